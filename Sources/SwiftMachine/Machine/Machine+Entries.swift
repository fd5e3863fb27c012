import SwiftModel

/// A dictionary's values, changed in their places.
extension Machine {
    /// Moves the value of the key in c out of the dictionary in b into a; its place, or -1, goes behind it.
    @inline(never)
    func takeEntry(_ i: UnsafePointer<Instruction>, _ frame: Frame) throws {
        let (result, register) = (frame.registers + Int(i.pointee.a), frame.registers + Int(i.pointee.b))
        let key = try key(i, frame)
        try register.changeDictionary(budget) { storage in
            let place = storage.place(of: key)
            if let place { storage.take(at: place, into: result) } else { result.clear() }
            (result + 1).set(.int(place ?? -1))
        }
    }

    /// Puts the value in b back into its place, or under its key where it has none yet, in the dictionary in a; nothing ends the entry.
    @inline(never)
    func putEntry(_ i: UnsafePointer<Instruction>, _ frame: Frame) throws {
        let (register, value) = (frame.registers + Int(i.pointee.a), frame.registers + Int(i.pointee.b))
        let place = try int(value + 1)
        let changed = value.taken()
        let isKnown = place >= 0 && !changed.isNone
        let key = try isKnown ? nil : key(i, frame)
        try register.changeDictionary(budget) { storage in
            guard let key else { return storage.put(changed, at: place) }
            if changed.isNone {
                _ = try storage.remove(key, budget)
            } else {
                storage.set(key, frame.registers[Int(i.pointee.c)], changed)
                try checkElements(storage.count)
            }
        }
    }

    /// The key in c. Numbers and texts are keys as they are.
    @inline(__always)
    private func key(_ i: UnsafePointer<Instruction>, _ frame: Frame) throws -> HashedValue {
        let register = frame.registers + Int(i.pointee.c)
        switch register.pointee {
        case .int(let number) where i.pointee.d == Instruction.plainKey:
            try budget.charge()
            return .int(number)
        case .string(let text):
            try budget.charge(bytes: text.utf8.count)
            return .string(text)
        default: break
        }
        setTop(frame)
        let key = try hashed(register.pointee, i.pointee.d == Instruction.plainKey ? .any : frame.image.pointee.types[Int(i.pointee.d)])
        try throwWithheld()
        return key
    }
}
