// How lists, scroll views, tabs and bars behave under a finger, which none does here.
/// Where a scroll view is scrolled to: a view, an edge or an offset, or where a person left it.
struct ScrollPosition: Equatable {
    var _id: AnyHashable?
    var _anchor: UnitPoint?
    var _takes: (AnyHashable) -> Bool
    private(set) var edge: Edge?
    private(set) var x: CGFloat?
    private(set) var y: CGFloat?
    /// Whether a person scrolled since the program did.
    var isPositionedByUser = false
    init() { _takes = { _ in false } }
    init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.init(idType: ID.self); _id = AnyHashable(id); _anchor = anchor }
    init<ID: Hashable>(idType: ID.Type) { _takes = { $0.base is ID } }
    init(edge: Edge) { self.init(); self.edge = edge }
    init<ID: Hashable>(idType: ID.Type, edge: Edge) { self.init(idType: idType); self.edge = edge }
    init(point: CGPoint) { self.init(); x = point.x; y = point.y }
    init<ID: Hashable>(idType: ID.Type, point: CGPoint) { self.init(idType: idType); x = point.x; y = point.y }
    init(x: CGFloat) { self.init(); self.x = x }
    init(y: CGFloat) { self.init(); self.y = y }
    init(x: CGFloat, y: CGFloat) { self.init(); self.x = x; self.y = y }
    init<ID: Hashable>(idType: ID.Type, x: CGFloat) { self.init(idType: idType); self.x = x }
    init<ID: Hashable>(idType: ID.Type, y: CGFloat) { self.init(idType: idType); self.y = y }
    init<ID: Hashable>(idType: ID.Type, x: CGFloat, y: CGFloat) { self.init(idType: idType); self.x = x; self.y = y }
    /// The point that the program scrolled to.
    var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The view that the program scrolled to, or the one in sight where a person scrolled.
    var viewID: (any Hashable)? { _id?.base as? any Hashable }
    func viewID<ID: Hashable>(type: ID.Type) -> ID? { _id?.base as? ID }
    mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { _clear(); _id = AnyHashable(id); _anchor = anchor }
    mutating func scrollTo(edge: Edge) { _clear(); self.edge = edge }
    mutating func scrollTo(point: CGPoint) { _clear(); x = point.x; y = point.y }
    mutating func scrollTo(x: CGFloat) { _clear(); self.x = x }
    mutating func scrollTo(y: CGFloat) { _clear(); self.y = y }
    mutating func scrollTo(x: CGFloat, y: CGFloat) { _clear(); self.x = x; self.y = y }
    mutating func _clear() { _id = nil; _anchor = nil; edge = nil; x = nil; y = nil; isPositionedByUser = false }
    mutating func _see(_ ids: [AnyHashable]) { _clear(); _id = ids.first(where: _takes); isPositionedByUser = true }
    var _target: _ScrollTarget {
        if isPositionedByUser { return _ScrollTarget() }
        return _ScrollTarget(
            id: _id, anchor: _anchor, x: x, y: y, partX: edge == .leading ? 0 : edge == .trailing ? 1 : nil, partY: edge == .top ? 0 : edge == .bottom ? 1 : nil)
    }
    static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a._id == b._id && a._anchor == b._anchor && a.edge == b.edge && a.x == b.x && a.y == b.y && a.isPositionedByUser == b.isPositionedByUser
    }
}
/// What a scroll view is asked for: a view, or for each axis an offset in points or a part of the way to the end.
struct _ScrollTarget {
    var id: AnyHashable?
    var anchor: UnitPoint?
    var x: CGFloat?, y: CGFloat?
    var partX: CGFloat?, partY: CGFloat?
}
/// Where the content of a scroll view is.
struct ScrollGeometry: Equatable {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var contentInsets: EdgeInsets
    var containerSize: CGSize
    var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
extension View {
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func scrollTargetLayout(isEnabled: Bool = true) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _scrollPosition(anchor: UnitPoint?, target: @escaping () -> _ScrollTarget, identify: @escaping (Int) -> AnyHashable, seen: @escaping ([AnyHashable]) -> Void) -> some View
    func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        _scrollPosition(
            anchor: anchor, target: { _ScrollTarget(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) }, identify: { AnyHashable($0) },
            seen: { ids in id.wrappedValue = ids.lazy.compactMap { $0.base as? ID }.first })
    }
    func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        _scrollPosition(
            anchor: anchor,
            target: {
                var target = position.wrappedValue._target
                target.anchor = target.anchor ?? anchor
                return target
            }, identify: { AnyHashable($0) }, seen: { position.wrappedValue._see($0) })
    }
}
struct ScrollEdgeEffectStyle: Hashable {
    let _name: String
    static let automatic = ScrollEdgeEffectStyle(_name: "automatic"), hard = ScrollEdgeEffectStyle(_name: "hard"), soft = ScrollEdgeEffectStyle(_name: "soft")
}
struct ScrollInputBehavior: Equatable { let _name: String; static let automatic = ScrollInputBehavior(_name: "automatic"), enabled = ScrollInputBehavior(_name: "enabled"), disabled = ScrollInputBehavior(_name: "disabled") }
struct ScrollInputKind: Equatable {
    let _name: String
    static let handGestureShortcut = ScrollInputKind(_name: "handGestureShortcut"), look = ScrollInputKind(_name: "look")
}
struct ScrollAnchorRole: Hashable {
    let _name: String
    static let initialOffset = ScrollAnchorRole(_name: "initialOffset"), sizeChanges = ScrollAnchorRole(_name: "sizeChanges"), alignment = ScrollAnchorRole(_name: "alignment")
}
struct ScrollContentOffsetAdjustmentBehavior { init() {}; static let automatic = ScrollContentOffsetAdjustmentBehavior(), disabled = ScrollContentOffsetAdjustmentBehavior() }
struct ScrollIndicatorVisibility: Equatable {
    let _name: String
    static let automatic = ScrollIndicatorVisibility(_name: "automatic"), visible = ScrollIndicatorVisibility(_name: "visible")
    static let hidden = ScrollIndicatorVisibility(_name: "hidden"), never = ScrollIndicatorVisibility(_name: "never")
}
struct ScrollPhaseChangeContext {
    let geometry: ScrollGeometry
    let velocity: CGVector?
}
/// Where a scroll ends.
struct ScrollTarget: Hashable {
    var rect: CGRect
    var anchor: UnitPoint?
}
struct ScrollTargetBehaviorContext {
    let originalTarget: ScrollTarget
    let velocity: CGVector
    let contentSize: CGSize
    let containerSize: CGSize
    let axes: Axis.Set
}
struct ScrollTargetBehaviorPropertiesContext { init() {} }
struct ScrollTargetBehaviorProperties { init() {}; var limitsScrolls = false }
extension ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
    func properties(context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties { ScrollTargetBehaviorProperties() }
    var _kind: Int { 0 }
    var _anchor: UnitPoint? { nil }
    func _end(_ geometry: ScrollGeometry, _ before: CGPoint, _ isVertical: Bool, _ isHorizontal: Bool) -> CGPoint {
        let container = geometry.containerSize
        var target = ScrollTarget(rect: CGRect(origin: geometry.contentOffset, size: container), anchor: nil)
        var axes: Axis.Set = []
        if isVertical { axes.insert(.vertical) }
        if isHorizontal { axes.insert(.horizontal) }
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: before, size: container), anchor: nil), velocity: CGVector(dx: 0, dy: 0), contentSize: geometry.contentSize,
            containerSize: container, axes: axes)
        updateTarget(&target, context: context)
        let anchor = target.anchor ?? .topLeading
        return CGPoint(
            x: target.rect.minX + anchor.x * (target.rect.width - container.width), y: target.rect.minY + anchor.y * (target.rect.height - container.height))
    }
}
struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    let _kind: Int
    let _anchor: UnitPoint?
    let _update: (ScrollTarget, ScrollTargetBehaviorContext) -> ScrollTarget
    init<B: ScrollTargetBehavior>(_ base: B) {
        (_kind, _anchor) = (base._kind, base._anchor)
        _update = { target, context in
            var changed = target
            base.updateTarget(&changed, context: context)
            return changed
        }
    }
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) { target = _update(target, context) }
}
struct AlternatingRowBackgroundBehavior: Equatable { let _name: String; static let automatic = AlternatingRowBackgroundBehavior(_name: "automatic"), enabled = AlternatingRowBackgroundBehavior(_name: "enabled"), disabled = AlternatingRowBackgroundBehavior(_name: "disabled") }
struct BackgroundProminence: Hashable { let _name: String; static let standard = BackgroundProminence(_name: "standard"), increased = BackgroundProminence(_name: "increased") }
struct BadgeProminence: Hashable { let _name: String; static let decreased = BadgeProminence(_name: "decreased"), standard = BadgeProminence(_name: "standard"), increased = BadgeProminence(_name: "increased") }
enum SidebarRowSize { case small, medium, large }
/// The rows of a table or list that can be edited.
struct EditableCollectionContent<Content, Data>: View {}
// Tabs
struct TabBarMinimizeBehavior: Hashable {
    let _name: String
    static let automatic = TabBarMinimizeBehavior(_name: "automatic"), never = TabBarMinimizeBehavior(_name: "never")
    static let onScrollDown = TabBarMinimizeBehavior(_name: "onScrollDown"), onScrollUp = TabBarMinimizeBehavior(_name: "onScrollUp")
}
struct TabBarPlacement: Hashable {
    let _name: String
    static let bottomBar = TabBarPlacement(_name: "bottomBar"), topBar = TabBarPlacement(_name: "topBar"), sidebar = TabBarPlacement(_name: "sidebar"), ornament = TabBarPlacement(_name: "ornament"), pageIndicator = TabBarPlacement(_name: "pageIndicator"), windowToolbar = TabBarPlacement(_name: "windowToolbar")
}
struct AdaptableTabBarPlacement: Hashable { let _name: String; static let automatic = AdaptableTabBarPlacement(_name: "automatic"), tabBar = AdaptableTabBarPlacement(_name: "tabBar"), sidebar = AdaptableTabBarPlacement(_name: "sidebar") }
struct TabPlacement: Hashable { let _name: String; static let automatic = TabPlacement(_name: "automatic"), pinned = TabPlacement(_name: "pinned"), sidebarOnly = TabPlacement(_name: "sidebarOnly") }
struct TabCustomizationBehavior: Equatable { let _name: String; static let automatic = TabCustomizationBehavior(_name: "automatic"), disabled = TabCustomizationBehavior(_name: "disabled"), reorderable = TabCustomizationBehavior(_name: "reorderable") }
struct TabSearchActivation: Hashable { let _name: String; static let automatic = TabSearchActivation(_name: "automatic"), searchTabSelection = TabSearchActivation(_name: "searchTabSelection") }
enum TabViewBottomAccessoryPlacement: Hashable { case inline, expanded }
/// What somebody did to the tabs of a sidebar; nobody does anything to them here.
struct TabViewCustomization: Equatable {
    init() {}
    struct TabCustomization {
        var sidebarVisibility: Visibility = .automatic
        var tabBarVisibility: Visibility { .automatic }
    }
    struct SectionCustomization {
        init() {}
        var tabOrder: [String]? { nil }
        mutating func resetTabOrder() {}
    }
    subscript(tab id: String) -> TabViewCustomization.TabCustomization {
        get { TabCustomization() }
        set {}
    }
    subscript(section id: String) -> TabViewCustomization.SectionCustomization {
        get { SectionCustomization() }
        set {}
    }
    mutating func resetVisibility() {}
    mutating func resetSectionOrder() {}
}
extension View {
    @_inert func customizationID(_ id: String) -> some View
    @_inert func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some View
    @_inert func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View
    @_inert func tabPlacement(_ placement: TabPlacement) -> some View
    @_inert func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
    @_inert func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View
    @_inert func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func tabViewBottomAccessory<V: View>(isEnabled: Bool, @ViewBuilder content: () -> V) -> some View
    @_inert func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    @_inert func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
    @_inert func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View
    // Scroll views
    @_inert func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
    @_inert func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
    @_inert func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View
    @_inert func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    @_inert func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    @_inert func scrollTarget(isEnabled: Bool = true) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _onScrollPhaseChange(_ action: @escaping (Int, Int, ScrollGeometry) -> Void) -> some View
    func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View {
        _onScrollPhaseChange { old, new, geometry in action(ScrollPhase._all[old], ScrollPhase._all[new], ScrollPhaseChangeContext(geometry: geometry, velocity: nil)) }
    }
    func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        _onScrollPhaseChange { old, new, _ in action(ScrollPhase._all[old], ScrollPhase._all[new]) }
    }
    @_inert func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View
    @_inert func backgroundExtensionEffect(isEnabled: Bool) -> some View
    @_inert func backgroundExtensionEffect() -> some View
    // Lists
    @_inert func listRowHoverEffect(_ effect: HoverEffect?) -> some View
    @_inert func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View
    @_inert func listRowPlatterColor(_ color: Color?) -> some View
    @_inert func listSectionIndexVisibility(_ visibility: Visibility) -> some View
    @_inert func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    @_inert func sectionIndexLabel(_ label: Text?) -> some View
    @_inert func sectionIndexLabel(_ label: LocalizedStringKey) -> some View
    @_inert func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
    @_inert func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
    @_inert func badge(_ key: LocalizedStringKey?) -> some View
    @_inert func swipeActions<V: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V, onPresentationChanged: @escaping (Bool) -> Void) -> some View
    @_inert func swipeActionsContainer() -> some View
    @_inert func reorderContainer<Item: Identifiable>(for item: Item.Type, isEnabled: Bool = true, move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void) -> some View
    @_inert func reorderContainer<Item: Identifiable, CollectionID: Hashable>(for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true, move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void) -> some View
    @_inert func reorderContainer<Item, ID: Hashable>(for item: Item.Type, itemID: KeyPath<Item, ID>, isEnabled: Bool = true, move: @escaping (ReorderDifference<ID, ReorderableSingleCollectionIdentifier>) -> Void) -> some View
    @_inert func reorderContainer<Item, ID: Hashable, CollectionID: Hashable>(for item: Item.Type, itemID: KeyPath<Item, ID>, in collectionID: CollectionID.Type, isEnabled: Bool = true, move: @escaping (ReorderDifference<ID, CollectionID>) -> Void) -> some View
    // Tables
    @_inert func tableColumnHeaders(_ visibility: Visibility) -> some View
    @_inert func inspectorColumnWidth(_ width: CGFloat) -> some View
    @_inert func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    // Bars
    @_inert func contentToolbar<V: View>(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> V) -> some View
    @_inert func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarItemHidden(_ hidden: Bool = true) -> some View
    @_inert func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View
    @_inert func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some View
    func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { environment(\.navigationLinkIndicatorVisibility, visibility) }
}
/// What a drag moved, and to where.
struct ReorderDifference<ID: Hashable, CollectionID: Hashable> {
    struct Destination {
        enum Position { case before(ID), end }
        let position: ReorderDifference<ID, CollectionID>.Destination.Position
        let collectionID: CollectionID
    }
    let sources: [ID]
    let destination: ReorderDifference<ID, CollectionID>.Destination
}
struct ReorderableSingleCollectionIdentifier: Hashable {}
struct ContentToolbarPlacement { init() {}; static let tabViewSidebar = ContentToolbarPlacement() }
struct ToolbarMinimizationBehavior: Hashable {
    let _name: String
    static let automatic = ToolbarMinimizationBehavior(_name: "automatic"), never = ToolbarMinimizationBehavior(_name: "never")
    static let onScrollDown = ToolbarMinimizationBehavior(_name: "onScrollDown"), onScrollUp = ToolbarMinimizationBehavior(_name: "onScrollUp")
}
struct ToolbarItemVisibilityPriority: Hashable {
    let _rank: Double
    static let low = ToolbarItemVisibilityPriority(_rank: -1), automatic = ToolbarItemVisibilityPriority(_rank: 0), high = ToolbarItemVisibilityPriority(_rank: 1)
    init(_rank: Double) { self._rank = _rank }
    init(higherThan other: ToolbarItemVisibilityPriority) { _rank = other._rank + 0.25 }
    init(lowerThan other: ToolbarItemVisibilityPriority) { _rank = other._rank - 0.25 }
}
struct ToolbarLabelStyle: Equatable { let _name: String; static let automatic = ToolbarLabelStyle(_name: "automatic"), titleAndIcon = ToolbarLabelStyle(_name: "titleAndIcon"), titleOnly = ToolbarLabelStyle(_name: "titleOnly"), iconOnly = ToolbarLabelStyle(_name: "iconOnly") }
struct ToolbarCustomizationBehavior { init() {}; static let `default` = ToolbarCustomizationBehavior(), reorderable = ToolbarCustomizationBehavior(), disabled = ToolbarCustomizationBehavior() }
struct ToolbarCustomizationOptions: OptionSet { let rawValue: Int; static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1) }
struct SpacerSizing: Hashable { let _name: String; static let flexible = SpacerSizing(_name: "flexible"), fixed = SpacerSizing(_name: "fixed") }
extension ToolbarContent {
    func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
    func hidden(_ hidden: Bool = true) -> Self { self }
    func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
    func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
    func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> Self { self }
}
/// An item that the system puts into a toolbar by itself; it is not shown.
struct DefaultToolbarItem: ToolbarContent {
    init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    var body: some View { EmptyView() }
}
/// Items that come after those that have room.
struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
    let _content: Content
    init(@ViewBuilder content: () -> Content) { _content = content() }
    var body: some View { Menu("More") { _content } }
}
/// A menu under the title of the window; its items are not shown.
struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    init() where Content == EmptyView {}
    init(@ViewBuilder content: () -> Content) {}
    var body: some View { EmptyView() }
}
extension ToolbarSpacer { init(_ sizing: SpacerSizing, placement: ToolbarItemPlacement = .automatic) { self.init(placement: placement) } }
struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let _content: Content
    var body: some View { _content }
}
extension ToolbarItemGroup {
    init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L> { self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(_content: content()) } }
}
extension EnvironmentValues {
    @Entry var backgroundProminence: BackgroundProminence = .standard
    @Entry var badgeProminence: BadgeProminence = .standard
    @Entry var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
    @Entry var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
    @Entry var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
    @Entry var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
    @Entry var sidebarRowSize: SidebarRowSize = .medium
    @Entry var navigationLinkIndicatorVisibility: Visibility = .automatic
    var tabBarPlacement: TabBarPlacement? { nil }
    var isTabBarShowingSections: Bool { false }
    var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
    var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
extension NavigationLink { func isDetailLink(_ isDetailLink: Bool) -> some View { self } }
