import SwiftModel

/// The instructions that take longer than finding out which one it is.
extension Machine {
    /// Whether the instruction jumps.
    @inline(never)
    func perform(_ instruction: UnsafePointer<Instruction>, _ frame: Frame) throws -> Bool {
        setTop(frame)
        let i = instruction.pointee
        let r = frame.registers
        let a = Int(i.a)
        let b = Int(i.b)
        let c = Int(i.c)
        switch i.op {
        case .makeCell: r[a] = .cell(Cell((r + b).taken()))
        case .getCell: try (r + b).withCell { (r + a).copy($0.value) }
        case .setCell: try (r + a).withCell { $0.value = (r + b).taken() }
        case .takeCell: try (r + b).withCell { (r + a).set($0.taken()) }
        case .makeWeak: r[a] = .native(WeakReference(r[b]))
        case .loadWeak:
            guard case .native(let object) = r[b], let weak = object as? WeakReference else { break }
            let value = weak.value
            if value.isNone, i.d == 1 { throw RuntimeError("dangling-reference", "an unowned reference is read after its object has ended") }
            r[a] = value

        case .jumpUnlessCase:
            switch r[a] {
            case .int(let tag): return tag != b
            case .box(let box): return box.tag != b
            default: throw RuntimeError.malformed("an enum")
            }
        case .jumpUnlessStride:
            let stride = IntStride(start: try int(r + a), end: try int(r + a + 1), step: try int(r + a + 2), isClosed: b == 1)
            guard let last = try stride.last() else { return true }
            r[a + 1] = .int(last)
        case .takeThrown: r[a] = thrownError().value
        case .setThrown:
            state.pointee.thrown = (r + a).taken()
            state.pointee.isThrown = true

        case .callNative:
            let site = frame.code.sites[c]
            try countFuel()
            let value = try outside(frame) { try callNative(site, r + b) }
            if site.inoutPlaces.isEmpty || state.pointee.isThrown { r[a] = value } else { try putBack(value, site, r + b, r + a) }

        case .makeArray: r[a] = .array(ArrayStorage(moved(r + b, c)))
        case .elements: r[a] = .array(ArrayStorage(try StandardNatives.nativeElements(r[b], frame.image.pointee.types[c], self)))
        case .makeSet: r[a] = try makeSet(UnsafeBufferPointer(start: r + b, count: c), frame.image.pointee.types[Int(i.d)])
        case .makeDictionary: r[a] = try makeDictionary(UnsafeBufferPointer(start: r + b, count: 2 * c), frame.image.pointee.types[Int(i.d)])

        case .wrapSome: r[a] = .box(Box(tag: 1, [(r + b).taken()]))
        case .unwrapSome:
            guard case .box(let box) = r[b], let value = box.fields.first else { throw RuntimeError.malformed("an optional") }
            r[a] = value
        case .checkSome:
            if case .none = r[a] { throw RuntimeError("nil-unwrapped", "unexpectedly found nil while unwrapping an Optional value") }

        case .formObject: if case .object(let object) = r[a] { object.form() }

        case .erase: r[a] = .any(erased((r + b).taken(), frame.image.pointee.types[c]))
        case .open: if case .any(let existential) = r[b] { r[a] = existential.value } else { r[a] = r[b] }
        case .dynamicType: r[a] = .type(dynamicType(r[b], frame.image.pointee.types[c]))
        case .cast: r[a] = try forceCast(r[b], frame.image.pointee.types[c])
        case .castOptional: r[a] = try conditionalCast(r[b], frame.image.pointee.types[c])
        case .testType: r[a] = .bool(try isOf(r[b], frame.image.pointee.types[c]))
        case .testOpenedCase:
            guard case .any(let existential) = r[a] else { throw RuntimeError.malformed("an existential") }
            return existential.type.nominal != frame.image.pointee.types[b].nominal

        case .makeClosure:
            let template = frame.code.templates[b]
            r[a] = .function(FunctionValue(.code(template.code), captures: moved(r + c, template.captureCount)))
        case .makeKeyPath: r[a] = .native(makeKeyPath(frame.code.keyPaths[c], r + b))
        case .keyPathFunction:
            let path = r[b]
            r[a] = .function(FunctionValue(.native { [unowned self] in try get(path, of: $0.first ?? .none) }))
        case .interpolate:
            let types = frame.image.pointee.types[c]
            r[a] = .string(try interpolated(UnsafeBufferPointer(start: r + b, count: types.tupleCount), types))
        case .makeKey:
            let types = frame.image.pointee.types[c]
            r[a] = .native(Native(try localizedKey(UnsafeBufferPointer(start: r + b, count: types.tupleCount), types)))
        case .isEqual: r[a] = .bool(try isEqual(r[b], r[b + 1], frame.image.pointee.types[c]) ?? false)
        case .isLess: r[a] = .bool(try isLess(r[b], r[b + 1], frame.image.pointee.types[c]))
        default: throw try failure(r, i, frame)
        }
        try throwWithheld()
        return false
    }
}
