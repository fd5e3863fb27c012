import Diagnostics
import SwiftModel
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The operators that a text may use.
struct Operators {
    private(set) var table = Self.ofLibrary
    /// A snippet's own operators and precedence groups.
    private var own: [DeclSyntax] = []

    /// The table of swift-syntax lacks the operators of rows of numbers.
    private static let ofLibrary: OperatorTable = {
        var table = OperatorTable.standardOperators
        let comparisons = [".==", ".!=", ".<", ".<=", ".>", ".>="].map { "infix operator \($0): ComparisonPrecedence" }
        let others = [
            "infix operator .&: LogicalConjunctionPrecedence", "infix operator .|: LogicalDisjunctionPrecedence",
            "infix operator .^: LogicalDisjunctionPrecedence", "infix operator .&=: AssignmentPrecedence", "infix operator .|=: AssignmentPrecedence",
            "infix operator .^=: AssignmentPrecedence", "prefix operator .!",
        ]
        table.addSourceFile(Parser.parse(source: (comparisons + others).joined(separator: "\n"))) { _ in }
        return table
    }()

    private static let declarationsOfLibrary = Parser.parse(source: ofLibrary.description).statements.compactMap { $0.item.as(DeclSyntax.self) }
    private static let namesOfLibrary = Set(declarationsOfLibrary.compactMap(\.declaredOperator))

    /// Whether the library declares an infix operator.
    static func isStandard(_ name: String) -> Bool { ofLibrary.infixOperator(named: name) != nil }

    /// Whether there is an operator of this name.
    ///
    /// - Parameter fixity: `infix`, `prefix` or `postfix`.
    func declares(_ name: String, _ fixity: String) -> Bool {
        switch fixity {
        case "prefix": table.prefixOperator(named: name) != nil
        case "postfix": table.postfixOperator(named: name) != nil
        default: table.infixOperator(named: name) != nil
        }
    }

    var hasOwn: Bool { !own.isEmpty }
    /// How many are a snippet's own.
    var count: Int { own.count }

    /// Takes the operators and precedence groups that a text declares.
    mutating func add(_ tree: SourceFileSyntax, report: (OperatorError) -> Void) {
        let declared = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.filter {
            $0.is(OperatorDeclSyntax.self) || $0.is(PrecedenceGroupDeclSyntax.self)
        }
        guard !declared.isEmpty else { return }
        own += declared
        let isLower = own.contains { $0.as(PrecedenceGroupDeclSyntax.self)?.relations.contains(where: \.isLower) ?? false }
        let hidesOther = own.contains { $0.declaredOperator.map(Self.namesOfLibrary.contains) ?? false }
        if isLower || hidesOther || own.contains(where: { $0.as(OperatorDeclSyntax.self)?.lacksGroup ?? false }) {
            table = OperatorTable()
            table.addSourceFile(Parser.parse(source: completed), errorHandler: report)
        } else {
            table.addSourceFile(tree, errorHandler: report)
        }
    }

    /// All declarations as the table reads them (swift-syntax 603), which takes `lowerThan` for its opposite and an operator without a group for one of any.
    ///
    /// Each `lowerThan` is written as the other group's `higherThan`, and an infix operator without a group is of the default one. What a text declares hides
    /// what the library declares of that name.
    private var completed: String {
        let hidden = Set(own.compactMap(\.declaredOperator))
        let standard = Self.declarationsOfLibrary.filter { $0.declaredOperator.map { !hidden.contains($0) } ?? true }
        let groups = (standard + own).compactMap { $0.as(PrecedenceGroupDeclSyntax.self) }
        let names = Set(groups.map(\.name.text))
        var higher: [String: [String]] = [:]
        for group in groups {
            for relation in group.relations where relation.isLower {
                for other in relation.precedenceGroups { higher[other.name.text, default: []].append(group.name.text) }
            }
        }
        let texts = groups.map { group in
            let kept = group.groupAttributes.filter { attribute in
                guard case .precedenceGroupRelation(let relation) = attribute, relation.isLower else { return true }
                // An undeclared group is reported.
                return !relation.precedenceGroups.allSatisfy { names.contains($0.name.text) }
            }
            let added = (higher[group.name.text] ?? []).map { "higherThan: \($0)" }
            return "precedencegroup \(group.name.text) {\n" + (kept.map(\.trimmedDescription) + added).joined(separator: "\n") + "\n}"
        }
        let operators = (standard + own).compactMap { $0.as(OperatorDeclSyntax.self) }
        return (texts + operators.map { $0.trimmedDescription + ($0.lacksGroup ? ": DefaultPrecedence" : "") }).joined(separator: "\n")
    }
}

extension DeclSyntax {
    /// What it declares, where it is an operator or a precedence group: `infix +`, `precedencegroup AdditionPrecedence`.
    fileprivate var declaredOperator: String? {
        if let node = self.as(OperatorDeclSyntax.self) { return "\(node.fixitySpecifier.text) \(node.name.text)" }
        return self.as(PrecedenceGroupDeclSyntax.self).map { "precedencegroup \($0.name.text)" }
    }
}

extension OperatorDeclSyntax {
    fileprivate var lacksGroup: Bool { fixitySpecifier.tokenKind == .keyword(.infix) && operatorPrecedenceAndTypes == nil }
}

extension PrecedenceGroupDeclSyntax {
    fileprivate var relations: [PrecedenceGroupRelationSyntax] {
        groupAttributes.compactMap { if case .precedenceGroupRelation(let relation) = $0 { relation } else { nil } }
    }
}

extension PrecedenceGroupRelationSyntax {
    fileprivate var isLower: Bool { higherThanOrLowerThanLabel.tokenKind == .keyword(.lowerThan) }
}

extension OperatorError {
    func diagnostic(in tree: SourceFileSyntax, of source: SourceText) -> Diagnostic {
        let place = place(in: tree, of: source)
        guard case .missingOperator(let name, _) = self else { return Diagnostic(.error, "operators", message, at: place) }
        let message = name == "**" ? "no operator '**' is defined; did you mean 'pow(_:_:)'?" : "cannot find operator '\(name)' in scope"
        return Diagnostic(.error, "operators", message, at: place, help: ForeignSyntax.help(forOperator: name))
    }

    /// What the error is about, where it is in the tree as it was parsed.
    func place(in tree: SourceFileSyntax, of source: SourceText) -> Span? {
        let node: Syntax
        switch self {
        case .missingGroup(_, let reference), .missingOperator(_, let reference): node = reference
        case .incomparableOperators(let first, _, _, _): node = Syntax(first)
        case .groupAlreadyExists, .operatorAlreadyExists: return nil
        }
        guard node.root.id == tree.id else { return nil }
        return Span(source, node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
