import Diagnostics
import SwiftModel
import SwiftSyntax

/// Literals: their types come from their context.
extension Checker {
    /// The expected type where the literal may be written for it, else a variable that waits.
    func literalType(_ literal: TypeVariable.Literal, _ expected: SwiftType?) -> SwiftType {
        if let expected {
            var target = head(expected)
            while let payload = target.optionalPayload, literal != .nil { target = head(payload) }
            if case .variable = target {} else if !target.isError, accepts(literal, target) { return target }
        }
        return fresh(literal)
    }

    /// An integer literal; as in Swift, a minus sign right before it belongs to it.
    func integer(_ node: IntegerLiteralExprSyntax, _ expected: SwiftType?, _ place: Span, isNegative: Bool = false) -> Expr {
        guard let value = value(of: node, expected, isNegative: isNegative) else {
            let text = (isNegative ? "-" : "") + node.literal.text.filter { $0 != "_" }
            error("integer-overflow", "integer literal '\(text)' overflows when stored into 'Int'", at: place)
            return Expr(.failed, .error, place)
        }
        return Expr(.integer(value), literalType(.integer, expected), place)
    }

    /// The number that a literal says; `nil` where it is too large.
    func value(of node: IntegerLiteralExprSyntax, _ expected: SwiftType?, isNegative: Bool) -> Int? {
        let text = node.literal.text.filter { $0 != "_" }
        let (digits, radix): (Substring, Int) =
            switch text.prefix(2) {
            case "0x": (text.dropFirst(2), 16)
            case "0b": (text.dropFirst(2), 2)
            case "0o": (text.dropFirst(2), 8)
            default: (text[...], 10)
            }
        return Int((isNegative ? "-" : "") + digits, radix: radix) ?? (isNegative ? nil : bits(of: digits, radix: radix, expected))
    }

    /// A literal above `Int.max`, where a type that holds it is expected.
    private func bits(of digits: Substring, radix: Int, _ expected: SwiftType?) -> Int? {
        guard let type = expected.map({ head($0).optionalPayload ?? head($0) }), type.isKnown(.uint64) || type.isKnown(.uint) else { return nil }
        return UInt64(digits, radix: radix).map { Int(bitPattern: UInt($0)) }
    }

    /// Whether a text is as long as a type's literals are: one character, one scalar, or any.
    private func mayBe(_ type: SwiftType, _ text: String) -> Bool {
        guard type.nominal != nil else { return true }
        if type.isKnown(.character) { return text.count == 1 }
        if conformances.conforms(type, to: module.nominal(.expressibleByStringLiteral)) { return true }
        let takesCluster = conformances.conforms(type, to: module.nominal(.expressibleByExtendedGraphemeClusterLiteral))
        return takesCluster ? text.count == 1 : text.unicodeScalars.count == 1
    }

