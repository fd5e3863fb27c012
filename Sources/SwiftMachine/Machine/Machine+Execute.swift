import SwiftModel

/// The loop.
extension Machine {
    /// Runs code whose registers begin at a stack place, and everything it calls, to its end.
    func execute(_ entry: Code, base: Int) throws -> Value {
        try reserve(base + entry.registerCount)
        let frame = Frame(entry.image, entry.image.pointee.instructions, stack + base)
        return try execute(frame, entryDepth: state.pointee.depth, registersFrom: frame.registers)
    }

    /// Runs a call from its current point. The run is over when as few frames wait as at `entryDepth`; its registers begin at `first`.
    ///
    /// Frames of callers are kept apart from the native stack. `frames` holds those that wait: `depth` of them; the current one is local variables, which
    /// stay in the processor's registers because no call gets their addresses. What takes long anyway is done by `perform`, which gets a copy.
    func execute(_ entry: Frame, entryDepth: Int, registersFrom first: UnsafeMutablePointer<Value>) throws -> Value {
        let state = state
        var (image, next, r) = (entry.image, entry.next, entry.registers)
        var focus = entry.registers
        do {
            while true {
                let i = next
                next += 1
                let a = Int(i.pointee.a)
                let b = Int(i.pointee.b)
                let c = Int(i.pointee.c)
                switch i.pointee.op {
                case .copy: (r + a).copy(r[b])
                case .take: (r + a).set((r + b).taken())
                case .constant: (r + a).copy(image.pointee.constants[b])
                case .loadInt: (r + a).set(.int(b))
                case .clear: (r + a).clear()

                case .addInt:
                    let (x, y) = try ints(r + b, r + c)
                    let (sum, overflow) = x.addingReportingOverflow(y)
                    if overflow { try RuntimeError.throwOverflow(x, "+", y) }
                    (r + a).set(.int(sum))
                case .subInt:
                    let (x, y) = try ints(r + b, r + c)
                    let (difference, overflow) = x.subtractingReportingOverflow(y)
                    if overflow { try RuntimeError.throwOverflow(x, "-", y) }
                    (r + a).set(.int(difference))
                case .mulInt:
                    let (x, y) = try ints(r + b, r + c)
                    let (product, overflow) = x.multipliedReportingOverflow(by: y)
                    if overflow { try RuntimeError.throwOverflow(x, "*", y) }
                    (r + a).set(.int(product))
                case .divInt:
                    let (x, y) = try ints(r + b, r + c)
                    if y == 0 { try RuntimeError.throwDivisionByZero(x, "/") }
                    let (quotient, overflow) = x.dividedReportingOverflow(by: y)
                    if overflow { try RuntimeError.throwOverflow(x, "/", y) }
                    (r + a).set(.int(quotient))
                case .remInt:
                    let (x, y) = try ints(r + b, r + c)
                    if y == 0 { try RuntimeError.throwDivisionByZero(x, "%") }
                    (r + a).set(.int(x.remainderReportingOverflow(dividingBy: y).partialValue))
                case .negInt:
                    let x = try int(r + b)
                    let (negated, overflow) = (0).subtractingReportingOverflow(x)
                    if overflow { try RuntimeError.throwOverflow(0, "-", x) }
                    (r + a).set(.int(negated))
                case .addImmediate:
                    let x = try int(r + b)
                    let (sum, overflow) = x.addingReportingOverflow(c)
                    if overflow { try RuntimeError.throwOverflow(x, c < 0 ? "-" : "+", abs(c)) }
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

                case .jump: next = i + c
                case .loop:
                    try countFuel()
                    next = i + c
                case .loopRange:
                    try countFuel()
                    let (x, y) = try ints(r + a, r + b)
                    if x != y {
                        (r + a).set(.int(x &+ 1))
                        next = i + c
                    }
                case .loopStride:
                    try countFuel()
                    let (x, y) = try ints(r + a, r + b)
                    if x != y {
                        (r + a).set(.int(x &+ (try int(r + b + 1))))
                        next = i + c
                    }
                case .jumpUnless: if try !bool(r + a) { next = i + c }
                case .jumpIfNone: if case .none = r[a] { next = i + c }
                case .jumpIfSome: if case .none = r[a] {} else { next = i + c }
                case .jumpUnlessEqualInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x != y { next = i + c }
                case .jumpUnlessNotEqualInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x == y { next = i + c }
                case .jumpUnlessLessInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x >= y { next = i + c }
                case .jumpUnlessLessEqualInt:
                    let (x, y) = try ints(r + a, r + b)
                    if x > y { next = i + c }
                case .jumpUnlessEqualImmediate: if try int(r + a) != b { next = i + c }
                case .jumpUnlessNotEqualImmediate: if try int(r + a) == b { next = i + c }
                case .jumpUnlessLessImmediate: if try int(r + a) >= b { next = i + c }
                case .jumpUnlessLessEqualImmediate: if try int(r + a) > b { next = i + c }
                case .jumpUnlessGreaterImmediate: if try int(r + a) <= b { next = i + c }
                case .jumpUnlessGreaterEqualImmediate: if try int(r + a) < b { next = i + c }
                case .jumpIfThrown:
                    if state.pointee.isThrown {
                        state.pointee.leftAt = next
                        next = i + c
                    }
                case .jumpUnlessThrown: if state.pointee.isThrown { state.pointee.leftAt = next } else { next = i + c }

                case .call:
                    let target = try image.pointee.callees[c] ?? callee(Frame(image, next, r), c)
                    try enter(target, b, i.pointee.a, &image, &next, &r)
                case .callVirtual: try enter(method(Frame(image, next, r), b, c), b, i.pointee.a, &image, &next, &r)
                case .callDirect: try callDirect(i, Frame(image, next, r))
                case .callOpened: try enter(openedCode(image.pointee.code.sites[c], r + b).image, b, i.pointee.a, &image, &next, &r)
                case .callClosure: if let target = try closureCode(i, Frame(image, next, r)) { try enter(target, b, i.pointee.a, &image, &next, &r) }
                case .newObject: if let target = try makeObject(i, Frame(image, next, r)) { try enter(target, c, i.pointee.c, &image, &next, &r) }
                case .return:
                    let value = (r + a).taken()
                    clear(r, image)
                    if state.pointee.depth == entryDepth {
                        setTop(Frame(image, next, r))
                        if state.pointee.hasDying { try drain() }
                        return value
                    }
                    let result = leave(&image, &next, &r)
                    (r + result).set(consume value)
                    // What only the function held ends with it.
                    if state.pointee.hasDying {
                        setTop(Frame(image, next, r))
                        try drain()
                    }
                case .returnThrown:
                    clear(r, image)
                    if state.pointee.depth == entryDepth {
                        placeOfThrow = span(of: Frame(image, state.pointee.leftAt ?? next, r), below: entryDepth)
                        throw thrownError()
                    }
                    _ = leave(&image, &next, &r)
                    if state.pointee.hasDying {
                        setTop(Frame(image, next, r))
                        try drain()
                    }

                case .makeBox: (r + a).set(.box(Box(tag: Int(i.pointee.d), FieldRow(movedFrom: r + b, count: c))))
                case .getField: (r + a).copy(try (r + b).field(c).pointee)
                case .takeField:
                    try (r + b).changeBox { box in
                        guard c < box.row.count else { try RuntimeError.throwMalformed("a field") }
                        (r + a).set((box.row.places + c).taken())
                    }
                case .setField:
                    try (r + a).changeBox { box in
                        guard b < box.row.count else { try RuntimeError.throwMalformed("a field") }
                        (box.row.places + b).set((r + c).taken())
                    }

                case .focusElement: focus = try (r + b).element(int(r + c))
                case .focusField: focus = try (r + b).field(c)
                case .focusProperty: focus = try property(r + b, c, Frame(image, next, r))
                case .stepElement: focus = try focus.element(int(r + c))
                case .stepField: focus = try focus.field(c)
                case .stepProperty: focus = try property(focus, c, Frame(image, next, r))
                case .loadElement: (r + a).copy(try focus.element(int(r + c)).pointee)
                case .loadField: (r + a).copy(try focus.field(c).pointee)
                case .loadProperty: (r + a).copy(try property(focus, c, Frame(image, next, r)).pointee)

                case .changeElement: focus = try (r + b).elementToChange(int(r + c), budget)
                case .changeField: focus = try (r + b).fieldToChange(c)
                case .thenElement: focus = try focus.elementToChange(int(r + c), budget)
                case .thenField: focus = try focus.fieldToChange(c)
                case .loadFocus: (r + a).copy(focus.pointee)
                case .storeFocus: focus.set((r + a).taken())

                case .getProperty: (r + a).copy(try property(r + b, c, Frame(image, next, r)).pointee)
                case .takeProperty:
                    try (r + b).withObject { object in
                        guard c < object.row.count else { try RuntimeError.throwMalformed("an object") }
                        (r + a).set((object.row.places + c).taken())
                    }
                case .setProperty:
                    try (r + a).withObject { object in
                        guard b < object.row.count else { try RuntimeError.throwMalformed("an object") }
                        let place = object.row.places + b
                        if object.isObservable, i.pointee.d != 1 {
                            let old = place.pointee
                            place.set((r + c).taken())
                            didSet(object, b, old, isInPlace: i.pointee.d == 2, Frame(image, next, r))
                        } else {
                            place.set((r + c).taken())
                        }
                    }

                case .getCapture:
                    try (r + b).withFunction { function in
                        guard c < function.captures.count else { try RuntimeError.throwMalformed("a captured value") }
                        (r + a).copy(function.captures[c])
                    }
                case .getCapturedCell: try withCapturedCell(r + b, c) { (r + a).copy($0.value) }
                case .setCapturedCell: try withCapturedCell(r + a, c) { $0.value = (r + b).taken() }
                case .takeCapturedCell: try withCapturedCell(r + b, c) { (r + a).set($0.taken()) }
                case .getGlobal: (r + a).copy(try slot(b, Frame(image, next, r)).pointee)
                case .setGlobal: slot(b).set((r + a).taken())
                case .takeGlobal: (r + a).set(try slot(b, Frame(image, next, r)).taken())

                case .getElement: (r + a).copy(try (r + b).element(int(r + c)).pointee)
                case .takeElement: (r + a).set(try (r + b).elementToChange(int(r + c), budget).taken())
                case .setElement: try (r + a).elementToChange(int(r + b), budget).set((r + c).taken())
                case .appendElement:
                    try (r + a).changeArray(budget) { array in
                        if array.elements.count >= limits.elements { throw Limit.elements.error(limits) }
                        array.elements.append((r + b).taken())
                    }
                case .takeEntry: try takeEntry(i, Frame(image, next, r))
                case .putEntry: try putEntry(i, Frame(image, next, r))
                case .join: try join(i, r)
                case .appendString: try append(r + c, to: r + a)
                case .arrayCount: (r + a).set(.int(try (r + b).withArray { $0.elements.count }))
                case .nextElement:
                    let index = try int(r + b + 1)
                    if case .array = r[b] {
                        if let place = try (r + b).withArray({ $0.elements.placeIfThere(index) }) {
                            (r + a).copy(place.pointee)
                            (r + b + 1).set(.int(index &+ 1))
                        } else {
                            next = i + c
                        }
                    } else if try isPastElements(r + b, index, into: r + a) {
                        next = i + c
                    }
                case .drain:
                    if state.pointee.hasDying {
                        setTop(Frame(image, next, r))
                        try drain()
                    }
                default: if try perform(i, Frame(image, next, r)) { next = i + c }
                }
            }
        } catch let suspension as Suspension {
            guard suspension.run == nil else {
                let place = span(of: Frame(image, next, r), below: state.pointee.depth)
                throw RuntimeError("await-in-call", "this call cannot wait for code that sleeps", at: place)
            }
            suspension.run = takeRun(Frame(image, next, r, result: next[-1].a), above: entryDepth, registersFrom: first)
            throw suspension
        } catch var error as RuntimeError {
            if error.span == nil { error.span = span(of: Frame(image, next, r), below: state.pointee.depth) }
            state.pointee.isThrown = false
            state.pointee.thrown = .none
            throw error
        }
    }
}
