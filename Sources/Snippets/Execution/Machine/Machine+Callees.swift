/// What the instructions of calls run, and objects to be filled.
extension Machine {
    /// The code of a function, kept for the next call at the same site.
    @inline(never)
    func callee(_ frame: Frame, _ site: Int) throws -> UnsafePointer<CodeImage> {
        let image = try code(of: frame.code.sites[site].target).image
        frame.image.pointee.callees[site] = image
        return image
    }

    /// The method of the class at hand: the site remembers the last one.
    @inline(never)
    func method(_ frame: Frame, _ receiver: Int, _ site: Int) throws -> UnsafePointer<CodeImage> {
        let site = frame.code.sites[site]
        guard case .object(let object) = frame.registers[receiver] else { throw RuntimeError.malformed("an object") }
        let key = ObjectIdentifier(object.runtimeClass)
        if let known = site.cachedImage, site.cachedClass == key { return known }
        let image = try code(of: override(of: site.target, in: object.runtimeClass)).image
        (site.cachedClass, site.cachedImage) = (key, image)
        return image
    }

    /// The code of a closure; a native one is called at once.
    @inline(never)
    func closureCode(_ i: Instruction, _ frame: Frame) throws -> UnsafePointer<CodeImage>? {
        let window = frame.registers + Int(i.b)
        guard case .function(let function) = window[Int(i.c)] else { throw RuntimeError.malformed("a function") }
        switch function.kind {
        case .code(let target, _): return target.image
        case .native(let native):
            let arguments = moved(window, Int(i.c))
            frame.registers[Int(i.a)] = try outside(frame) { try native(arguments) }
            return nil
        }
    }

    /// A new object in a; the code that sets its initial values, and the object as its argument in c, where there are such.
    @inline(never)
    func makeObject(_ i: Instruction, _ frame: Frame) throws -> UnsafePointer<CodeImage>? {
        let runtimeClass = frame.code.classes[Int(i.b)]
        let instance = Instance(runtimeClass, fields: Array(repeating: .none, count: runtimeClass.fieldCount))
        frame.registers[Int(i.a)] = .object(instance)
        guard i.d == 0 else { return nil }
        frame.registers[Int(i.c)] = .object(instance)
        return try initialValues(of: runtimeClass.type).image
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
