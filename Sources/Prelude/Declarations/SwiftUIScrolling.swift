// How lists, scroll views, tabs and bars behave under a finger, which none does here.
/// Where a scroll view is scrolled to: a view, an edge or an offset, or where a person left it.
/// - Since: iOS 18
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
/// - Since: iOS 18
struct ScrollGeometry: Equatable {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var contentInsets: EdgeInsets
    var containerSize: CGSize
    var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
/// - Since: iOS 17
extension View {
    /// - Since: iOS 18
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func scrollTargetLayout(isEnabled: Bool = true) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _scrollPosition(anchor: UnitPoint?, target: @escaping () -> _ScrollTarget, identify: @escaping (Int) -> AnyHashable, seen: @escaping ([AnyHashable]) -> Void) -> some View
    func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        _scrollPosition(
            anchor: anchor, target: { _ScrollTarget(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) }, identify: { AnyHashable($0) },
            seen: { ids in id.wrappedValue = ids.lazy.compactMap { $0.base as? ID }.first })
    }
    /// - Since: iOS 18
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
/// - Since: iOS 26
struct ScrollEdgeEffectStyle: Hashable {
    let _name: String
    static let automatic = ScrollEdgeEffectStyle(_name: "automatic"), hard = ScrollEdgeEffectStyle(_name: "hard"), soft = ScrollEdgeEffectStyle(_name: "soft")
}
/// - Since: iOS 18
struct ScrollInputBehavior: Equatable { let _name: String; static let automatic = ScrollInputBehavior(_name: "automatic"), enabled = ScrollInputBehavior(_name: "enabled"), disabled = ScrollInputBehavior(_name: "disabled") }
/// - Since: iOS 18
struct ScrollInputKind: Equatable {
    let _name: String
    /// - Since: watchOS 11
    static let handGestureShortcut = ScrollInputKind(_name: "handGestureShortcut")
    static let look = ScrollInputKind(_name: "look")
}
/// - Since: iOS 18
struct ScrollAnchorRole: Hashable {
    let _name: String
    static let initialOffset = ScrollAnchorRole(_name: "initialOffset"), sizeChanges = ScrollAnchorRole(_name: "sizeChanges"), alignment = ScrollAnchorRole(_name: "alignment")
}
/// - Since: iOS 18
struct ScrollContentOffsetAdjustmentBehavior { init() {}; static let automatic = ScrollContentOffsetAdjustmentBehavior(), disabled = ScrollContentOffsetAdjustmentBehavior() }
/// - Since: iOS 16
struct ScrollIndicatorVisibility: Equatable {
    let _name: String
    static let automatic = ScrollIndicatorVisibility(_name: "automatic"), visible = ScrollIndicatorVisibility(_name: "visible")
    static let hidden = ScrollIndicatorVisibility(_name: "hidden"), never = ScrollIndicatorVisibility(_name: "never")
}
/// - Since: iOS 18
struct ScrollPhaseChangeContext {
    let geometry: ScrollGeometry
    let velocity: CGVector?
}
/// Where a scroll ends.
/// - Since: iOS 17
struct ScrollTarget: Hashable {
    var rect: CGRect
    var anchor: UnitPoint?
}
/// - Since: iOS 17
@dynamicMemberLookup struct ScrollTargetBehaviorContext {
    subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { EnvironmentValues()[keyPath: keyPath] }
    let originalTarget: ScrollTarget
    let velocity: CGVector
    let contentSize: CGSize
    let containerSize: CGSize
    let axes: Axis.Set
}
/// - Since: iOS 18.4
struct ScrollTargetBehaviorPropertiesContext { init() {} }
/// - Since: iOS 18.4
struct ScrollTargetBehaviorProperties { init() {}; var limitsScrolls = false }
extension ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
    /// - Since: iOS 18.4
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
/// - Since: iOS 18
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
/// - Since: macOS 14
struct AlternatingRowBackgroundBehavior: Equatable { let _name: String; static let automatic = AlternatingRowBackgroundBehavior(_name: "automatic"), enabled = AlternatingRowBackgroundBehavior(_name: "enabled"), disabled = AlternatingRowBackgroundBehavior(_name: "disabled") }
/// - Since: iOS 17
struct BackgroundProminence: Hashable { let _name: String; static let standard = BackgroundProminence(_name: "standard"), increased = BackgroundProminence(_name: "increased") }
/// - Since: iOS 17
struct BadgeProminence: Hashable { let _name: String; static let decreased = BadgeProminence(_name: "decreased"), standard = BadgeProminence(_name: "standard"), increased = BadgeProminence(_name: "increased") }
/// - Since: iOS 16
enum SidebarRowSize { case small, medium, large }
/// The rows of a table or list that can be edited.
/// - Since: iOS 16
struct EditableCollectionContent<Content, Data>: View {}
// Tabs
/// - Since: iOS 26
struct TabBarMinimizeBehavior: Hashable {
    let _name: String
    static let automatic = TabBarMinimizeBehavior(_name: "automatic"), never = TabBarMinimizeBehavior(_name: "never")
    static let onScrollDown = TabBarMinimizeBehavior(_name: "onScrollDown"), onScrollUp = TabBarMinimizeBehavior(_name: "onScrollUp")
}
/// - Since: iOS 18
struct TabBarPlacement: Hashable {
    let _name: String
    static let bottomBar = TabBarPlacement(_name: "bottomBar"), topBar = TabBarPlacement(_name: "topBar"), sidebar = TabBarPlacement(_name: "sidebar"), ornament = TabBarPlacement(_name: "ornament"), pageIndicator = TabBarPlacement(_name: "pageIndicator"), windowToolbar = TabBarPlacement(_name: "windowToolbar")
}
/// - Since: iOS 18
struct AdaptableTabBarPlacement: Hashable { let _name: String; static let automatic = AdaptableTabBarPlacement(_name: "automatic"), tabBar = AdaptableTabBarPlacement(_name: "tabBar"), sidebar = AdaptableTabBarPlacement(_name: "sidebar") }
/// - Since: iOS 18
struct TabPlacement: Hashable { let _name: String; static let automatic = TabPlacement(_name: "automatic"), pinned = TabPlacement(_name: "pinned"), sidebarOnly = TabPlacement(_name: "sidebarOnly") }
/// - Since: iOS 18
struct TabCustomizationBehavior: Equatable { let _name: String; static let automatic = TabCustomizationBehavior(_name: "automatic"), disabled = TabCustomizationBehavior(_name: "disabled"), reorderable = TabCustomizationBehavior(_name: "reorderable") }
/// - Since: iOS 26
struct TabSearchActivation: Hashable { let _name: String; static let automatic = TabSearchActivation(_name: "automatic"), searchTabSelection = TabSearchActivation(_name: "searchTabSelection") }
/// - Since: iOS 26
enum TabViewBottomAccessoryPlacement: Hashable { case inline, expanded }
/// What somebody did to the tabs of a sidebar; nobody does anything to them here.
/// - Since: iOS 18
struct TabViewCustomization: Equatable, Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { try [String: Int]().encode(to: encoder) }
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
/// - Since: iOS 18
extension View {
    @_inert func customizationID(_ id: String) -> some View
    @_inert func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some View
    @_inert func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View
    @_inert func tabPlacement(_ placement: TabPlacement) -> some View
    @_inert func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
    /// - Since: iOS 26
    @_inert func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View
    @_inert func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> some View
}
extension View {
    /// - Since: iOS 26
    @_inert func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View
    @_inert func tabViewBottomAccessory<V: View>(isEnabled: Bool, @ViewBuilder content: () -> V) -> some View
    /// - Since: iOS 26
    @_inert func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    /// - Since: iOS 18
    @_inert func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
    /// - Since: iOS 18
    @_inert func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View
    // Scroll views
    /// - Since: iOS 26
    @_inert func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
    /// - Since: iOS 26
    @_inert func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
    @_inert func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View
}
/// - Since: iOS 18
extension View {
    @_inert func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    /// - Since: iOS 16
    func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        _transformEnvironment(\.verticalScrollIndicatorVisibility, as: "scrollIndicators") { if axes.contains(.vertical) { $0 = visibility } }
            ._transformEnvironment(\.horizontalScrollIndicatorVisibility, as: "scrollIndicators") { if axes.contains(.horizontal) { $0 = visibility } }
    }
    /// - Since: iOS 17
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    /// - Since: iOS 17
    @_inert func scrollTarget(isEnabled: Bool = true) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _onScrollPhaseChange(_ action: @escaping (Int, Int, ScrollGeometry) -> Void) -> some View
    func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View {
        _onScrollPhaseChange { old, new, geometry in action(ScrollPhase._all[old], ScrollPhase._all[new], ScrollPhaseChangeContext(geometry: geometry, velocity: nil)) }
    }
    func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        _onScrollPhaseChange { old, new, _ in action(ScrollPhase._all[old], ScrollPhase._all[new]) }
    }
    func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View {
        _onScrollTargets(threshold: threshold, identify: { AnyHashable($0) }, read: { $0.compactMap { $0.base as? ID } }, action: action)
    }
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _onScrollTargets<ID: Hashable>(threshold: Double, identify: @escaping (Int) -> AnyHashable, read: @escaping ([AnyHashable]) -> [ID], action: @escaping ([ID]) -> Void) -> some View
}
/// - Since: iOS 26
extension View {
    @_inert func backgroundExtensionEffect(isEnabled: Bool) -> some View
    @_inert func backgroundExtensionEffect() -> some View
    // Lists
    /// - Since: visionOS 1
    @_inert func listRowHoverEffect(_ effect: HoverEffect?) -> some View
    /// - Since: visionOS 1
    @_inert func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View
    /// - Since: watchOS 6
    @_inert func listRowPlatterColor(_ color: Color?) -> some View
    @_inert func listSectionIndexVisibility(_ visibility: Visibility) -> some View
    @_inert func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    @_inert func sectionIndexLabel(_ label: Text?) -> some View
    @_inert func sectionIndexLabel(_ label: LocalizedStringKey) -> some View
    /// - Since: macOS 14
    @_inert func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
    @_inert func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
}
/// - Since: iOS 27
extension View {
    /// - Since: iOS 17
    func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
    /// - Since: iOS 15
    @_inert func badge(_ key: LocalizedStringKey?) -> some View
    func swipeActions<V: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V, onPresentationChanged: @escaping (Bool) -> Void) -> some View { swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content) }
    @_inert func swipeActionsContainer() -> some View
    @_inert func reorderContainer<Item: Identifiable>(for item: Item.Type, isEnabled: Bool = true, move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void) -> some View
    @_inert func reorderContainer<Item: Identifiable, CollectionID: Hashable>(for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true, move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void) -> some View
    @_inert func reorderContainer<Item, ID: Hashable>(for item: Item.Type, itemID: KeyPath<Item, ID>, isEnabled: Bool = true, move: @escaping (ReorderDifference<ID, ReorderableSingleCollectionIdentifier>) -> Void) -> some View
    @_inert func reorderContainer<Item, ID: Hashable, CollectionID: Hashable>(for item: Item.Type, itemID: KeyPath<Item, ID>, in collectionID: CollectionID.Type, isEnabled: Bool = true, move: @escaping (ReorderDifference<ID, CollectionID>) -> Void) -> some View
}
extension View {
    // Tables
    /// - Since: iOS 17
    @_inert func tableColumnHeaders(_ visibility: Visibility) -> some View
    /// - Since: iOS 17
    @_inert func inspectorColumnWidth(_ width: CGFloat) -> some View
    /// - Since: iOS 17
    @_inert func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    // Bars
    /// - Since: iOS 18.4
    @_inert func contentToolbar<V: View>(for placement: ContentToolbarPlacement, @ViewBuilder content: () -> V) -> some View
    @_inert func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    @_inert func toolbarItemHidden(_ hidden: Bool = true) -> some View
    /// - Since: iOS 27
    @_inert func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View
    /// - Since: iOS 27
    @_inert func toolbarMinimizationSafeAreaAdjustment(_ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...) -> some View
    /// - Since: iOS 27
    @_inert func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some View
    func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { environment(\.navigationLinkIndicatorVisibility, visibility) }
}
/// What a drag moved, and to where.
/// - Since: iOS 27
struct ReorderDifference<ID: Hashable, CollectionID: Hashable> {
    struct Destination {
        enum Position { case before(ID), end }
        let position: ReorderDifference<ID, CollectionID>.Destination.Position
        let collectionID: CollectionID
    }
    let sources: [ID]
    let destination: ReorderDifference<ID, CollectionID>.Destination
}
/// - Since: iOS 27
struct ReorderableSingleCollectionIdentifier: Hashable {}
extension EnvironmentValues {
    /// - Since: iOS 17
    @Entry var backgroundProminence: BackgroundProminence = .standard
    /// - Since: iOS 17
    @Entry var badgeProminence: BadgeProminence = .standard
    /// - Since: iOS 16.4
    @Entry var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
    /// - Since: iOS 16.4
    @Entry var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
    /// - Since: iOS 16
    @Entry var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
    /// - Since: iOS 16
    @Entry var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
    /// - Since: iOS 16
    @Entry var sidebarRowSize: SidebarRowSize = .medium
    @Entry var navigationLinkIndicatorVisibility: Visibility = .automatic
    /// - Since: iOS 18
    var tabBarPlacement: TabBarPlacement? { nil }
    /// - Since: iOS 18
    var isTabBarShowingSections: Bool { false }
    /// - Since: iOS 26
    var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
    /// - Since: iOS 18
    var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
extension NavigationLink { func isDetailLink(_ isDetailLink: Bool) -> some View { self } }
