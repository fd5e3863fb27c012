import SwiftModel

/// What registers hold, reached in place: without counting references, which takes longer than most steps of the loop.
///
/// A payload is at the beginning of its enum, and one that is an object is its address: so Swift lays out an enum that, like `Value`, has cases that use
/// all bits of a word and hence its own byte for the case. `ValuePayloadTests` holds it to that.
extension UnsafeMutablePointer<Value> {
    /// The register keeps its object alive while `work` runs: a result that takes the register's place has to be made before.
    @inline(__always)
    func withBox<Result>(_ work: (Box) throws -> Result) throws -> Result {
        guard case .box = pointee else { try RuntimeError.throwMalformed("a struct") }
        return try payload(Box.self).pointee._withUnsafeGuaranteedRef(work)
    }

    @inline(__always)
    func withArray<Result>(_ work: (ArrayStorage) throws -> Result) throws -> Result {
        guard case .array = pointee else { try RuntimeError.throwMalformed("an array") }
        return try payload(ArrayStorage.self).pointee._withUnsafeGuaranteedRef(work)
    }

    @inline(__always)
    func withObject<Result>(_ work: (Instance) throws -> Result) throws -> Result {
        guard case .object = pointee else { try RuntimeError.throwMalformed("an object") }
        return try payload(Instance.self).pointee._withUnsafeGuaranteedRef(work)
    }

    @inline(__always)
    func withFunction<Result>(_ work: (FunctionValue) throws -> Result) throws -> Result {
        guard case .function = pointee else { try RuntimeError.throwMalformed("a function") }
        return try payload(FunctionValue.self).pointee._withUnsafeGuaranteedRef(work)
    }

    @inline(__always)
    func withCell<Result>(_ work: (Cell) throws -> Result) throws -> Result {
        guard case .cell = pointee else { try RuntimeError.throwMalformed("a captured variable") }
        return try payload(Cell.self).pointee._withUnsafeGuaranteedRef(work)
    }

    /// Where an element is, to be read before anything else happens.
    @inline(__always)
    func element(_ index: Int) throws -> UnsafeMutablePointer<Value> {
        try withArray { try $0.elements.place(index) }
    }

    /// Where a field is, to be read before anything else happens.
    @inline(__always)
    func field(_ index: Int) throws -> UnsafeMutablePointer<Value> {
        try withBox { box in
            guard index < box.row.count else { try RuntimeError.throwMalformed("a field") }
            return box.row.places + index
        }
    }

    /// Where an element is, to be changed before anything else happens: in an array that nothing else holds.
    @inline(__always)
    func elementToChange(_ index: Int, _ budget: Budget) throws -> UnsafeMutablePointer<Value> {
        guard case .array = pointee else { try RuntimeError.throwMalformed("an array") }
        if !isKnownUniquelyReferenced(&object(ArrayStorage.self).pointee) { try copyArray(budget) }
        return try payload(ArrayStorage.self).pointee._withUnsafeGuaranteedRef { try $0.elements.placeToChange(index) }
    }

    /// Where a field is, to be changed before anything else happens: in a box that nothing else holds.
    @inline(__always)
    func fieldToChange(_ index: Int) throws -> UnsafeMutablePointer<Value> {
        guard case .box = pointee else { try RuntimeError.throwMalformed("a struct") }
        if !isKnownUniquelyReferenced(&object(Box.self).pointee) { copyBox() }
        return try payload(Box.self).pointee._withUnsafeGuaranteedRef { box in
            guard index < box.row.count else { try RuntimeError.throwMalformed("a field") }
            return box.row.places + index
        }
    }

    /// The box, copied first when it is shared.
    @inline(__always)
    func changeBox(_ work: (Box) throws -> Void) throws {
        guard case .box = pointee else { try RuntimeError.throwMalformed("a struct") }
        if !isKnownUniquelyReferenced(&object(Box.self).pointee) { copyBox() }
        try payload(Box.self).pointee._withUnsafeGuaranteedRef(work)
    }

    @inline(__always)
    func changeArray(_ budget: Budget, _ work: (ArrayStorage) throws -> Void) throws {
        guard case .array = pointee else { try RuntimeError.throwMalformed("an array") }
        if !isKnownUniquelyReferenced(&object(ArrayStorage.self).pointee) { try copyArray(budget) }
        try payload(ArrayStorage.self).pointee._withUnsafeGuaranteedRef(work)
    }

    @inline(__always)
    func changeDictionary(_ budget: Budget, _ work: (DictionaryStorage) throws -> Void) throws {
        guard case .dictionary = pointee else { try RuntimeError.throwMalformed("a dictionary") }
        if !isKnownUniquelyReferenced(&object(DictionaryStorage.self).pointee) { try copyDictionary(budget) }
        try payload(DictionaryStorage.self).pointee._withUnsafeGuaranteedRef(work)
    }

    @inline(never)
    private func copyBox() { if case .box(let box) = pointee { pointee = .box(box.copy()) } }

    @inline(never)
    private func copyArray(_ budget: Budget) throws { if case .array(let array) = pointee { pointee = .array(try array.copy(budget)) } }

    @inline(never)
    private func copyDictionary(_ budget: Budget) throws { if case .dictionary(let storage) = pointee { pointee = .dictionary(try storage.copy(budget)) } }

    @inline(__always)
    private func payload<Object: AnyObject>(_ type: Object.Type) -> UnsafeMutablePointer<Unmanaged<Object>> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Unmanaged<Object>.self)
    }

    @inline(__always)
    private func object<Object: AnyObject>(_ type: Object.Type) -> UnsafeMutablePointer<Object> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Object.self)
    }
}
