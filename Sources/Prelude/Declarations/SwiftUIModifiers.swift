extension View {
    func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
    /// Adds space around the view; 16 points where no length is given.
    @_underlying(ModifiedContent<Self, _PaddingLayout>.self) func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    @_underlying(ModifiedContent<Self, _PaddingLayout>.self) func padding(_ length: CGFloat) -> some View
    @_underlying(ModifiedContent<Self, _PaddingLayout>.self) func padding(_ insets: EdgeInsets) -> some View
    /// Proposes the given lengths to the view and takes them itself; the view may differ.
    @_underlying(ModifiedContent<Self, _FrameLayout>.self) func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
    /// Bounds the proposal, and its own size, by the given limits.
    @_underlying(ModifiedContent<Self, _FlexFrameLayout>.self) func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    /// Lets the view have its ideal size.
    @_underlying(ModifiedContent<Self, _FixedSizeLayout>.self) func fixedSize() -> some View
    @_underlying(ModifiedContent<Self, _FixedSizeLayout>.self) func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    /// Proposes the largest size of the ratio that fits, or the smallest that fills.
    @_underlying(ModifiedContent<Self, _AspectRatioLayout>.self) func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
    @_underlying(ModifiedContent<Self, _AspectRatioLayout>.self) func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View
    @_underlying(ModifiedContent<Self, _AspectRatioLayout>.self) func scaledToFit() -> some View
    @_underlying(ModifiedContent<Self, _AspectRatioLayout>.self) func scaledToFill() -> some View
    /// Draws the view elsewhere; the layout does not notice.
    @_underlying(ModifiedContent<Self, _OffsetEffect>.self) func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    @_underlying(ModifiedContent<Self, _OffsetEffect>.self) func offset(_ offset: CGSize) -> some View
    /// Takes all that is proposed and puts the view's center at the point.
    @_underlying(ModifiedContent<Self, _PositionLayout>.self) func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    @_underlying(ModifiedContent<Self, _PositionLayout>.self) func position(_ position: CGPoint) -> some View
    /// Puts a view or style behind the view, as large as the view.
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _BackgroundStyleModifier<S>>.self) func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    @_disfavoredOverload @_underlying(ModifiedContent<Self, _BackgroundModifier<V>>.self) func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _BackgroundModifier<V>>.self) func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _BackgroundShapeModifier<S, T>>.self) func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    /// Puts a view or style in front of the view, as large as the view.
    /// - Since: iOS 15
    func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { background(BackgroundStyle(), in: shape) }
    /// - Since: iOS 15
    func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { overlay { shape.fill(style) } }
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _OverlayStyleModifier<S>>.self) func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    @_disfavoredOverload @_underlying(ModifiedContent<Self, _OverlayModifier<V>>.self) func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _OverlayModifier<V>>.self) func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    @_underlying(ModifiedContent<Self, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, S>>>.self) func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _ContainerRelativeFrameLayout>.self) func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _ContainerRelativeFrameLayout>.self) func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _ContainerRelativeFrameLayout>.self) func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
    /// Extends the view out of the safe area.
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _SafeAreaIgnoringLayout>.self) func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
    @_underlying(ModifiedContent<Self, _SafeAreaIgnoringLayout>.self) func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _InsetViewModifier<V>>.self) func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _InsetViewModifier<V>>.self) func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _SafeAreaPaddingModifier>.self) func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    /// - Since: iOS 17
    func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
    /// Sets the view's place on an alignment line.
    @_underlying(ModifiedContent<Self, _AlignmentWritingModifier>.self) func alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> some View
    @_underlying(ModifiedContent<Self, _AlignmentWritingModifier>.self) func alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> some View
    /// Views of a higher priority take their space in a stack before others; 0 by default.
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<LayoutPriorityTraitKey>>.self) func layoutPriority(_ value: Double) -> some View
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<ZIndexTraitKey>>.self) func zIndex(_ value: Double) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<K>>>.self) func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
    /// Gives a value to the container around the view.
    /// - Since: iOS 18
    @_underlying(ModifiedContent<Self, _ContainerValueWritingModifier<V>>.self) func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>.self) func tag<V: Hashable>(_ tag: V) -> some View
    /// The optional of the tag is one, too, whatever is written.
    func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
    /// Gives the view an identity of its own: another id is another view.
    @_underlying(IDView<Self, ID>.self) func id<ID: Hashable>(_ id: ID) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityIdentifier(_ identifier: String) -> some View
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityLabel(_ label: LocalizedStringKey) -> some View
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityHint(_ hint: LocalizedStringKey) -> some View
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityValue(_ value: LocalizedStringKey) -> some View
    /// - Since: iOS 14
    @_inert(ModifiedContent<Self, AccessibilityAttachmentModifier>.self) func accessibilityHidden(_ hidden: Bool) -> some View
    /// Names the view's coordinates.
    @_underlying(ModifiedContent<Self, _CoordinateSpaceModifier<N>>.self) func coordinateSpace<N: Hashable>(name: N) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _CoordinateSpaceModifier<CoordinateSpace>>.self) func coordinateSpace(_ space: CoordinateSpace) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<GridCellColumnsTraitKey>>.self) func gridCellColumns(_ count: Int) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<GridCellUnsizedAxesTraitKey>>.self) func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<GridColumnAlignmentTraitKey>>.self) func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<GridCellAnchorTraitKey>>.self) func gridCellAnchor(_ anchor: UnitPoint) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<ListRowSeparatorTraitKey>>.self) func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    // Environment
    /// Sets a value for the view and all below it.
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>.self) func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>.self) func environment<T: AnyObject & Observable>(_ object: T?) -> some View
    /// What a method sets that has a key of its own, which is listed under the method's name.
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>.self) func _environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, as method: String) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>>.self) func _transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, as method: String, transform: (inout V) -> Void) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>>.self) func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>.self) func environmentObject<T: ObservableObject>(_ object: T) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Font>>>.self) func font(_ font: Font?) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Int>>>.self) func lineLimit(_ number: Int?) -> some View
    /// Has room for the least lines also where the text is shorter.
    @_underlying(ModifiedContent<Self, _LineLimitModifier>.self) func _lineLimit(_ most: Int?, least: Int) -> some View
    /// - Since: iOS 16
    func lineLimit(_ limit: ClosedRange<Int>) -> some View { _lineLimit(limit.upperBound, least: limit.lowerBound) }
    /// - Since: iOS 16
    func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { _lineLimit(nil, least: limit.lowerBound) }
    /// - Since: iOS 16
    func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// - Since: iOS 16
    func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { _lineLimit(limit, least: reservesSpace ? limit : 1) }
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.TruncationMode>>.self) func truncationMode(_ mode: Text.TruncationMode) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>>.self) func multilineTextAlignment(_ alignment: TextAlignment) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>.self) func minimumScaleFactor(_ factor: CGFloat) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>.self) func lineSpacing(_ lineSpacing: CGFloat) -> some View
    /// - Since: iOS 26
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<AttributedString.LineHeight>>>.self) func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View
    /// Controls show what they hold without their labels.
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>.self) func labelsHidden() -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>>.self) func disabled(_ disabled: Bool) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Color>>>.self) func foregroundColor(_ color: Color?) -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _ForegroundStyleModifier<S>>.self) func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, _ForegroundStyleModifier2<S1, S2>>.self) func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    /// - Since: iOS 15
    @_inert(ModifiedContent<Self, _ForegroundStyleModifier3<S1, S2, S3>>.self) func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    // Preferences
    /// Gives a value to the ancestors.
    @_underlying(ModifiedContent<Self, _PreferenceWritingModifier<K>>.self) func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View
    @_underlying(ModifiedContent<Self, _PreferenceTransformModifier<K>>.self) func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: (inout K.Value) -> Void) -> some View
    @_underlying(ModifiedContent<Self, _AnchorWritingModifier<A, K>>.self) func anchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: (Anchor<A>) -> K.Value) -> some View
    @_underlying(ModifiedContent<Self, _AnchorTransformModifier<A, K>>.self) func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: (inout K.Value, Anchor<A>) -> Void) -> some View
    /// Runs when what the views below say has changed.
    @_underlying(ModifiedContent<Self, _PreferenceActionModifier<K>>.self) func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: (K.Value) -> Void) -> some View where K.Value: Equatable
    @_underlying(ModifiedContent<Self, _OverlayPreferenceModifier<K, V>>.self) func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> V) -> some View
    @_underlying(ModifiedContent<Self, _BackgroundPreferenceModifier<K, V>>.self) func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> V) -> some View
    /// Runs when a value made of the view's geometry has changed.
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _GeometryActionModifier<T>>.self) func onGeometryChange<T: Equatable>(for type: T.Type, of transform: (GeometryProxy) -> T, action: (T, T) -> Void) -> some View
    /// - Since: iOS 16
    @_underlying(ModifiedContent<Self, _GeometryActionModifier<T>>.self) func onGeometryChange<T: Equatable>(for type: T.Type, of transform: (GeometryProxy) -> T, action: (T) -> Void) -> some View
    // Lifetime and actions
    /// Runs before the view appears.
    @_underlying(ModifiedContent<Self, _AppearanceActionModifier>.self) func onAppear(perform action: (() -> Void)? = nil) -> some View
    @_underlying(ModifiedContent<Self, _AppearanceActionModifier>.self) func onDisappear(perform action: (() -> Void)? = nil) -> some View
    /// Runs when the value has changed.
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _ValueActionModifier2<V>>.self) func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> some View
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _ValueActionModifier2<V>>.self) func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: () -> Void) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _ValueActionModifier<V>>.self) func onChange<V: Equatable>(of value: V, perform action: (V) -> Void) -> some View
    /// Starts work when the view appears, and cancels it when the view is gone.
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _TaskModifier>.self) func task(priority: TaskPriority = .userInitiated, _ action: () async -> Void) -> some View
    /// - Since: iOS 26.4
    func task(name: String?, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View { task(priority: priority, action) }
    /// - Since: iOS 26.4
    func task<T: Equatable>(id: T, name: String?, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View { task(id: id, priority: priority, action) }
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _TaskValueModifier<T>>.self) func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: () async -> Void) -> some View
    /// What Return does in the fields inside; actions further inside run first.
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _OnSubmitModifier>.self) func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
    // Animation
    /// Animates changes of the view that come with a change of the value.
    @_underlying(ModifiedContent<Self, _AnimationModifier<V>>.self) func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
    @_underlying(ModifiedContent<Self, _TransactionModifier>.self) func animation(_ animation: Animation?) -> some View
    @_underlying(ModifiedContent<Self, _TransactionModifier>.self) func transaction(_ transform: (inout Transaction) -> Void) -> some View
    /// - Since: iOS 17
    func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<TransitionTraitKey>>.self) func transition(_ transition: AnyTransition) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _MatchedGeometryEffect<ID>>.self) func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View
    // Drawing
    @_underlying(ModifiedContent<Self, _OpacityEffect>.self) func opacity(_ opacity: Double) -> some View
    @_underlying(ModifiedContent<Self, _HiddenModifier>.self) func hidden() -> some View
    @_underlying(ModifiedContent<Self, _ClipEffect<Rectangle>>.self) func clipped(antialiased: Bool = false) -> some View
    @_underlying(ModifiedContent<Self, _ClipEffect<S>>.self) func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View
    @_underlying(ModifiedContent<Self, _ClipEffect<RoundedRectangle>>.self) func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
    @_underlying(ModifiedContent<Self, _ScaleEffect>.self) func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View
    @_underlying(ModifiedContent<Self, _ScaleEffect>.self) func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
    @_underlying(ModifiedContent<Self, _RotationEffect>.self) func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
    @_underlying(ModifiedContent<Self, _Rotation3DEffect>.self) func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
    @_underlying(ModifiedContent<Self, _ShadowEffect>.self) func shadow(color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    @_underlying(ModifiedContent<Self, _BlurEffect>.self) func blur(radius: CGFloat, opaque: Bool = false) -> some View
    @_underlying(ModifiedContent<Self, _BrightnessEffect>.self) func brightness(_ amount: Double) -> some View
    @_underlying(ModifiedContent<Self, _ContrastEffect>.self) func contrast(_ amount: Double) -> some View
    @_underlying(ModifiedContent<Self, _SaturationEffect>.self) func saturation(_ amount: Double) -> some View
    @_underlying(ModifiedContent<Self, _GrayscaleEffect>.self) func grayscale(_ amount: Double) -> some View
    @_underlying(ModifiedContent<Self, _BlendModeEffect>.self) func blendMode(_ mode: BlendMode) -> some View
    @_underlying(ModifiedContent<Self, _DrawingGroupEffect>.self) func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    @_underlying(ModifiedContent<Self, _CompositingGroupEffect>.self) func compositingGroup() -> some View
    /// - Since: iOS 15
    @_underlying(ModifiedContent<Self, _MaskEffect<V>>.self) func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View
    func mask<V: View>(_ mask: V) -> some View { self.mask { mask } }
    // Presentation
    @_underlying(ModifiedContent<Self, _SheetModifier<V>>.self) func sheet<V: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> V) -> some View
    @_underlying(ModifiedContent<Self, _ItemSheetModifier<T, V>>.self) func sheet<T: Identifiable, V: View>(item: Binding<T?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (T) -> V) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _FullScreenCoverModifier<V>>.self) func fullScreenCover<V: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _ItemFullScreenCoverModifier<T, V>>.self) func fullScreenCover<T: Identifiable, V: View>(item: Binding<T?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (T) -> V) -> some View
    @_underlying(ModifiedContent<Self, _PopoverModifier<V>>.self) func popover<V: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top, @ViewBuilder content: () -> V) -> some View
    @_underlying(ModifiedContent<Self, _ItemPopoverModifier<T, V>>.self) func popover<T: Identifiable, V: View>(item: Binding<T?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top, @ViewBuilder content: (T) -> V) -> some View
}
/// - Since: iOS 15
extension View {
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _InspectorModifier<V>>.self) func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
    @_underlying(ModifiedContent<Self, _AlertModifier<V>>.self) func alert<V: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V) -> some View
    @_underlying(ModifiedContent<Self, _AlertModifier<V>>.self) func alert<V: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V, @ViewBuilder message: () -> M) -> some View
    func alert<V: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V) -> some View {
        alert("", isPresented: isPresented) {
            title
            actions()
        }
    }
    func alert<V: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V, @ViewBuilder message: () -> M) -> some View {
        alert("", isPresented: isPresented) {
            title
            message()
            actions()
        }
    }
    @_underlying(ModifiedContent<Self, _ConfirmationDialogModifier<V>>.self) func confirmationDialog<V: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> V) -> some View
    func confirmationDialog<V: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> V) -> some View {
        confirmationDialog("", isPresented: isPresented) {
            if titleVisibility == .visible { title }
            actions()
        }
    }
    func confirmationDialog<V: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> V, @ViewBuilder message: () -> M) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility) {
            message()
            actions()
        }
    }
    // Accepted, without an effect on what the workbook computes
    /// - Since: iOS 16
    @_inert func fontWeight(_ weight: Font.Weight?) -> some View
    /// - Since: iOS 16.1
    @_inert func fontDesign(_ design: Font.Design?) -> some View
    /// - Since: iOS 16
    @_inert func monospaced(_ isActive: Bool = true) -> some View
    @_inert func monospacedDigit() -> some View
}
extension View {
    /// - Since: iOS 16
    @_inert func kerning(_ points: CGFloat) -> some View
    /// - Since: iOS 16
    @_inert func tracking(_ points: CGFloat) -> some View
    /// - Since: iOS 14
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Text.Case>>>.self) func textCase(_ textCase: Text.Case?) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>>.self) func imageScale(_ scale: Image.Scale) -> some View
    /// - Since: iOS 14
    @_inert func navigationTitle(_ title: LocalizedStringKey) -> some View
    @_inert func navigationBarTitle(_ title: LocalizedStringKey) -> some View
    /// - Since: iOS 14
    @_inert func navigationBarTitleDisplayMode(_ mode: _TitleDisplayMode) -> some View
    @_inert func navigationBarHidden(_ hidden: Bool) -> some View
    /// What the bar of a tab view shows for the view.
    @_underlying(ModifiedContent<Self, _TraitWritingModifier<TabItemTraitKey>>.self) func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
    @_inert func accentColor(_ color: Color?) -> some View
    @_underlying(ModifiedContent<Self, _PreferenceWritingModifier<PreferredColorSchemeKey>>.self) func preferredColorScheme(_ scheme: ColorScheme?) -> some View
    @_underlying(ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>>.self) func colorScheme(_ scheme: ColorScheme) -> some View
    /// A view that doesn't allow it takes no taps, nor do the views inside.
    @_underlying(ModifiedContent<Self, _AllowsHitTestingModifier>.self) func allowsHitTesting(_ enabled: Bool) -> some View
    /// - Since: iOS 15
    @_inert func submitLabel(_ label: SubmitLabel) -> some View
    @_inert func keyboardType(_ type: UIKeyboardType) -> some View
    /// - Since: iOS 15
    @_inert func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View
    func autocorrectionDisabled(_ disable: Bool = true) -> some View { _environment(\.autocorrectionDisabled, disable, as: "autocorrectionDisabled") }
    func disableAutocorrection(_ disable: Bool?) -> some View { _environment(\.autocorrectionDisabled, disable ?? false, as: "disableAutocorrection") }
    /// - Since: iOS 16
    func scrollDisabled(_ disabled: Bool) -> some View { _environment(\.isScrollEnabled, !disabled, as: "scrollDisabled") }
    /// - Since: iOS 16
    @_inert func scrollContentBackground(_ visibility: Visibility) -> some View
    @_inert func listRowBackground<V: View>(_ view: V?) -> some View
    @_inert func listRowInsets(_ insets: EdgeInsets?) -> some View
    /// - Since: iOS 17
    @_inert func listRowSpacing(_ spacing: CGFloat?) -> some View
    @_inert func previewDisplayName(_ value: String?) -> some View
    @_inert func previewDevice(_ value: String?) -> some View
    @_inert func statusBarHidden(_ hidden: Bool = true) -> some View
    /// - Since: iOS 15
    @_inert func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
    /// - Since: iOS 15
    func refreshable(action: @escaping () async -> Void) -> some View { _environment(\.refresh, RefreshAction(_action: action), as: "refreshable") }
    /// - Since: iOS 15
    @_inert func privacySensitive(_ sensitive: Bool = true) -> some View
    /// - Since: iOS 17
    @_inert func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
}
extension View where Self: Equatable { func equatable() -> EquatableView<Self> }
extension View {
    /// Prints why the body runs.
    static func _printChanges()
    /// Logs why the body runs; the workbook prints it.
    static func _logChanges()
}
/// A modifier whose changes move with an animation of its own.
struct _AnimatedModifier<Modifier: ViewModifier>: ViewModifier {
    let _modifier: Modifier
    let _change: (inout Transaction) -> Void
    func body(content: Content) -> some View { content.modifier(_modifier).transaction { _change(&$0) } }
}
extension ViewModifier {
    func animation(_ animation: Animation?) -> some ViewModifier { _AnimatedModifier<Self>(_modifier: self) { if !$0.disablesAnimations { $0.animation = animation } } }
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { _AnimatedModifier<Self>(_modifier: self, _change: transform) }
    /// Prints why the body runs.
    static func _printChanges()
    /// Logs why the body runs; the workbook prints it.
    static func _logChanges()
}
