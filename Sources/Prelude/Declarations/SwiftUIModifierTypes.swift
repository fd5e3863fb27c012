// The types behind `some View`, by SwiftUI's names.
struct AccessibilityAttachmentModifier {}
struct AddGestureModifier<A> {}
/// - Since: iOS 16
struct GridCellAnchorTraitKey {}
/// - Since: iOS 16
struct GridCellColumnsTraitKey {}
/// - Since: iOS 16
struct GridCellUnsizedAxesTraitKey {}
/// - Since: iOS 16
struct GridColumnAlignmentTraitKey {}
struct LayoutPriorityTraitKey {}
/// - Since: iOS 15
struct ListRowSeparatorTraitKey {}
struct IsSelectionDisabledTraitKey {}
struct TabItemTraitKey {}
struct TagValueTraitKey<A> {}
struct TransitionTraitKey {}
struct ZIndexTraitKey {}
struct _AlertModifier<A> {}
struct _AlignmentWritingModifier {}
struct _AnchorTransformModifier<A, B> {}
struct _AnchorWritingModifier<A, B> {}
struct _AnimationModifier<A> {}
struct _AppearanceActionModifier {}
struct _AspectRatioLayout {}
struct _BackgroundModifier<A> {}
struct _BackgroundPreferenceModifier<A, B> {}
struct _BackgroundShapeModifier<A, B> {}
struct _BackgroundStyleModifier<A> {}
struct _BlendModeEffect {}
struct _BlurEffect {}
struct _BrightnessEffect {}
struct _ClipEffect<A> {}
struct _CompositingGroupEffect {}
struct _ConfirmationDialogModifier<A> {}
struct _ContainerRelativeFrameLayout {}
struct _ContainerValueWritingModifier<A> {}
struct _ContrastEffect {}
struct _CoordinateSpaceModifier<A> {}
struct _DrawingGroupEffect {}
struct _EnvironmentKeyTransformModifier<A> {}
struct _EnvironmentKeyWritingModifier<A> {}
struct _FixedSizeLayout {}
struct _FlexFrameLayout {}
struct _ForegroundStyleModifier<A> {}
struct _ForegroundStyleModifier2<A, B> {}
struct _ForegroundStyleModifier3<A, B, C> {}
struct _FrameLayout {}
struct _FullScreenCoverModifier<A> {}
struct _GeometryActionModifier<A> {}
struct _GrayscaleEffect {}
struct _HiddenModifier {}
struct _InertModifier {}
struct _InsetViewModifier<A> {}
struct _ItemSheetModifier<A, B> {}
struct _NavigationDestinationModifier<A> {}
struct _ItemFullScreenCoverModifier<A, B> {}
struct _LayoutTrait<A> {}
struct _LineLimitModifier {}
struct _AllowsHitTestingModifier {}
struct _MaskEffect<A> {}
struct _MatchedGeometryEffect<A> {}
/// - Since: iOS 14
struct MatchedGeometryProperties: OptionSet {
    let rawValue: Int
    static let position = MatchedGeometryProperties(rawValue: 1), size = MatchedGeometryProperties(rawValue: 2), frame = MatchedGeometryProperties(rawValue: 3)
}
struct _OffsetEffect {}
struct _OnSubmitModifier {}
struct _FocusModifier {}
struct _OpacityEffect {}
struct _OverlayModifier<A> {}
struct _OverlayPreferenceModifier<A, B> {}
struct _OverlayStyleModifier<A> {}
struct _PaddingLayout {}
struct _PopoverModifier<A> {}
struct _ItemPopoverModifier<A, B> {}
struct _InspectorModifier<A> {}
struct _ItemNavigationDestinationModifier<A, B> {}
struct _PositionLayout {}
struct _PreferenceActionModifier<A> {}
struct _PreferenceTransformModifier<A> {}
struct _PreferenceWritingModifier<A> {}
struct _Rotation3DEffect {}
struct _RotationEffect {}
struct _SafeAreaIgnoringLayout {}
struct _SafeAreaPaddingModifier {}
struct _SaturationEffect {}
struct _ScaleEffect {}
struct _ShadowEffect {}
struct _SheetModifier<A> {}
struct _TaskModifier {}
struct _TaskValueModifier<A> {}
struct _TraitWritingModifier<A> {}
struct _TransactionModifier {}
struct _ValueActionModifier<A> {}
struct _ValueActionModifier2<A> {}
