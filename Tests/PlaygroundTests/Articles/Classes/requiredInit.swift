class Model {
    var name: String
    required init() { name = "base" }
    class func make() -> Model { Model() }
    static let limit = 3
    class var kind: String { "model" }
}
class Special: Model {
    required init() { super.init(); name = "special" }
    override class var kind: String { "special " + super.kind }
}
print(Model.make().name, Special().name)
print(Model.kind, Special.kind, Special.limit)

// output: base special
// output: model special model 3
