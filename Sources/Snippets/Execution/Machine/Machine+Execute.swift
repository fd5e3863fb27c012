/// The loop.
extension Machine {
    /// Runs code whose registers begin at a stack place, and everything it calls, to its end.
    func execute(_ entry: Code, base: Int) throws -> Value {
        try execute(entry, base: base, from: 0, entryDepth: state.pointee.depth, entryBase: base)
    }

    /// Runs code from an instruction on. The run is over when as few frames wait as at `entryDepth`; its registers begin at `entryBase`.
    ///
    /// Frames of callers are kept apart from the native stack. `frames` holds those that wait: `depth` of them; the current one is in local variables.
    func execute(_ entry: Code, base: Int, from start: Int, entryDepth: Int, entryBase: Int) throws -> Value {
        let state = state
        let frames = frames
        var code = entry
        var pc = start
        var r = stack + base
        var ip = code.instructions
        try reserve(base + code.registerCount)
        state.pointee.top = base + code.registerCount

        func enter(_ target: Code, _ window: Int, _ result: Int32) throws {
            try countFuel()
            if state.pointee.depth >= limits.callDepth { throw Limit.callDepth.error(limits) }
            frames[state.pointee.depth] = Frame(code: .passUnretained(code), pc: Int32(truncatingIfNeeded: pc), result: result, base: r - stack)
            state.pointee.depth += 1
            let base = r - stack + window
            let end = base + target.registerCount
            if end > state.pointee.initialized { try reserve(end) }
            code = target
            ip = target.instructions
            pc = 0
            r = stack + base
            state.pointee.top = end
        }

        func clearFrame() {
            if code.inoutPlaces.isEmpty {
                var index = code.registerCount
                while index > 0 { index -= 1; r[index] = .none }
            } else {
                let kept = code.inoutPlaces
                for index in 0..<code.registerCount where !kept.contains(index) { r[index] = .none }
            }
        }

        func leave() -> Int {
            state.pointee.depth -= 1
            let frame = frames[state.pointee.depth]
            code = frame.code.takeUnretainedValue()
            ip = code.instructions
            pc = Int(frame.pc)
            r = stack + frame.base
            state.pointee.top = frame.base + code.registerCount
            return Int(frame.result)
        }

        do {
            while true {
                let i = ip[pc]
                pc += 1
                let a = Int(i.a)
                let b = Int(i.b)
                let c = Int(i.c)
                switch i.op {
                case .copy: r[a] = r[b]
                case .take:
                    let value = r[b]
                    r[b] = .none
                    r[a] = value
                case .constant: r[a] = code.constants[b]
                case .loadInt: r[a] = .int(b)
                case .clear: r[a] = .none

                case .makeCell:
                    let value = r[b]
                    r[b] = .none
                    r[a] = .native(Cell(value))
                case .getCell: r[a] = try cell(r[b]).value
                case .setCell:
                    let value = r[b]
                    r[b] = .none
                    try cell(r[a]).value = value
                case .takeCell:
                    let cell = try cell(r[b])
                    r[a] = cell.value
                    cell.value = .none
                case .getCapture: r[a] = try captured(r[b], c)
                case .getCapturedCell: r[a] = try cell(captured(r[b], c)).value
                case .setCapturedCell:
                    let value = r[b]
                    r[b] = .none
                    try cell(captured(r[a], c)).value = value
                case .takeCapturedCell:
                    let cell = try cell(captured(r[b], c))
                    r[a] = cell.value
                    cell.value = .none
                case .makeWeak: r[a] = .native(WeakReference(r[b]))
                case .loadWeak:
                    if case .native(let object) = r[b], let weak = object as? WeakReference { r[a] = weak.value }

                case .getGlobal: r[a] = try global(b)
                case .setGlobal:
                    let value = r[a]
                    r[a] = .none
                    setGlobal(b, value)
                case .takeGlobal: r[a] = try takeGlobal(b)

                case .addInt:
                    let (x, y) = try ints(r[b], r[c])
                    let (sum, overflow) = x.addingReportingOverflow(y)
                    if overflow { throw RuntimeError.overflow(x, "+", y) }
                    r[a] = .int(sum)
                case .subInt:
                    let (x, y) = try ints(r[b], r[c])
                    let (difference, overflow) = x.subtractingReportingOverflow(y)
                    if overflow { throw RuntimeError.overflow(x, "-", y) }
                    r[a] = .int(difference)
                case .mulInt:
                    let (x, y) = try ints(r[b], r[c])
                    let (product, overflow) = x.multipliedReportingOverflow(by: y)
                    if overflow { throw RuntimeError.overflow(x, "*", y) }
                    r[a] = .int(product)
                case .divInt:
                    let (x, y) = try ints(r[b], r[c])
                    if y == 0 { throw RuntimeError.divisionByZero(x, "/") }
                    let (quotient, overflow) = x.dividedReportingOverflow(by: y)
                    if overflow { throw RuntimeError.overflow(x, "/", y) }
                    r[a] = .int(quotient)
                case .remInt:
                    let (x, y) = try ints(r[b], r[c])
                    if y == 0 { throw RuntimeError.divisionByZero(x, "%") }
                    r[a] = .int(x.remainderReportingOverflow(dividingBy: y).partialValue)
                case .negInt:
                    guard case .int(let x) = r[b] else { throw RuntimeError.malformed("an Int") }
                    let (negated, overflow) = (0).subtractingReportingOverflow(x)
                    if overflow { throw RuntimeError.overflow(0, "-", x) }
                    r[a] = .int(negated)
                case .addImmediate:
                    guard case .int(let x) = r[b] else { throw RuntimeError.malformed("an Int") }
                    let (sum, overflow) = x.addingReportingOverflow(c)
                    if overflow { throw RuntimeError.overflow(x, c < 0 ? "-" : "+", abs(c)) }
                    r[a] = .int(sum)
                case .equalInt:
                    let (x, y) = try ints(r[b], r[c])
                    r[a] = .bool(x == y)
                case .lessInt:
                    let (x, y) = try ints(r[b], r[c])
                    r[a] = .bool(x < y)
                case .lessEqualInt:
                    let (x, y) = try ints(r[b], r[c])
                    r[a] = .bool(x <= y)

                case .addDouble:
                    let (x, y) = try doubles(r[b], r[c])
                    r[a] = .double(x + y)
                case .subDouble:
                    let (x, y) = try doubles(r[b], r[c])
                    r[a] = .double(x - y)
                case .mulDouble:
                    let (x, y) = try doubles(r[b], r[c])
                    r[a] = .double(x * y)
                case .divDouble:
                    let (x, y) = try doubles(r[b], r[c])
                    r[a] = .double(x / y)
                case .negDouble:
                    guard case .double(let x) = r[b] else { throw RuntimeError.malformed("a Double") }
                    r[a] = .double(-x)
                case .equalDouble:
                    let (x, y) = try doubles(r[b], r[c])
                    r[a] = .bool(x == y)
                case .lessDouble:
                    let (x, y) = try doubles(r[b], r[c])
                    r[a] = .bool(x < y)
                case .lessEqualDouble:
                    let (x, y) = try doubles(r[b], r[c])
                    r[a] = .bool(x <= y)
                case .not: r[a] = .bool(try !bool(r[b]))

                case .jump: pc = c
                case .loop:
                    try countFuel()
                    pc = c
                case .jumpUnless: if try !bool(r[a]) { pc = c }
                case .jumpIfNone: if case .none = r[a] { pc = c }
                case .jumpIfSome: if case .none = r[a] {} else { pc = c }
                case .jumpUnlessEqualInt:
                    let (x, y) = try ints(r[a], r[b])
                    if x != y { pc = c }
                case .jumpUnlessNotEqualInt:
                    let (x, y) = try ints(r[a], r[b])
                    if x == y { pc = c }
                case .jumpUnlessLessInt:
                    let (x, y) = try ints(r[a], r[b])
                    if x >= y { pc = c }
                case .jumpUnlessLessEqualInt:
                    let (x, y) = try ints(r[a], r[b])
                    if x > y { pc = c }
                case .jumpUnlessEqualImmediate: if try int(r[a]) != b { pc = c }
                case .jumpUnlessNotEqualImmediate: if try int(r[a]) == b { pc = c }
                case .jumpUnlessLessImmediate: if try int(r[a]) >= b { pc = c }
                case .jumpUnlessLessEqualImmediate: if try int(r[a]) > b { pc = c }
                case .jumpUnlessGreaterImmediate: if try int(r[a]) <= b { pc = c }
                case .jumpUnlessGreaterEqualImmediate: if try int(r[a]) < b { pc = c }
                case .jumpUnlessCase:
                    switch r[a] {
                    case .int(let tag): if tag != b { pc = c }
                    case .box(let box): if box.tag != b { pc = c }
                    default: throw RuntimeError.malformed("an enum")
                    }
                case .jumpIfThrown: if state.pointee.isThrown { pc = c }
                case .jumpUnlessThrown: if !state.pointee.isThrown { pc = c }
                case .takeThrown:
                    r[a] = state.pointee.thrown
                    state.pointee.thrown = .none
                    state.pointee.isThrown = false
                case .setThrown:
                    state.pointee.thrown = r[a]
                    state.pointee.isThrown = true
                    r[a] = .none
                case .returnThrown:
                    clearFrame()
                    if state.pointee.depth == entryDepth {
                        let error = state.pointee.thrown
                        state.pointee.thrown = .none
                        state.pointee.isThrown = false
                        throw ThrownError(value: error)
                    }
                    _ = leave()

                case .call:
                    let site = code.sites[c]
                    let target = try site.target.code ?? self.code(of: site.target)
                    try enter(target, b, i.a)
                case .callVirtual:
                    let site = code.sites[c]
                    guard case .object(let object) = r[b] else { throw RuntimeError.malformed("an object") }
                    let key = ObjectIdentifier(object.runtimeClass)
                    if site.cachedKey != key {
                        site.cachedCode = try self.code(of: override(of: site.target, in: object.runtimeClass))
                        site.cachedKey = key
                    }
                    guard let target = site.cachedCode else { throw RuntimeError.malformed("a method") }
                    try enter(target, b, i.a)
                case .callOpened:
                    let site = code.sites[c]
                    let target = try openedCode(site, r[b])
                    try enter(target, b, i.a)
                case .callDirect:
                    let site = code.sites[c]
                    let window = r + b
                    let frame = Frame(code: .passUnretained(code), pc: Int32(truncatingIfNeeded: pc), result: i.a, base: r - stack)
                    let result = try outside(frame) { try site.direct?(DirectCall(base: window, site: site, machine: self)) ?? .none }
                    for index in 0..<site.argumentCount where !site.inoutPlaces.contains(index) { window[index] = .none }
                    r[a] = result
                case .callNative:
                    let site = code.sites[c]
                    let (window, result) = (r + b, r + a)
                    let frame = Frame(code: .passUnretained(code), pc: Int32(truncatingIfNeeded: pc), result: i.a, base: r - stack)
                    try countFuel()
                    let value = try outside(frame) { try callNative(site, window) }
                    if site.inoutPlaces.isEmpty || state.pointee.isThrown { result.pointee = value } else { try putBack(value, site, window, result) }
                case .callClosure:
                    guard case .function(let function) = r[b + c] else { throw RuntimeError.malformed("a function") }
                    switch function.kind {
                    case .code(let target, _): try enter(target, b, i.a)
                    case .native(let native):
                        let arguments = moved(r + b, c)
                        let frame = Frame(code: .passUnretained(code), pc: Int32(truncatingIfNeeded: pc), result: i.a, base: r - stack)
                        r[a] = try outside(frame) { try native(arguments) }
                    }
                case .return:
                    let value = r[a]
                    r[a] = .none
                    clearFrame()
                    if state.pointee.depth == entryDepth {
                        if state.pointee.hasDying { try drain() }
                        return value
                    }
                    let result = leave()
                    r[result] = value

                case .makeBox: r[a] = .box(Box(tag: Int(i.d), moved(r + b, c)))
                case .getField:
                    guard case .box(let box) = r[b], c < box.fields.count else { throw RuntimeError.malformed("a struct") }
                    r[a] = box.fields[c]
                case .takeField:
                    let box = try uniqueBox(r + b)
                    guard c < box.fields.count else { throw RuntimeError.malformed("a field") }
                    r[a] = box.fields[c]
                    box.fields[c] = .none
                case .setField:
                    let box = try uniqueBox(r + a)
                    guard b < box.fields.count else { throw RuntimeError.malformed("a field") }
                    box.fields[b] = r[c]
                    r[c] = .none

                case .newObject:
                    let runtimeClass = code.classes[b]
                    let instance = Instance(runtimeClass, fields: Array(repeating: .none, count: runtimeClass.fieldCount))
                    r[a] = .object(instance)
                    if i.d == 0 {
                        r[c] = .object(instance)
                        try enter(initialValues(of: runtimeClass.type), c, i.c)
                    }
                case .getProperty:
                    guard case .object(let object) = r[b], c < object.fields.count else { throw RuntimeError.malformed("an object") }
                    if object.runtimeClass.isObservable { didRead(object, c, code, pc) }
                    r[a] = object.fields[c]
                case .takeProperty:
                    guard case .object(let object) = r[b], c < object.fields.count else { throw RuntimeError.malformed("an object") }
                    r[a] = object.fields[c]
                    object.fields[c] = .none
                case .setProperty:
                    guard case .object(let object) = r[a], b < object.fields.count else { throw RuntimeError.malformed("an object") }
                    let old = object.fields[b]
                    object.fields[b] = r[c]
                    r[c] = .none
                    if object.runtimeClass.isObservable, i.d == 0 { didSet(object, b, old, code, pc) }

                case .makeArray: r[a] = .array(ArrayStorage(moved(r + b, c)))
                case .getElement:
                    guard case .array(let array) = r[b] else { throw RuntimeError.malformed("an array") }
                    let index = try int(r[c])
                    guard index >= 0, index < array.elements.count else { throw RuntimeError.index(index, count: array.elements.count) }
                    r[a] = array.elements[index]
                case .takeElement:
                    let array = try uniqueArray(r + b)
                    let index = try int(r[c])
                    guard index >= 0, index < array.elements.count else { throw RuntimeError.index(index, count: array.elements.count) }
                    r[a] = array.elements[index]
                    array.elements[index] = .none
                case .setElement:
                    let array = try uniqueArray(r + a)
                    let index = try int(r[b])
                    guard index >= 0, index < array.elements.count else { throw RuntimeError.index(index, count: array.elements.count) }
                    array.elements[index] = r[c]
                    r[c] = .none
                case .appendElement:
                    let array = try uniqueArray(r + a)
                    try checkElements(array.elements.count + 1)
                    array.elements.append(r[b])
                    r[b] = .none
                case .arrayCount:
                    guard case .array(let array) = r[b] else { throw RuntimeError.malformed("an array") }
                    r[a] = .int(array.elements.count)
                case .nextElement:
                    guard case .array(let array) = r[b], case .int(let index) = r[b + 1] else { throw RuntimeError.malformed("an array") }
                    if index < array.elements.count {
                        r[a] = array.elements[index]
                        r[b + 1] = .int(index + 1)
                    } else {
                        pc = c
                    }
                case .elements: r[a] = .array(ArrayStorage(try elements(of: r[b])))
                case .makeSet: r[a] = try makeSet(UnsafeBufferPointer(start: r + b, count: c), code.types[Int(i.d)])
                case .makeDictionary: r[a] = try makeDictionary(UnsafeBufferPointer(start: r + b, count: 2 * c), code.types[Int(i.d)])
                case .takeEntry: try takeEntry(r + b, r[c], code.types[Int(i.d)], into: r + a)

                case .wrapSome:
                    let value = r[b]
                    r[b] = .none
                    r[a] = .box(Box(tag: 1, [value]))
                case .unwrapSome:
                    guard case .box(let box) = r[b], let value = box.fields.first else { throw RuntimeError.malformed("an optional") }
                    r[a] = value
                case .checkSome:
                    if case .none = r[a] { throw RuntimeError("nil-unwrapped", "unexpectedly found nil while unwrapping an Optional value") }

                case .erase:
                    let value = r[b]
                    r[b] = .none
                    r[a] = .any(erased(value, code.types[c]))
                case .open:
                    if case .any(let existential) = r[b] { r[a] = existential.value } else { r[a] = r[b] }
                case .dynamicType: r[a] = .type(dynamicType(r[b], code.types[c]))
                case .cast: r[a] = try forceCast(r[b], code.types[c])
                case .castOptional: r[a] = try conditionalCast(r[b], code.types[c])
                case .testType: r[a] = .bool(try isOf(r[b], code.types[c]))
                case .testOpenedCase:
                    guard case .any(let existential) = r[a] else { throw RuntimeError.malformed("an existential") }
                    if existential.type.nominal != code.types[b].nominal { pc = c }

                case .makeClosure:
                    let template = code.templates[b]
                    r[a] = .function(FunctionValue(.code(template.code, captures: moved(r + c, template.captureCount))))
                case .makeKeyPath: r[a] = .native(makeKeyPath(code.keyPaths[c], r + b))
                case .keyPathFunction:
                    let path = r[b]
                    r[a] = .function(FunctionValue(.native { [unowned self] in try get(path, of: $0.first ?? .none) }))
                case .interpolate: r[a] = .string(try interpolated(UnsafeBufferPointer(start: r + b, count: code.types[c].tupleCount), code.types[c]))
                case .isEqual: r[a] = .bool(try isEqual(r[b], r[b + 1], code.types[c]) ?? false)
                case .isLess: r[a] = .bool(try isLess(r[b], r[b + 1], code.types[c]))
                case .drain: if state.pointee.hasDying { try drain() }
                case .fail: throw failure(r, i, code)
                }
            }
        } catch let suspension as Suspension {
            guard suspension.run == nil else {
                throw RuntimeError("await-in-call", "this call cannot wait for code that sleeps", at: span(of: code, at: pc - 1, below: state.pointee.depth))
            }
            let current = SuspendedRun.Call(code: code, pc: Int32(truncatingIfNeeded: pc), result: ip[pc - 1].a, base: r - stack - entryBase)
            suspension.run = takeRun(current, above: entryDepth, base: entryBase)
            throw suspension
        } catch var error as RuntimeError {
            if error.span == nil { error.span = span(of: code, at: pc - 1, below: state.pointee.depth) }
            state.pointee.isThrown = false
            state.pointee.thrown = .none
            throw error
        }
    }
}
