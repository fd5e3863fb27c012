/// The instructions that take longer than finding out which one it is.
extension Machine {
    /// Whether the instruction jumps.
    @inline(never)
    func perform(_ i: Instruction, _ frame: Frame) throws -> Bool {
        setTop(frame)
        let r = frame.registers
        let a = Int(i.a)
        let b = Int(i.b)
        let c = Int(i.c)
        switch i.op {
        case .makeCell: r[a] = .native(Cell((r + b).taken()))
        case .getCell: r[a] = try cell(r[b]).value
        case .setCell: try cell(r[a]).value = (r + b).taken()
        case .takeCell: r[a] = try taken(from: cell(r[b]))
        case .getCapture: r[a] = try captured(r[b], c)
        case .getCapturedCell: r[a] = try cell(captured(r[b], c)).value
        case .setCapturedCell: try cell(captured(r[a], c)).value = (r + b).taken()
        case .takeCapturedCell: r[a] = try taken(from: cell(captured(r[b], c)))
        case .makeWeak: r[a] = .native(WeakReference(r[b]))
        case .loadWeak:
            if case .native(let object) = r[b], let weak = object as? WeakReference { r[a] = weak.value }

        case .getGlobal: r[a] = try global(b)
        case .setGlobal: setGlobal(b, (r + a).taken())
        case .takeGlobal: r[a] = try takeGlobal(b)

        case .jumpUnlessCase:
            switch r[a] {
            case .int(let tag): return tag != b
            case .box(let box): return box.tag != b
            default: throw RuntimeError.malformed("an enum")
            }
        case .takeThrown: r[a] = thrownError().value
        case .setThrown:
            state.pointee.thrown = (r + a).taken()
            state.pointee.isThrown = true

        case .callDirect:
            let site = frame.code.sites[c]
            let window = r + b
            let result = try outside(frame) { try site.direct?(DirectCall(base: window, site: site, machine: self)) ?? .none }
            for index in 0..<site.argumentCount where !site.inoutPlaces.contains(index) { window[index] = .none }
            r[a] = result
        case .callNative:
            let site = frame.code.sites[c]
            try countFuel()
            let value = try outside(frame) { try callNative(site, r + b) }
            if site.inoutPlaces.isEmpty || state.pointee.isThrown { r[a] = value } else { try putBack(value, site, r + b, r + a) }

        case .takeField:
            let box = try uniqueBox(r + b)
            guard c < box.fields.count else { throw RuntimeError.malformed("a field") }
            r[a] = box.fields[c]
            box.fields[c] = .none
        case .setField:
            let box = try uniqueBox(r + a)
            guard b < box.fields.count else { throw RuntimeError.malformed("a field") }
            box.fields[b] = (r + c).taken()
        case .getProperty:
            guard case .object(let object) = r[b], c < object.fields.count else { throw RuntimeError.malformed("an object") }
            if object.runtimeClass.isObservable { didRead(object, c, frame) }
            r[a] = object.fields[c]
        case .takeProperty:
            guard case .object(let object) = r[b], c < object.fields.count else { throw RuntimeError.malformed("an object") }
            r[a] = object.fields[c]
            object.fields[c] = .none
        case .setProperty:
            guard case .object(let object) = r[a], b < object.fields.count else { throw RuntimeError.malformed("an object") }
            let old = object.fields[b]
            object.fields[b] = (r + c).taken()
            if object.runtimeClass.isObservable, i.d == 0 { didSet(object, b, old, frame) }

        case .makeArray: r[a] = .array(ArrayStorage(moved(r + b, c)))
        case .takeElement:
            let array = try uniqueArray(r + b)
            let index = try index(r + c, in: array)
            r[a] = array.elements[index]
            array.elements[index] = .none
        case .setElement:
            let array = try uniqueArray(r + a)
            let index = try index(r + b, in: array)
            array.elements[index] = (r + c).taken()
        case .elements: r[a] = .array(ArrayStorage(try elements(of: r[b])))
        case .makeSet: r[a] = try makeSet(UnsafeBufferPointer(start: r + b, count: c), frame.code.types[Int(i.d)])
        case .makeDictionary: r[a] = try makeDictionary(UnsafeBufferPointer(start: r + b, count: 2 * c), frame.code.types[Int(i.d)])
        case .takeEntry: try takeEntry(r + b, r[c], frame.code.types[Int(i.d)], into: r + a)

        case .wrapSome: r[a] = .box(Box(tag: 1, [(r + b).taken()]))
        case .unwrapSome:
            guard case .box(let box) = r[b], let value = box.fields.first else { throw RuntimeError.malformed("an optional") }
            r[a] = value
        case .checkSome:
            if case .none = r[a] { throw RuntimeError("nil-unwrapped", "unexpectedly found nil while unwrapping an Optional value") }

        case .erase: r[a] = .any(erased((r + b).taken(), frame.code.types[c]))
        case .open: if case .any(let existential) = r[b] { r[a] = existential.value } else { r[a] = r[b] }
        case .dynamicType: r[a] = .type(dynamicType(r[b], frame.code.types[c]))
        case .cast: r[a] = try forceCast(r[b], frame.code.types[c])
        case .castOptional: r[a] = try conditionalCast(r[b], frame.code.types[c])
        case .testType: r[a] = .bool(try isOf(r[b], frame.code.types[c]))
        case .testOpenedCase:
            guard case .any(let existential) = r[a] else { throw RuntimeError.malformed("an existential") }
            return existential.type.nominal != frame.code.types[b].nominal

        case .makeClosure:
            let template = frame.code.templates[b]
            r[a] = .function(FunctionValue(.code(template.code, captures: moved(r + c, template.captureCount))))
        case .makeKeyPath: r[a] = .native(makeKeyPath(frame.code.keyPaths[c], r + b))
        case .keyPathFunction:
            let path = r[b]
            r[a] = .function(FunctionValue(.native { [unowned self] in try get(path, of: $0.first ?? .none) }))
        case .interpolate:
            let types = frame.code.types[c]
            r[a] = .string(try interpolated(UnsafeBufferPointer(start: r + b, count: types.tupleCount), types))
        case .isEqual: r[a] = .bool(try isEqual(r[b], r[b + 1], frame.code.types[c]) ?? false)
        case .isLess: r[a] = .bool(try isLess(r[b], r[b + 1], frame.code.types[c]))
        default: throw failure(r, i, frame)
        }
        return false
    }

    private func taken(from cell: Cell) -> Value {
        let value = cell.value
        cell.value = .none
        return value
    }

    private func index(_ register: UnsafeMutablePointer<Value>, in array: ArrayStorage) throws -> Int {
        let index = try int(register)
        guard array.elements.indices.contains(index) else { throw RuntimeError.index(index, count: array.elements.count) }
        return index
    }
}
