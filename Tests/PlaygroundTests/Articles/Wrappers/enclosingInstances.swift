// A wrapper that reaches the object around it.
@propertyWrapper struct Tracked<Value> {
    var stored: Value
    @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
    init(wrappedValue: Value) { stored = wrappedValue }
    static subscript<Owner: AnyObject>(
        _enclosingInstance instance: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>, storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { print("get"); return instance[keyPath: storage].stored }
        set { print("set", newValue, type(of: instance)); instance[keyPath: storage].stored = newValue }
    }
}
final class Model { @Tracked var n = 1; @Tracked var name: String = "a"; func bump() { n += 1 } }
let model = Model()
model.n = 5
print(model.n)
model.bump()
model.name += "b"
print(model.name, model.n, model[keyPath: \.n])

// output: set 5 Model
// output: get
// output: 5
// output: get
// output: set 6 Model
// output: get
// output: set ab Model
// output: get
// output: get
// output: get
// output: ab 6 6
