import SwiftModel

/// What the instructions of calls run, and objects to be filled.
extension Machine {
    /// The code of a function, kept for the next call at the same site.
    @inline(never)
    func callee(_ frame: Frame, _ site: Int) throws -> UnsafePointer<CodeImage> {
        let image = try code(of: frame.code.sites[site].target).image
        frame.image.pointee.callees[site] = image
        return image
    }

    /// The method of the current class: the site remembers the last one.
    @inline(never)
    func method(_ frame: Frame, _ receiver: Int, _ site: Int) throws -> UnsafePointer<CodeImage> {
        try (frame.registers + receiver).withObject { object in
            try frame.image.pointee.sites[site]._withUnsafeGuaranteedRef { site in
                let key = ObjectIdentifier(object.runtimeClass)
                if let known = site.cachedImage, site.cachedClass == key { return known }
                let image = try code(of: override(of: site.target, in: object.runtimeClass)).image
                (site.cachedClass, site.cachedImage) = (key, image)
                return image
            }
        }
    }

    /// The code of a closure; a native one is called immediately.
    @inline(never)
    func closureCode(_ i: UnsafePointer<Instruction>, _ frame: Frame) throws -> UnsafePointer<CodeImage>? {
        let (window, count) = (frame.registers + Int(i.pointee.b), Int(i.pointee.c))
        return try (window + count).withFunction { function in
            switch function.kind {
            case .code(let target): return target.image
            case .native(let native):
                let arguments = moved(window, count)
                frame.registers[Int(i.pointee.a)] = try outside(frame) { try native(arguments) }
                return nil
            }
        }
    }

    /// Calls a binding of the standard library.
    @inline(never)
    func callDirect(_ i: UnsafePointer<Instruction>, _ frame: Frame) throws {
        if state.pointee.hasDying {
            setTop(frame)
            try drain()
        }
        let window = frame.registers + Int(i.pointee.b)
        try frame.image.pointee.sites[Int(i.pointee.c)]._withUnsafeGuaranteedRef { site in
            let result = try outside(frame) { try site.direct?(DirectCall(base: window, site: site, machine: self)) ?? .none }
            for index in 0..<site.argumentCount where !site.inoutPlaces.contains(index) { (window + index).clear() }
            (frame.registers + Int(i.pointee.a)).set(result)
        }
    }

    /// Where a property is, to be read before anything else happens.
    @inline(__always)
    func property(_ register: UnsafeMutablePointer<Value>, _ index: Int, _ frame: Frame) throws -> UnsafeMutablePointer<Value> {
        try register.withObject { object in
            guard index < object.row.count else { try RuntimeError.throwMalformed("an object") }
            if object.isObservable { didRead(object, index, frame) }
            return object.row.places + index
        }
    }

    /// The cell that a closure, which the register holds, captured.
    @inline(__always)
    func withCapturedCell(_ register: UnsafeMutablePointer<Value>, _ index: Int, _ work: (Cell) -> Void) throws {
        try register.withFunction { function in
            guard index < function.captures.count, case .cell(let cell) = function.captures[index] else { throw RuntimeError.malformed("a captured variable") }
            work(cell)
        }
    }

    /// A new object in a; the code that sets its initial values, and the object as its argument in c, where there are such.
    @inline(never)
    func makeObject(_ i: UnsafePointer<Instruction>, _ frame: Frame) throws -> UnsafePointer<CodeImage>? {
        try frame.image.pointee.classes[Int(i.pointee.b)]._withUnsafeGuaranteedRef { runtimeClass in
            let instance = Instance.make(runtimeClass)
            (frame.registers + Int(i.pointee.a)).set(.object(instance))
            (frame.registers + Int(i.pointee.c)).set(.object(consume instance))
            return try (runtimeClass.initialValues ?? initialValues(of: runtimeClass.type)).image
        }
    }

    /// The error on its way, taken off it.
    func thrownError() -> ThrownError {
        defer {
            state.pointee.thrown = .none
            state.pointee.isThrown = false
        }
        return ThrownError(value: state.pointee.thrown)
    }
}
