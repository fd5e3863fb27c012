VStack {
    Text("styled")
        .italic()
        .underline()
        .kerning(2)
        .fontWeight(.heavy)
        .blur(radius: 0.5)
        .brightness(0.1)
        .saturation(0.8)
        .blendMode(.multiply)
        .drawingGroup()
    Image("photo")
        .resizable()
        .scaledToFit()
        .frame(width: 100, height: 60)
        .clipped()
        .rotationEffect(.degrees(45))
        .rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0))
        .accessibilityLabel("A photo")
        .accessibilityHidden(false)
    Circle()
        .strokeBorder(.blue, lineWidth: 3)
        .frame(width: 40, height: 40)
        .overlay { Text("4") }
        .mask { Circle() }
        .compositingGroup()
}

// type: VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _BlurEffect>, _BrightnessEffect>, _SaturationEffect>, _BlendModeEffect>, _DrawingGroupEffect>, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>, _ClipEffect<Rectangle>>, _RotationEffect>, _Rotation3DEffect>, AccessibilityAttachmentModifier>, AccessibilityAttachmentModifier>, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<_ShapeView<_StrokedShape<Circle>, Color>, _FrameLayout>, _OverlayModifier<Text>>, _MaskEffect<Circle>>, _CompositingGroupEffect>>>
// view: VStack 110,174 100x132
// view:   drawingGroup 136,174 48x16
// view:     blendMode 136,174 48x16
// view:       saturation 136,174 48x16
// view:         brightness 136,174 48x16
// view:           blur 136,174 48x16
// view:             Text "styled" 136,174 48x16
// view:   rotation3DEffect 110,198 100x60 [accessibilityLabel, accessibilityHidden]
// view:     rotationEffect 110,198 100x60
// view:       clipped 110,198 100x60
// view:         frame 110,198 100x60
// view:           aspectRatio 130,198 60x60
// view:             Image 130,198 60x60
// view:   compositingGroup 140,266 40x40
// view:     mask 140,266 40x40
// view:       overlay 140,266 40x40
// view:         frame 140,266 40x40
// view:           Circle 140,266 40x40
// view:         Text "4" 156,278 8x16
// view:       Circle 140,266 40x40
