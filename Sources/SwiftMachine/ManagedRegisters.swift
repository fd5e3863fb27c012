import SwiftModel

/// Which registers of a function may hold something to be released at its end: all but those that only ever get numbers.
///
/// What an instruction gives that is not listed as a number counts as managed, so that a new one is right before it is fast.
struct ManagedRegisters {
    private var isManaged: [Bool]
    /// Registers that get what another holds.
    private var moves: [(to: Int, from: Int)] = []

    init(_ builder: CodeBuilder) {
        isManaged = Array(repeating: false, count: builder.highest)
        for register in builder.managedParameters { mark(register) }
        for instruction in builder.instructions { note(instruction, builder.sites) }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for move in moves where isManaged[move.from] && isManaged.indices.contains(move.to) && !isManaged[move.to] {
                isManaged[move.to] = true
                hasChanged = true
            }
        }
    }

    /// In their order.
    var registers: [Int] { isManaged.indices.filter { isManaged[$0] } }

    private mutating func mark(_ register: Int) { if isManaged.indices.contains(register) { isManaged[register] = true } }

    private mutating func note(_ instruction: Instruction, _ sites: [CallSite]) {
        let (a, b, c) = (Int(instruction.a), Int(instruction.b), Int(instruction.c))
        switch instruction.op.result {
        case .nothing, .number: break
        // What comes from a global may be anything.
        case .moved: if isManaged.indices.contains(b) { moves.append((a, b)) } else { mark(a) }
        case .value: mark(a)
        case .called:
            let site = sites[c]
            if !site.resultType.isInline { mark(a) }
            for place in site.inoutPlaces { mark(b + place) }
        case .closureCalled:
            mark(a)
            for place in b..<b + c { mark(place) }
        case .instance:
            mark(a)
            mark(c)
        }
    }
}

extension Opcode {
    /// What an instruction leaves in registers.
    fileprivate enum Result {
        case nothing
        /// A number or nothing, in a.
        case number
        /// What b holds, in a.
        case moved
        case value
        /// The result in a, changed arguments from b on.
        case called, closureCalled
        /// A new object in a, and in c as the argument of what fills it.
        case instance
    }

    fileprivate var result: Result {
        switch self {
        case .setCell, .setCapturedCell, .setGlobal, .setThrown, .setField, .setProperty, .setElement, .appendElement, .appendString, .putEntry, .focusElement,
            .focusField, .focusProperty, .stepElement, .stepField, .stepProperty, .changeElement, .changeField, .thenElement, .thenField, .storeFocus, .jump,
            .loop, .loopRange,
            .loopStride, .jumpUnlessStride, .jumpUnless, .jumpIfNone, .jumpIfSome, .jumpUnlessEqualInt, .jumpUnlessNotEqualInt, .jumpUnlessLessInt,
            .jumpUnlessLessEqualInt, .jumpUnlessEqualImmediate,
            .jumpUnlessNotEqualImmediate, .jumpUnlessLessImmediate, .jumpUnlessLessEqualImmediate, .jumpUnlessGreaterImmediate,
            .jumpUnlessGreaterEqualImmediate, .jumpUnlessCase, .jumpIfThrown, .jumpUnlessThrown, .testOpenedCase, .returnThrown, .return, .checkSome,
            .formObject, .drain,
            .fail:
            .nothing
        case .clear, .loadInt, .addInt, .subInt, .mulInt, .divInt, .remInt, .negInt, .addImmediate, .equalInt, .lessInt, .lessEqualInt, .addDouble,
            .subDouble, .mulDouble, .divDouble, .negDouble, .equalDouble, .lessDouble, .lessEqualDouble, .not, .loadFocus, .arrayCount, .isEqual, .isLess,
            .testType:
            .number
        case .copy, .take: .moved
        case .call, .callVirtual, .callOpened, .callDirect, .callNative: .called
        case .callClosure: .closureCalled
        case .newObject: .instance
        default: .value
        }
    }
}

extension SwiftType {
    /// Whether values are numbers, flags or texts: nothing of a snippet's runs when one ends.
    var isPlainData: Bool { isInline || known == .string || known == .character }

    /// Whether values of the type are nothing but their bits.
    var isInline: Bool {
        switch self {
        case .nominal(let decl, _): decl.known?.isInline ?? false
        case .tuple(let elements): elements.isEmpty
        default: false
        }
    }
}
