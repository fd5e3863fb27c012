/// A reference that does not keep its object alive, nor learn of its end: whoever ends the object, or the object itself, has to take it away before.
///
/// For references that every node has. A weak one would make each retain of its object several times slower, and takes memory for each object.
@propertyWrapper
struct Unretained<Object: AnyObject> {
    private var reference: Unmanaged<Object>?

    init(wrappedValue: Object?) { reference = wrappedValue.map(Unmanaged.passUnretained) }

    var wrappedValue: Object? {
        get { reference?.takeUnretainedValue() }
        set { reference = newValue.map(Unmanaged.passUnretained) }
    }
}
