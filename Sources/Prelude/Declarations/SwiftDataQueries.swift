/// A condition that values meet or don't.
/// - Since: iOS 17
struct Predicate<Input> {
    let _evaluate: (Input) throws -> Bool
    init(_evaluate: @escaping (Input) throws -> Bool) { self._evaluate = _evaluate }
    func evaluate(_ input: Input) throws -> Bool { try _evaluate(input) }
    static var `true`: Predicate<Input> { Predicate(_evaluate: { _ in true }) }
    static var `false`: Predicate<Input> { Predicate(_evaluate: { _ in false }) }
}
/// What is worked out for a value.
/// - Since: iOS 18
struct Expression<Input, Output> {
    let _evaluate: (Input) throws -> Output
    init(_evaluate: @escaping (Input) throws -> Output) { self._evaluate = _evaluate }
    func evaluate(_ input: Input) throws -> Output { try _evaluate(input) }
}
extension Sequence {
    func filter(_ predicate: Predicate<Element>) throws -> [Element] { try filter { try predicate.evaluate($0) } }
}
/// Which objects a fetch gives, in which order.
/// - Since: iOS 17
struct FetchDescriptor<T: PersistentModel> {
    var predicate: Predicate<T>?
    var sortBy: [SortDescriptor<T>]
    var fetchLimit: Int?
    var fetchOffset: Int?
    var includePendingChanges = true
    var propertiesToFetch: [PartialKeyPath<T>] = []
    var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
/// Inserts, deletes and fetches the objects of a container. What it does is seen at once; `rollback()` undoes insertions and deletions since the last `save()`.
/// - Since: iOS 17
final class ModelContext: Equatable {
    /// Gets an action for each insertion, deletion, and change of a property.
    var undoManager: UndoManager?
    let _container: ModelContainer?
    var autosaveEnabled = true
    var author: String?
    var _inserted: [any PersistentModel] = []
    var _deleted: [any PersistentModel] = []
    var _changed: [any PersistentModel] = []
    init(_ container: ModelContainer) { _container = container }
    init(_detached: Void) { _container = nil }
    static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
    var container: ModelContainer {
        guard let container = _container else { fatalError("failed to find a currently active container") }
        return container
    }
    var hasChanges: Bool { !_inserted.isEmpty || !_deleted.isEmpty || !_changed.isEmpty }
    var insertedModelsArray: [any PersistentModel] { _inserted }
    /// The objects whose properties were set since they were last saved, without those inserted since then.
    var changedModelsArray: [any PersistentModel] { _changed }
    var deletedModelsArray: [any PersistentModel] { _deleted }
    /// A view whose body inserts doesn't follow the store either.
    func insert<T: PersistentModel>(_ model: T) { _untracked { _insert(model) } }
    func _insert(_ model: any PersistentModel) {
        guard let container = _container else { fatalError("failed to find a currently active container for \(model._entityName)") }
        guard model._modelContext == nil else { return }
        let table = container._table(model._familyName)
        let unique = model._uniqueValues
        if !unique.isEmpty, let same = table.objects.first(where: { other in unique.contains { other._uniqueValues[$0.key] == $0.value } }) {
            _remove(same)
            _unlink(same)
        }
        model._fill()
        model._modelContext = self
        model._hasChanges = true
        table.objects.append(model)
        _inserted.append(model)
        for relation in model._relations { model._relate(relation.name, from: [], to: model._related(relation.name)) }
        undoManager?.registerUndo(withTarget: self) { $0._delete(model) }
    }
    func delete<T: PersistentModel>(_ model: T) { _delete(model) }
    func _delete(_ model: any PersistentModel) {
        guard model._modelContext != nil else { return }
        undoManager?.registerUndo(withTarget: self) { $0._insert(model) }
        let owned = model._relations.filter { $0.rule == "cascade" }.flatMap { model._related($0.name) }
        _remove(model)
        _changed.removeAll { $0 === model }
        _deleted.append(model)
        _unlink(model)
        for other in owned { _delete(other) }
    }
    /// Takes a model out of the other ends of its relationships.
    func _unlink(_ model: any PersistentModel) {
        for relation in model._relations {
            for other in model._related(relation.name) {
                if let inverse = model._inverse(relation.name, in: other) { other._unlink(model, inverse) }
            }
        }
    }
    func _remove(_ model: any PersistentModel) {
        model._modelContext = nil
        _container?._table(model._familyName).objects.removeAll { $0 === model }
    }
    func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) where includeSubclasses || found._entityName == String(describing: T.self) { _delete(found) }
    }
    /// A view that calls it doesn't follow the store: `@Query` does.
    func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { try _untracked { try _followed(descriptor) } }
    func _followed<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found: [T] = []
        for object in _container?._table(T._family).objects ?? [] { if let model = object as? T { found.append(model) } }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found
    }
    func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
    func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] { try fetch(descriptor).map { $0.persistentModelID } }
    func enumerate<T: PersistentModel>(_ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }
    func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
        (_container?._table(T._family).objects ?? []).first { $0.persistentModelID == identifier } as? T
    }
    func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        guard let found = (_container?._tables.values.lazy.flatMap { $0.objects })?.first(where: { $0.persistentModelID == identifier }) else {
            fatalError("there is no \(identifier.entityName) with this identifier")
        }
        return found
    }
    func _noteChange(of model: any PersistentModel) {
        guard !model._hasChanges else { return }
        model._hasChanges = true
        _changed.append(model)
    }
    static let willSave = Notification.Name("ModelContextWillSave"), didSave = Notification.Name("ModelContextDidSave")
    func save() throws {
        NotificationCenter.default.post(name: ModelContext.willSave, object: self)
        _forgetChanges()
        NotificationCenter.default.post(name: ModelContext.didSave, object: self)
    }
    func _forgetChanges() {
        for model in _inserted + _changed + _deleted { model._hasChanges = false }
        _inserted = []
        _deleted = []
        _changed = []
    }
    func rollback() {
        let (inserted, deleted) = (_inserted, _deleted)
        _forgetChanges()
        for model in inserted where model._modelContext != nil { _remove(model) }
        for model in deleted where !inserted.contains(where: { $0 === model }) { _insert(model) }
        try? save()
    }
    func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
    func processPendingChanges() {}
}
/// The objects of a model in the view's context. The view follows which there are, and what its filter and sort read of them.
/// - Since: iOS 17
@propertyWrapper struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    let _descriptor: FetchDescriptor<Element>
    let _result: ([Element]) -> Result
    var wrappedValue: Result { _result((try? context._followed(_descriptor)) ?? []) }
    var modelContext: ModelContext { context }
    var fetchError: (any Error)? { nil }
}
extension Query where Result == [Element] {
    init() { self.init(_shown: FetchDescriptor<Element>()) }
    init(_shown descriptor: FetchDescriptor<Element>) {
        _descriptor = descriptor
        _result = { $0 }
    }
    init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { self.init(_shown: descriptor) }
    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.init(_shown: descriptor) }
    init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default) {
        self.init(_shown: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?) {
        self.init(_shown: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation = .default) {
        self.init(_shown: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
    init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation = .default) {
        self.init(_shown: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
}
extension EnvironmentValues {
    /// The context that queries fetch from.
    /// - Since: iOS 17
    @Entry var modelContext: ModelContext = ModelContext(_detached: ())
}
/// Keeps the container that a view makes for its models.
struct _ModelContainerModifier: ViewModifier {
    @State private var container: ModelContainer
    init(_ types: [any PersistentModel.Type], _ isUndoEnabled: Bool, _ onSetup: (Result<ModelContainer, any Error>) -> Void) {
        let made = ModelContainer(_types: types)
        if isUndoEnabled { made.mainContext.undoManager = UndoManager._ofWindow }
        _untracked { onSetup(.success(made)) }
        _container = State(initialValue: made)
    }
    func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}
/// - Since: iOS 17
extension View {
    func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.mainContext) }
    func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View { modifier(_ModelContainerModifier([type], isUndoEnabled, onSetup)) }
    func modelContainer(for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View { modifier(_ModelContainerModifier(types, isUndoEnabled, onSetup)) }
}
/// - Since: iOS 17
extension Scene {
    func modelContext(_ modelContext: ModelContext) -> Self { environment(\.modelContext, modelContext) }
    func modelContainer(_ container: ModelContainer) -> Self { environment(\.modelContext, container.mainContext) }
    func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> Self { environment(\.modelContext, ModelContainer._ofScene([type], isUndoEnabled, onSetup).mainContext) }
    func modelContainer(for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> Self { environment(\.modelContext, ModelContainer._ofScene(types, isUndoEnabled, onSetup).mainContext) }
}
/// A document that holds models.
/// - Since: iOS 17
struct ModelDocument {}
/// - Since: iOS 17
extension DocumentGroup where Document == ModelDocument {
    init(editing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }) {
        self.init(editing: [modelType], contentType: contentType, editor: editor, prepareDocument: prepareDocument)
    }
    /// A new document with models of these types.
    init(editing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }) {
        self.init(_shown: editor().modelContainer(for: modelTypes, inMemory: true) { result in
            if case .success(let container) = result { prepareDocument(container.mainContext) }
        })
    }
    init(viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content) { self.init(_shown: EmptyView()) }
    init(viewing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder viewer: @escaping () -> Content) { self.init(_shown: EmptyView()) }
}
