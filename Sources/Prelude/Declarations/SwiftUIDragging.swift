/// - Since: iOS 13.4
enum DropOperation: Hashable { case cancel, forbidden, copy, move, delete, alias }
/// - Since: iOS 13.4
struct DropProposal {
    let operation: DropOperation
    init(operation: DropOperation) { self.operation = operation }
}
/// What is dropped, and where.
/// - Since: iOS 13.4
struct DropInfo {
    let location: CGPoint
    let _providers: [NSItemProvider]
    func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { _providers.filter { $0._conforms(to: contentTypes) } }
    func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
    func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map { UTType(_type: $0) }) }
}
extension NSItemProvider {
    func _conforms(to types: [UTType]) -> Bool { _forms.contains { form in types.contains { form.type.conforms(to: $0) } } }
}
/// What happens to a drag over a view that takes drops.
enum _DropPhase: Int { case offered, entered, moved, exited, dropped }
/// - Since: iOS 13.4
protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}
extension DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { true }
    func dropEntered(info: DropInfo) {}
    func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    func dropExited(info: DropInfo) {}
}
/// - Since: iOS 26
struct DropConfiguration {
    var operation: DropOperation
    var acceptedItemCount: Int?
    init(operation: DropOperation) { self.operation = operation; acceptedItemCount = nil }
}
/// A drop that goes on.
/// - Since: iOS 26
struct DropSession: Identifiable {
    struct ID: Hashable { let _number: Int }
    enum Phase: Hashable { case entering, active, exiting, ended(DropOperation), dataTransferCompleted }
    let id: DropSession.ID
    let location: CGPoint
    let itemsCount: Int
    let phase: DropSession.Phase
    /// A drag that began in this program.
    struct LocalSession { func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] } }
    var localSession: DropSession.LocalSession? { nil }
    var suggestedOperations: DropOperation.Set { .copy }
}
extension DropOperation {
    /// - Since: iOS 26
    struct Set: OptionSet {
        let rawValue: Int
        static let cancel = DropOperation.Set(rawValue: 1), copy = DropOperation.Set(rawValue: 2), move = DropOperation.Set(rawValue: 4), delete = DropOperation.Set(rawValue: 8)
        static let forbidden = DropOperation.Set(rawValue: 16), alias = DropOperation.Set(rawValue: 32)
    }
}
/// - Since: iOS 26
struct DragConfiguration: Sendable {
    /// What a drag may do inside of the program.
    struct OperationsWithinApp: Hashable, Sendable {
        var allowMove: Bool
        var allowDelete: Bool
        var allowAlias: Bool
        init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false) { (self.allowMove, self.allowDelete, self.allowAlias) = (allowMove, allowDelete, allowAlias) }
    }
    /// What it may do elsewhere.
    struct OperationsOutsideApp: Hashable, Sendable {
        var allowMove: Bool
        var allowDelete: Bool
        var allowAlias: Bool
        init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false) { (self.allowMove, self.allowDelete, self.allowAlias) = (allowMove, allowDelete, allowAlias) }
    }
    init() {}
    init(allowMove: Bool, allowDelete: Bool = false) {}
    init(operationsWithinApp: DragConfiguration.OperationsWithinApp, operationsOutsideApp: DragConfiguration.OperationsOutsideApp = .init()) {}
}
/// A drag that goes on.
/// - Since: iOS 26
struct DragSession: Identifiable {
    struct ID: Hashable { let _number: Int }
    enum Phase: Hashable { case initial, active, ended(DropOperation), dataTransferCompleted }
    let id: DragSession.ID
    let phase: DragSession.Phase
    var location: CGPoint
    let draggedItemIndex: Int
    func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}
