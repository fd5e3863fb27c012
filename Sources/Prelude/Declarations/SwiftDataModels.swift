/// A class marked `@Model`. Views follow its properties, and a context keeps its objects.
/// - Since: iOS 17
protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    var _modelContext: ModelContext? { get set }
    var _hasChanges: Bool { get set }
    var _relations: [_ModelRelation] { get }
    var _uniqueValues: [String: AnyHashable] { get }
    /// The model above all others of its hierarchy: what a container keeps its objects with.
    static var _family: String { get }
    func _related(_ name: String) -> [any PersistentModel]
    func _link(_ model: any PersistentModel, _ name: String)
    func _unlink(_ model: any PersistentModel, _ name: String)
    func _fill()
}
extension PersistentModel {
    var persistentModelID: PersistentIdentifier { PersistentIdentifier(_object: ObjectIdentifier(self), entityName: _entityName) }
    var id: PersistentIdentifier { persistentModelID }
    /// The context that the object was inserted into; `nil` before that, and after it was deleted.
    var modelContext: ModelContext? { _modelContext }
    var isDeleted: Bool { false }
    /// Whether it was inserted or changed since its context was last saved.
    var hasChanges: Bool { _hasChanges }
    func _noteChange() { _modelContext?._noteChange(of: self) }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var _entityName: String { String(describing: type(of: self)) }
    var _familyName: String { Self._family }
    /// The property at the other end of a relationship: the one that names this one, or the only one between the two classes.
    func _inverse(_ name: String, in other: any PersistentModel) -> String? {
        guard let relation = _relations.first(where: { $0.name == name }) else { return nil }
        if let inverse = relation.inverse { return inverse }
        let back = other._relations.filter { $0.target == _entityName }
        if let named = back.first(where: { $0.inverse == name }) { return named.name }
        let forth = _relations.filter { $0.target == relation.target }
        return back.count == 1 && forth.count == 1 && back[0].inverse == nil ? back[0].name : nil
    }
    func _isRelated(to model: any PersistentModel, _ name: String) -> Bool { _related(name).contains { $0 === model } }
    func _relate<M: PersistentModel>(_ name: String, _ old: [M], _ new: [M]) { _relate(name, from: old, to: new) }
    func _relate<M: PersistentModel>(_ name: String, _ old: [M]?, _ new: [M]?) { _relate(name, from: old ?? [], to: new ?? []) }
    func _relate<M: PersistentModel>(_ name: String, _ old: M?, _ new: M?) { _relate(name, from: old.map { [$0] } ?? [], to: new.map { [$0] } ?? []) }
    func _relate<M: PersistentModel>(_ name: String, _ old: M, _ new: M) { _relate(name, from: [old], to: [new]) }
    func _relate(_ name: String, from old: [any PersistentModel], to new: [any PersistentModel]) {
        _noteChange()
        let (before, after) = (Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) }))
        for model in old where !after.contains(ObjectIdentifier(model)) {
            if let inverse = _inverse(name, in: model), model._isRelated(to: self, inverse) { model._unlink(self, inverse) }
        }
        for model in new where !before.contains(ObjectIdentifier(model)) {
            if let inverse = _inverse(name, in: model), !model._isRelated(to: self, inverse) { model._link(self, inverse) }
            if let context = _modelContext, model._modelContext == nil { context._insert(model) }
        }
    }
}
/// A relationship of a model, as its macros declare it.
struct _ModelRelation {
    let name: String, target: String, rule: String
    let inverse: String?
    init(_ name: String, target: String, rule: String, inverse: String?) {
        self.name = name
        self.target = target
        self.rule = rule
        self.inverse = inverse
    }
}
/// What derived members do with a property that holds models.
enum _ModelLink {
    static func all<M: PersistentModel>(_ models: [M]) -> [any PersistentModel] { models }
    static func all<M: PersistentModel>(_ models: [M]?) -> [any PersistentModel] { models ?? [] }
    static func all<M: PersistentModel>(_ model: M?) -> [any PersistentModel] { model.map { [$0] } ?? [] }
    static func all<M: PersistentModel>(_ model: M) -> [any PersistentModel] { [model] }
    static func add<M: PersistentModel>(_ model: any PersistentModel, _ models: [M]) -> [M] {
        guard let model = model as? M, !models.contains(where: { $0 === model }) else { return models }
        return models + [model]
    }
    static func add<M: PersistentModel>(_ model: any PersistentModel, _ models: [M]?) -> [M]? { add(model, models ?? []) }
    static func add<M: PersistentModel>(_ model: any PersistentModel, _ value: M?) -> M? { (model as? M) ?? value }
    static func add<M: PersistentModel>(_ model: any PersistentModel, _ value: M) -> M { (model as? M) ?? value }
    static func remove<M: PersistentModel>(_ model: any PersistentModel, _ models: [M]) -> [M] { models.filter { $0 !== model } }
    static func remove<M: PersistentModel>(_ model: any PersistentModel, _ models: [M]?) -> [M]? { models.map { remove(model, $0) } }
    static func remove<M: PersistentModel>(_ model: any PersistentModel, _ value: M?) -> M? { value === model ? nil : value }
    static func remove<M: PersistentModel>(_ model: any PersistentModel, _ value: M) -> M { value }
}
/// The identity of a model's object.
/// - Since: iOS 17
struct PersistentIdentifier: Hashable, Identifiable {
    let _object: ObjectIdentifier
    let entityName: String
    init(_object: ObjectIdentifier, entityName: String) {
        self._object = _object
        self.entityName = entityName
    }
    var id: PersistentIdentifier { self }
}
/// The models of a store.
/// - Since: iOS 17
struct Schema {
    let entities: [Schema.Entity]
    let version: Schema.Version
    init(_ types: [any PersistentModel.Type] = [], version: Schema.Version = Schema.Version(1, 0, 0)) {
        entities = types.map { Schema.Entity(name: String(describing: $0)) }
        self.version = version
    }
    init(_ types: any PersistentModel.Type..., version: Schema.Version = Schema.Version(1, 0, 0)) { self.init(types, version: version) }
    var entitiesByName: [String: Schema.Entity] { Dictionary(uniqueKeysWithValues: entities.map { ($0.name, $0) }) }
    /// A model, known by its name alone.
    struct Entity: Hashable { let name: String }
    /// A property that leads to other objects.
    final class Relationship {
        struct Option: Equatable { let _name: String; static let unique = Schema.Relationship.Option(_name: "unique") }
        enum DeleteRule: String, CaseIterable, Codable { case noAction, nullify, cascade, deny }
        let name = ""
        let options: [Schema.Relationship.Option]
        let deleteRule: Schema.Relationship.DeleteRule
        let minimumModelCount: Int?, maximumModelCount: Int?
        let originalName: String
        let inverseKeyPath: AnyKeyPath?
        let hashModifier: String?
        init(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil) {
            (self.options, self.deleteRule, self.minimumModelCount, self.maximumModelCount) = (options, deleteRule, minimumModelCount, maximumModelCount)
            (self.originalName, inverseKeyPath, self.hashModifier) = (originalName ?? "", inverse, hashModifier)
        }
    }
    struct Version: Hashable {
        let major: Int, minor: Int, patch: Int
        init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }
    }
}
/// The models as they were at one time. Stores begin empty, so that nothing is ever migrated.
/// - Since: iOS 17
protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}
/// - Since: iOS 17
protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}
/// - Since: iOS 17
enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
extension Schema {
    init(versionedSchema: any VersionedSchema.Type) { self.init(versionedSchema.models, version: versionedSchema.versionIdentifier) }
}
extension ModelContainer {
    convenience init(for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }
    convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration] = []) throws {
        try self.init(for: schema, configurations: configurations)
    }
    convenience init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }
}
/// How a store keeps its objects: in this run's memory, whatever it says.
/// - Since: iOS 17
struct ModelConfiguration: Hashable {
    let name: String
    let isStoredInMemoryOnly: Bool, allowsSave: Bool
    let url: URL
    /// Neither a group of apps nor iCloud is reached.
    init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: ModelConfiguration.GroupContainer = .automatic, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url = isStoredInMemoryOnly ? URL(filePath: "/dev/null") : URL.applicationSupportDirectory.appending(path: "\(self.name).store")
    }
    init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic) {
        (self.name, isStoredInMemoryOnly, self.allowsSave, self.url) = (name ?? "default", false, allowsSave, url)
    }
    init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
    struct GroupContainer {
        static var automatic: ModelConfiguration.GroupContainer { GroupContainer(_name: "automatic") }
        static var none: ModelConfiguration.GroupContainer { GroupContainer(_name: "none") }
        static func identifier(_ groupName: String) -> ModelConfiguration.GroupContainer { GroupContainer(_name: groupName) }
        let _name: String
    }
    struct CloudKitDatabase {
        static var automatic: ModelConfiguration.CloudKitDatabase { CloudKitDatabase(_name: "automatic") }
        static var none: ModelConfiguration.CloudKitDatabase { CloudKitDatabase(_name: "none") }
        static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase { CloudKitDatabase(_name: privateDBName) }
        let _name: String
    }
}
/// The objects of some models. They last as long as the run.
/// - Since: iOS 17
final class ModelContainer {
    let schema: Schema
    let configurations: Set<ModelConfiguration>
    var _tables: [String: _ModelObjects] = [:]
    static var _ofScenes: [String: ModelContainer] = [:]
    init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        schema = Schema(types)
        self.configurations = configurations.isEmpty ? [ModelConfiguration()] : Set(configurations)
    }
    init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
        self.schema = schema
        self.configurations = configurations.isEmpty ? [ModelConfiguration()] : Set(configurations)
    }
    init(for schema: Schema, configurations: ModelConfiguration...) throws {
        self.schema = schema
        self.configurations = configurations.isEmpty ? [ModelConfiguration()] : Set(configurations)
    }
    init(_types: [any PersistentModel.Type]) {
        schema = Schema(_types)
        configurations = [ModelConfiguration()]
    }
    lazy var mainContext: ModelContext = ModelContext(self)
    /// - Since: iOS 18
    func erase() throws { deleteAllData() }
    func deleteAllData() {
        for table in _tables.values {
            for model in table.objects { model._modelContext = nil }
            table.objects = []
        }
    }
    func _table(_ name: String) -> _ModelObjects {
        if let table = _tables[name] { return table }
        let table = _ModelObjects(name)
        _tables[name] = table
        return table
    }
    static func _ofScene(_ types: [any PersistentModel.Type], _ isUndoEnabled: Bool, _ onSetup: (Result<ModelContainer, any Error>) -> Void) -> ModelContainer {
        let key = types.map { String(describing: $0) }.joined(separator: ",")
        if let container = _ofScenes[key] { return container }
        let container = ModelContainer(_types: types)
        if isUndoEnabled { container.mainContext.undoManager = UndoManager._ofWindow }
        _ofScenes[key] = container
        _untracked { onSetup(.success(container)) }
        return container
    }
}
/// The objects of a class, in the order in which they were inserted.
@Observable final class _ModelObjects {
    /// What reports call it.
    let _shownName: String
    var objects: [any PersistentModel] = []
    init(_ name: String) { _shownName = name }
}