    func string(_ node: StringLiteralExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        var type = literalType(.string, expected)
        if let plain = node.representedLiteralValue {
            return Expr(.string(plain), mayBe(type, plain) ? type : module.named(.string), place)
        }
        if let own = interpolated(node, as: type, place) { return own }
        if type.nominal != nil, !conformances.conforms(type, to: module.nominal(.expressibleByStringInterpolation)) { type = module.named(.string) }
        var parts: [Expr] = []
        if isLookedUp(type) { return key(node, type, place) }
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text):
                let pounds = node.openingPounds?.text.count ?? 0
                parts.append(Expr(.string(Self.unescaped(text.content.text, pounds: pounds)), module.named(.string), span(text)))
            case .expressionSegment(let inner):
                guard let first = inner.expressions.first else { continue }
                if let own = ownInterpolation(inner) { parts.append(own); continue }
                if inner.expressions.count > 1 || first.label != nil { interpolationOptions(inner, &parts); continue }
                let value = defaulted(expression(first.expression, nil))
                if case .nilLiteral = value.kind {
                    error(
                        "nil-type", "'nil' is not compatible with expected argument type 'any Any.Type'", at: value.span,
                        help: "nothing says of which type it is an optional; write it as text: \"nil\"")
                }
                parts.append(value)
            }
        }
        return Expr(.interpolation(parts), type, place)
    }

    /// A literal that is looked up: texts with a specifier and a value between each two.
    private func key(_ node: StringLiteralExprSyntax, _ type: SwiftType, _ place: Span) -> Expr {
        var parts: [Expr] = []
        var text = ""
        func endText(_ place: Span) {
            parts.append(Expr(.string(text), module.named(.string), place))
            text = ""
        }
        for segment in node.segments {
            switch segment {
            case .stringSegment(let part): text += Self.unescaped(part.content.text, pounds: node.openingPounds?.text.count ?? 0)
            case .expressionSegment(let inner):
                let value = keyParts(inner, in: type)
                guard !value.isEmpty else { continue }
                endText(span(inner))
                parts += value
            }
        }
        endText(place)
        return Expr(.interpolation(parts), type, place)
    }

    func array(_ node: ArrayExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        var target = expected.map(head)
        while let payload = target?.optionalPayload { target = head(payload) }
        if let target, target.isKnown(.inlineArray) { return inlineArray(node, target, place) }
        if let decl = target?.nominal, decl.known == .set, let element = target?.arguments.first {
            let values = node.elements.map { value($0.expression, as: element, for: .element) }
            return Expr(.array(values), target ?? .error, place)
        }
        if let target, isLiteral(.array, target), target.known != .array {
            // An option set and the like, and a parameter that is expressible by one: made from its elements.
            let element = associated("ArrayLiteralElement", of: target)
            let values = node.elements.map { value($0.expression, as: element, for: .element) }
            return Expr(.array(values), target, place)
        }
        var element: SwiftType
        if let target, target.isKnown(.array) {
            element = target.arguments[0]
        } else if case .existential(_, let bound)? = target, let known = bound.first(where: { $0.key.owner.isPrelude && $0.key.name == "Element" })?.value {
            // `any Collection<any Named>`
            element = known
        } else {
            element = node.elements.contains { $0.expression.is(NilLiteralExprSyntax.self) } ? module.named(.optional, fresh()) : fresh()
        }
        let syntax = node.elements.map(\.expression)
        var (values, fits) = parts(syntax, of: &element)
        if !fits {
            if case .existential? = target { return array(node, module.named(.array, .any), place) }
            if !values.contains(where: { $0.type.isError }), trialDepth == 0, expected == nil { return heterogeneous("[Any]", place) }
        }
        values = values.map { value($0, as: element, for: .element) }
        return Expr(.array(values), module.named(.array, element), place)
    }

    /// The elements, keys or values of a literal, and whether they have a type in common, which an open one becomes.
    private func parts(_ syntax: [ExprSyntax], of element: inout SwiftType) -> (values: [Expr], fit: Bool) {
        let wanted = element
        // Implicit members take the type of the elements before them.
        var known: SwiftType?
        let values = syntax.map { item -> Expr in
            let value = expression(item, head(wanted).isOpenVariable ? known ?? wanted : wanted)
            if known == nil, value.type.nominal != nil { known = value.type }
            return value
        }
        let own = head(element).optionalPayload ?? element
        guard case .variable = head(own), !values.isEmpty else { return (values, true) }
        if let shared = joined(values), let type = shared.first.map({ head($0.type) }) {
            // Where a literal is wanted, that may be wider: `[1]` beside `[optional]`.
            if trial({ unify(own, head(element).optionalPayload == nil ? type : type.optionalPayload ?? type) ? true : nil }) == nil { element = type }
            return (shared, true)
        }
        for value in values where !isNil(value) && !unify(head(value.type).optionalPayload == nil ? own : element, value.type) { return (values, false) }
        if head(own).isOpenVariable, values.contains(where: { $0.type.isError }) { fail(own) }
        return (values, true)
    }

    /// `Double` for values of it beside `CGFloat`s, which are converted.
    func sharedNumber(_ values: [Expr]) -> SwiftType? {
        let known = Set(values.compactMap { head($0.type).known })
        guard known == [.double, .cgFloat], values.allSatisfy({ isOpenLiteral($0.type) || $0.type.known != nil }) else { return nil }
        return module.named(.double)
    }

    /// The class above all, for objects and for classes themselves.
    func sharedSuperclass(_ types: [SwiftType]) -> SwiftType? {
        guard types.count > 1 else { return nil }
        let classes = types.compactMap { type -> SwiftType? in if case .metatype(let inner) = head(type) { head(inner) } else { nil } }
        if classes.count == types.count { return sharedSuperclass(classes).map(SwiftType.metatype) }
        guard types.allSatisfy({ head($0).nominal?.kind == .class }) else { return nil }
        var shared: SwiftType? = head(types[0])
        while let candidate = shared, !types.allSatisfy({ conformances.isSubclass(head($0), of: candidate) }) {
            guard case .nominal(let decl, let arguments) = candidate else { return nil }
            shared = decl.superclass?.substituting(conformances.map(decl, arguments)).head
        }
        return shared
    }

    /// Whether a type, or a generic parameter, is expressible by a literal.
    private func isLiteral(_ literal: TypeVariable.Literal, _ type: SwiftType) -> Bool {
        switch type {
        case .nominal, .parameter, .member: accepts(literal, type)
        default: false
        }
    }

    /// An associated type of an `ExpressibleBy…Literal` protocol.
    private func associated(_ name: String, of type: SwiftType) -> SwiftType {
        let declared = conformances.protocols(of: type).flatMap(\.associatedTypes).first { $0.name == name && $0.owner.name.hasPrefix("ExpressibleBy") }
        return declared.flatMap { conformances.associated($0, of: type) }.map(conformances.normalized) ?? .error
    }

    func dictionary(_ node: DictionaryExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        var target = expected.map(head)
        while let payload = target?.optionalPayload { target = head(payload) }
        var made: SwiftType?
        var (key, value): (SwiftType, SwiftType)
        if let target, target.isKnown(.dictionary) {
            (key, value) = (target.arguments[0], target.arguments[1])
        } else if let target, isLiteral(.dictionary, target) {
            (key, value) = (associated("Key", of: target), associated("Value", of: target))
            made = target
        } else {
            let holdsNil: Bool = if case .elements(let list) = node.content { list.contains { $0.value.is(NilLiteralExprSyntax.self) } } else { false }
            (key, value) = (fresh(), holdsNil ? module.named(.optional, fresh()) : fresh())
        }
        var pairs: [(Expr, Expr)] = []
        if case .elements(let elements) = node.content {
            let (keys, fitsKey) = parts(elements.map(\.key), of: &key)
            let (values, fitsValue) = parts(elements.map(\.value), of: &value)
            if !(fitsKey && fitsValue), case .existential? = target {
                return dictionary(node, module.named(.dictionary, fitsKey ? key : module.named(.anyHashable), fitsValue ? value : .any), place)
            }
            let isHeterogeneous = !(fitsKey && fitsValue) && !(keys + values).contains { $0.type.isError }
            if isHeterogeneous, expected == nil, trialDepth == 0 {
                return heterogeneous("[\(fitsKey ? key.resolved.description : "AnyHashable") : \(fitsValue ? value.resolved.description : "Any")]", place)
            }
            pairs = Array(zip(keys, values))
        }
        defaultVariables(key)
        return Expr(
            .dictionary(pairs.map { (self.value($0.0, as: key, for: .dictionaryKey), self.value($0.1, as: value, for: .dictionaryValue)) }),
            made ?? module.named(.dictionary, key, value), place)
    }

    /// Whether a literal is one of `Any` where its elements have nothing in common: a part of a larger expression of which nothing is wanted.
    func mayHoldAnything(_ syntax: ExprSyntax) -> Bool {
        var outer = syntax
        while let tuple = outer.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 { outer = ExprSyntax(tuple) }
        return !outer.isFull
    }

    /// Elements without a type in common, where none is written.
    @discardableResult func heterogeneous(_ type: String, _ place: Span) -> Expr {
        error(
            "heterogeneous", "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional",
            at: place, help: "write the type: \(type), or a protocol that all elements have")
        return Expr(.failed, .error, place)
    }

    func tuple(_ node: TupleExprSyntax, _ expected: SwiftType?, _ place: Span) -> Expr {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil { return expression(only.expression, expected) }
        if let pack = node.elements.first(where: { $0.expression.is(PackExpansionExprSyntax.self) }) {
            unsupported("a parameter pack beside other elements of a tuple is", at: pack)
            return Expr(.failed, .error, place)
        }
        var wanted: [TupleElement] = []
        if let expected, case .tuple(let elements) = head(expected) { wanted = elements }
        let values = node.elements.enumerated().map { index, element in
            let type = wanted.indices.contains(index) ? wanted[index].type : nil
            return expression(element.expression, type ?? (beginsImplicitly(element.expression) ? fresh() : nil))
        }
        for (element, value) in zip(node.elements, values) where isNil(value) { noteWaiting(value, element.expression) }
        let elements = zip(node.elements, values).map { TupleElement(label: $0.label?.word, type: $1.type) }
        return Expr(.tuple(values), .tuple(elements), place)
    }
}