/// - Since: iOS 26
struct DragDropPreviewsFormation: Hashable {
    let _name: String
    static let `default` = DragDropPreviewsFormation(_name: "default"), none = DragDropPreviewsFormation(_name: "none"), pile = DragDropPreviewsFormation(_name: "pile")
    static let list = DragDropPreviewsFormation(_name: "list"), stack = DragDropPreviewsFormation(_name: "stack")
}
/// - Since: iOS 17
struct SpringLoadingBehavior: Hashable {
    let _name: String
    static let automatic = SpringLoadingBehavior(_name: "automatic"), enabled = SpringLoadingBehavior(_name: "enabled"), disabled = SpringLoadingBehavior(_name: "disabled")
}
/// - Since: iOS 17
extension EnvironmentValues { @Entry var springLoadingBehavior: SpringLoadingBehavior = .automatic }
/// - Since: iOS 13.4
extension View {
    /// - Since: iOS 16
    @_inert func navigationDocument(_ url: URL) -> some View
    /// - Since: iOS 16
    @_inert func navigationDocument<P, I>(_ url: URL, preview: SharePreview<P, I>) -> some View
    /// - Since: iOS 16
    @_inert func navigationDocument<D: Transferable, P, I>(_ document: D, preview: SharePreview<P, I>) -> some View
    /// - Since: iOS 16
    @_inert func navigationDocument<D: Transferable>(_ document: D) -> some View
    // Dragging
    func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { _dragSource(as: "onDrag", data) }
    /// - Since: iOS 15
    func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { _dragSource(as: "onDrag", data) }
    /// - Since: iOS 16
    func draggable<T: Transferable>(_ payload: @escaping @autoclosure () -> T) -> some View { _dragSource(as: "draggable") { NSItemProvider(payload()) } }
    /// - Since: iOS 16
    func draggable<T: Transferable, V: View>(_ payload: @escaping @autoclosure () -> T, @ViewBuilder preview: () -> V) -> some View { _dragSource(as: "draggable") { NSItemProvider(payload()) } }
    func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { _dragSource(as: "itemProvider") { action?() } }
    /// - Since: iOS 16
    @_disfavoredOverload func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View {
        _dropTarget(as: "dropDestination") { phase, providers, location in
            switch phase {
            case .offered: return providers.contains { $0._canLoad(T.self) }
            case .entered: isTargeted(true)
            case .moved: break
            case .exited: isTargeted(false)
            case .dropped: NSItemProvider._load(providers) { _ = action($0, location); isTargeted(false) }
            }
            return true
        }
    }
    /// - Since: iOS 14
    func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        _dropTarget(as: "onDrop") { phase, providers, location in
            let info = DropInfo(location: location, _providers: providers)
            switch phase {
            case .offered: return info.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: info)
            case .entered: delegate.dropEntered(info: info)
            case .moved: if let proposal = delegate.dropUpdated(info: info) { return proposal.operation != .cancel && proposal.operation != .forbidden }
            case .exited: delegate.dropExited(info: info)
            case .dropped: return delegate.performDrop(info: info)
            }
            return true
        }
    }
    /// - Since: iOS 14
    func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }
    /// - Since: iOS 14
    func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View {
        _dropTarget(as: "onDrop") { phase, providers, location in
            let offered = providers.filter { $0._conforms(to: supportedContentTypes) }
            switch phase {
            case .offered: return !offered.isEmpty
            case .entered: isTargeted?.wrappedValue = true
            case .moved: break
            case .exited: isTargeted?.wrappedValue = false
            case .dropped:
                let isTaken = action(offered, location)
                isTargeted?.wrappedValue = false
                return isTaken
            }
            return true
        }
    }
    func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { onDrop(of: supportedTypes.map { UTType(_type: $0) }, delegate: delegate) }
    func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { onDrop(of: supportedTypes.map { UTType(_type: $0) }, isTargeted: isTargeted, perform: action) }
    func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View {
        onDrop(of: supportedTypes.map { UTType(_type: $0) }, isTargeted: isTargeted, perform: action)
    }
    /// - Parameter follow: gets the phase, what is dragged, and where it is in the view; gives whether the view goes on taking it.
    func _dropTarget(as name: String, _ follow: @escaping (_DropPhase, [NSItemProvider], CGPoint) -> Bool) -> some View {
        _dropTarget(as: name, _numbered: { phase, provider, x, y in follow(_DropPhase(rawValue: phase)!, [provider], CGPoint(x: x, y: y)) })
    }
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _dragSource(as name: String, _ data: @escaping () -> NSItemProvider?) -> some View
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _dropTarget(as name: String, _numbered follow: @escaping (Int, NSItemProvider, Double, Double) -> Bool) -> some View
}
extension NSItemProvider {
    /// Passes on what can be loaded, once all of it is.
    static func _load<T: Transferable>(_ providers: [NSItemProvider], _ action: @escaping ([T]) -> Void) {
        Task {
            var items: [T] = []
            for provider in providers { if let item = try? await provider._load(T.self) { items.append(item) } }
            if !items.isEmpty { action(items) }
        }
    }
}
/// - Since: iOS 26
extension View {
    func dropDestination<T: Transferable>(for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void) -> some View {
        _dropTarget(as: "dropDestination") { phase, providers, location in
            if phase == .offered { return isEnabled && providers.contains { $0._canLoad(T.self) } }
            guard phase == .dropped else { return true }
            NSItemProvider._load(providers) { action($0, DropSession(id: DropSession.ID(_number: 1), location: location, itemsCount: providers.count, phase: .ended(.copy))) }
            return true
        }
    }
    @_inert func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View
    @_inert func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View
    @_inert func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
    @_inert func dragConfiguration(_ configuration: DragConfiguration) -> some View
    @_inert func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View
    @_inert func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
    @_inert func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data) -> some View where Item == Data.Element
    @_inert func dragContainer<Item: Transferable & Identifiable, Data: Collection>(for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data) -> some View where Item == Data.Element
    @_inert func dragContainerSelection<ItemID: Hashable>(_ selection: @escaping @autoclosure () -> [ItemID], containerNamespace: Namespace.ID? = nil) -> some View
    @_inert func draggable<ItemID: Hashable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View
}
extension View {
    /// - Since: iOS 17
    func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { _environment(\.springLoadingBehavior, behavior, as: "springLoadingBehavior") }
    // Services of the system
    @_inert func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
    @_inert func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View
    /// - Since: macOS 13
    @_inert func exportableToServices<T: Transferable>(_ payload: @escaping @autoclosure () -> [T]) -> some View
    /// - Since: macOS 13
    @_inert func importableFromServices<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool) -> some View
}
/// Pastes what is on the clipboard, on which nothing is here.
/// - Since: iOS 16
struct PasteButton: View {
    init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
    var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}
/// - Since: iOS 16
struct SharePreview<Image, Icon> {
    init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
    init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}
