import SwiftModel

/// The loop.
extension Machine {
    /// Runs code whose registers begin at a stack place, and everything it calls, to its end.
    func execute(_ entry: Code, base: Int) throws -> Value {
        try reserve(base + entry.registerCount)
        let frame = Frame(image: entry.image, next: entry.image.pointee.instructions, registers: stack + base)
        return try execute(frame, entryDepth: state.pointee.depth, registersFrom: frame.registers)
    }

    /// Runs a call from its current point. The run is over when as few frames wait as at `entryDepth`; its registers begin at `first`.
    ///
    /// Frames of callers are kept apart from the native stack. `frames` holds those that wait: `depth` of them; the current one is a local variable, which
    /// stays in the processor's registers because no call gets its address. What takes long anyway is done by `perform`, which gets a copy.
    func execute(_ entry: Frame, entryDepth: Int, registersFrom first: UnsafeMutablePointer<Value>) throws -> Value {
        let state = state
        var frame = entry
        var focus = entry.registers
        do {
            while true {
                let i = frame.next
                let r = frame.registers
                frame.next += 1
                let a = Int(i.pointee.a)
                let b = Int(i.pointee.b)
                let c = Int(i.pointee.c)
                switch i.pointee.op {
                case .copy: (r + a).copy(r[b])
                case .take: (r + a).set((r + b).taken())
                case .constant: (r + a).copy(frame.image.pointee.constants[b])
                case .loadInt: (r + a).set(.int(b))
                case .clear: (r + a).clear()

                case .addInt:
                    let (x, y) = try ints(r + b, r + c)
                    let (sum, overflow) = x.addingReportingOverflow(y)
                    if overflow { throw RuntimeError.overflow(x, "+", y) }
                    (r + a).set(.int(sum))
                case .subInt:
                    let (x, y) = try ints(r + b, r + c)
                    let (difference, overflow) = x.subtractingReportingOverflow(y)
                    if overflow { throw RuntimeError.overflow(x, "-", y) }
                    (r + a).set(.int(difference))
                case .mulInt:
                    let (x, y) = try ints(r + b, r + c)
                    let (product, overflow) = x.multipliedReportingOverflow(by: y)
                    if overflow { throw RuntimeError.overflow(x, "*", y) }
                    (r + a).set(.int(product))
                case .divInt:
                    let (x, y) = try ints(r + b, r + c)
                    if y == 0 { throw RuntimeError.divisionByZero(x, "/") }
                    let (quotient, overflow) = x.dividedReportingOverflow(by: y)
                    if overflow { throw RuntimeError.overflow(x, "/", y) }
                    (r + a).set(.int(quotient))
                case .remInt:
                    let (x, y) = try ints(r + b, r + c)
                    if y == 0 { throw RuntimeError.divisionByZero(x, "%") }
                    (r + a).set(.int(x.remainderReportingOverflow(dividingBy: y).partialValue))
                case .negInt:
                    let x = try int(r + b)
                    let (negated, overflow) = (0).subtractingReportingOverflow(x)
                    if overflow { throw RuntimeError.overflow(0, "-", x) }
                    (r + a).set(.int(negated))
                case .addImmediate:
                    let x = try int(r + b)
                    let (sum, overflow) = x.addingReportingOverflow(c)
                    if overflow { throw RuntimeError.overflow(x, c < 0 ? "-" : "+", abs(c)) }
                    (r + a).set(.int(sum))
                case .equalInt:
                    let (x, y) = try ints(r + b, r + c)
                    (r + a).set(.bool(x == y))
                case .lessInt:
                    let (x, y) = try ints(r + b, r + c)
                    (r + a).set(.bool(x < y))
                case .lessEqualInt:
                    let (x, y) = try ints(r + b, r + c)
                    (r + a).set(.bool(x <= y))

                case .addDouble:
                    let (x, y) = try doubles(r + b, r + c)
                    (r + a).set(.double(x + y))
                case .subDouble:
                    let (x, y) = try doubles(r + b, r + c)
                    (r + a).set(.double(x - y))
                case .mulDouble:
                    let (x, y) = try doubles(r + b, r + c)
                    (r + a).set(.double(x * y))
                case .divDouble:
                    let (x, y) = try doubles(r + b, r + c)
                    (r + a).set(.double(x / y))
                case .negDouble: (r + a).set(.double(try -double(r + b)))
                case .equalDouble:
                    let (x, y) = try doubles(r + b, r + c)
                    (r + a).set(.bool(x == y))
                case .lessDouble:
                    let (x, y) = try doubles(r + b, r + c)
                    (r + a).set(.bool(x < y))
                case .lessEqualDouble:
                    let (x, y) = try doubles(r + b, r + c)
                    (r + a).set(.bool(x <= y))
                case .not: (r + a).set(.bool(try !bool(r + b)))

                case .jump: frame.jump(to: c)
                case .loop:
                    try countFuel()
                    frame.jump(to: c)
                case .loopRange:
                    try countFuel()
                    let (x, y) = try ints(r + a, r + b)
                    if x != y {
                        (r + a).set(.int(x &+ 1))
                        frame.jump(to: c)
                    }
                case .loopStride:
                    try countFuel()
                    let (x, y) = try ints(r + a, r + b)
                    if x != y {
                        (r + a).set(.int(x &+ (try int(r + b + 1))))
                        frame.jump(to: c)
                    }
                case .jumpUnless: if try !bool(r + a) { frame.jump(to: c) }
                case .jumpIfNone: if case .none = r[a] { frame.jump(to: c) }
                case .jumpIfSome: if case .none = r[a] {} else { frame.jump(to: c) }
                case .jumpUnlessEqualInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x != y { frame.jump(to: c) }
                case .jumpUnlessNotEqualInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x == y { frame.jump(to: c) }
                case .jumpUnlessLessInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x >= y { frame.jump(to: c) }
                case .jumpUnlessLessEqualInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x > y { frame.jump(to: c) }
                case .jumpUnlessEqualImmediate: if try int(r + a) != b { frame.jump(to: c) }
                case .jumpUnlessNotEqualImmediate: if try int(r + a) == b { frame.jump(to: c) }
                case .jumpUnlessLessImmediate: if try int(r + a) >= b { frame.jump(to: c) }
                case .jumpUnlessLessEqualImmediate: if try int(r + a) > b { frame.jump(to: c) }
                case .jumpUnlessGreaterImmediate: if try int(r + a) <= b { frame.jump(to: c) }
                case .jumpUnlessGreaterEqualImmediate: if try int(r + a) < b { frame.jump(to: c) }
                case .jumpIfThrown: if state.pointee.isThrown { frame.jump(to: c) }
                case .jumpUnlessThrown: if !state.pointee.isThrown { frame.jump(to: c) }

                case .call:
                    let target = try frame.image.pointee.callees[c] ?? callee(frame, c)
                    try enter(target, b, i.pointee.a, &frame)
                case .callVirtual: try enter(method(frame, b, c), b, i.pointee.a, &frame)
                case .callDirect: try callDirect(i, frame)
                case .callOpened: try enter(openedCode(frame.code.sites[c], r + b).image, b, i.pointee.a, &frame)
                case .callClosure: if let target = try closureCode(i, frame) { try enter(target, b, i.pointee.a, &frame) }
                case .newObject: if let target = try makeObject(i, frame) { try enter(target, c, i.pointee.c, &frame) }
                case .return:
                    let value = (r + a).taken()
                    frame.clear()
                    if state.pointee.depth == entryDepth {
                        setTop(frame)
                        if state.pointee.hasDying { try drain() }
                        return value
                    }
                    let result = leave(&frame)
                    (frame.registers + result).set(value)
                    // What only the function held ends with it.
                    if state.pointee.hasDying {
                        setTop(frame)
                        try drain()
                    }
                case .returnThrown:
                    frame.clear()
                    if state.pointee.depth == entryDepth {
                        placeOfThrow = span(of: frame, below: entryDepth)
                        throw thrownError()
                    }
                    _ = leave(&frame)
                    if state.pointee.hasDying {
                        setTop(frame)
                        try drain()
                    }

                case .makeBox: (r + a).set(.box(Box(tag: Int(i.pointee.d), FieldRow(movedFrom: r + b, count: c))))
                case .getField: (r + a).copy(try (r + b).field(c).pointee)
                case .takeField:
                    try (r + b).changeBox { box in
                        guard c < box.row.count else { throw RuntimeError.malformed("a field") }
                        (r + a).set((box.row.places + c).taken())
                    }
                case .setField:
                    try (r + a).changeBox { box in
                        guard b < box.row.count else { throw RuntimeError.malformed("a field") }
                        (box.row.places + b).set((r + c).taken())
                    }

                case .focusElement: focus = try (r + b).element(int(r + c))
                case .focusField: focus = try (r + b).field(c)
                case .focusProperty: focus = try property(r + b, c, frame)
                case .stepElement: focus = try focus.element(int(r + c))
                case .stepField: focus = try focus.field(c)
                case .stepProperty: focus = try property(focus, c, frame)
                case .loadElement: (r + a).copy(try focus.element(int(r + c)).pointee)
                case .loadField: (r + a).copy(try focus.field(c).pointee)
                case .loadProperty: (r + a).copy(try property(focus, c, frame).pointee)

                case .getProperty: (r + a).copy(try property(r + b, c, frame).pointee)
                case .takeProperty:
                    try (r + b).withObject { object in
                        guard c < object.row.count else { throw RuntimeError.malformed("an object") }
                        (r + a).set((object.row.places + c).taken())
                    }
                case .setProperty:
                    try (r + a).withObject { object in
                        guard b < object.row.count else { throw RuntimeError.malformed("an object") }
                        let place = object.row.places + b
                        if object.runtimeClass.isObservable, i.pointee.d == 0 {
                            let old = place.pointee
                            place.set((r + c).taken())
                            didSet(object, b, old, frame)
                        } else {
                            place.set((r + c).taken())
                        }
                    }

                case .getCapture:
                    try (r + b).withFunction { function in
                        guard c < function.captures.count else { throw RuntimeError.malformed("a captured value") }
                        (r + a).copy(function.captures[c])
                    }
                case .getCapturedCell: try withCapturedCell(r + b, c) { (r + a).copy($0.value) }
                case .setCapturedCell: try withCapturedCell(r + a, c) { $0.value = (r + b).taken() }
                case .takeCapturedCell: try withCapturedCell(r + b, c) { (r + a).set($0.taken()) }
                case .getGlobal: (r + a).copy(try slot(b, frame).pointee)
                case .setGlobal: slot(b).set((r + a).taken())
                case .takeGlobal: (r + a).set(try slot(b, frame).taken())

                case .getElement: (r + a).copy(try (r + b).element(int(r + c)).pointee)
                case .takeElement:
                    let index = try int(r + c)
                    try (r + b).changeArray(budget) { array in
                        guard index >= 0, index < array.elements.count else { throw RuntimeError.index(index, count: array.elements.count) }
                        (r + a).set(array.elements.take(index))
                    }
                case .setElement:
                    let index = try int(r + b)
                    try (r + a).changeArray(budget) { array in
                        guard index >= 0, index < array.elements.count else { throw RuntimeError.index(index, count: array.elements.count) }
                        array.elements[index] = (r + c).taken()
                    }
                case .appendElement:
                    try (r + a).changeArray(budget) { array in
                        if array.elements.count >= limits.elements { throw Limit.elements.error(limits) }
                        array.elements.append((r + b).taken())
                    }
                case .takeEntry: try takeEntry(i, frame)
                case .putEntry: try putEntry(i, frame)
                case .appendString: try append(r + c, to: r + a)
                case .arrayCount: (r + a).set(.int(try (r + b).withArray { $0.elements.count }))
                case .nextElement:
                    let index = try int(r + b + 1)
                    if case .array = r[b] {
                        let isOver = try (r + b).withArray { array in
                            guard index < array.elements.count else { return true }
                            (r + a).copy(array.elements[index])
                            return false
                        }
                        if isOver { frame.jump(to: c) } else { (r + b + 1).set(.int(index &+ 1)) }
                    } else if try isPastElements(r + b, index, into: r + a) {
                        frame.jump(to: c)
                    }
                case .drain:
                    if state.pointee.hasDying {
                        setTop(frame)
                        try drain()
                    }
                default: if try perform(i, frame) { frame.jump(to: c) }
                }
            }
        } catch let suspension as Suspension {
            guard suspension.run == nil else {
                throw RuntimeError("await-in-call", "this call cannot wait for code that sleeps", at: span(of: frame, below: state.pointee.depth))
            }
            frame.result = frame.next[-1].a
            suspension.run = takeRun(frame, above: entryDepth, registersFrom: first)
            throw suspension
        } catch var error as RuntimeError {
            if error.span == nil { error.span = span(of: frame, below: state.pointee.depth) }
            state.pointee.isThrown = false
            state.pointee.thrown = .none
            throw error
        }
    }
}
