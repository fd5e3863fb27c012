/// Types of a program's own: protocols with associated types, enumerations with values, classes, generic types, and what uses them.
extension ProgramWriter {
    /// Declared kinds.
    private mutating func kinds(_ count: Int) -> [Kind] {
        (0..<count).map { _ in
            let kind = kind(1)
            declare(kind)
            return kind
        }
    }

    mutating func associated() -> Piece {
        let item = kinds(1)[0]
        let text: Piece =
            "protocol Store§ { associatedtype Item; var items: [Item] { get } }; extension Store§ { func pick(_ n: Int) -> Item? { n < items.count ? items[n] : nil }; var pairs: [(Int, Item)] { items.enumerated().map { ($0, $1) } } }; extension Store§ where Item: Comparable { var most: Item? { items.max() } }; struct Shelf§: Store§ { var items: [\(item.name)] }; func first§<S: Store§>(_ store: S, or other: S.Item) -> S.Item { store.pick(0) ?? other }; func alike§<A: Store§, B: Store§>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.items == b.items }"
        let most = item.isComparable ? "; shown(shelf.most)" : ""
        let alike = item.isHashable ? "; shown(alike§(shelf, shelf))" : ""
        add(
            .statement(
                "let shelf = Shelf§(items: \(expression(.array(item), 2))); shown(first§(shelf, or: \(expression(item, 2)))); shown(shelf.pairs.map { $0.1 })\(most)\(alike)"
            ))
        return .statement(text)
    }

    mutating func enumeration() -> Piece {
        let (width, height, label) = (kind(1), kind(1), kind(1))
        for kind in [width, height, label] { declare(kind) }
        let long: Piece = "case .line(let n) where n > 1: \(outside([("n", .double)], label, 1))"
        let text: Piece =
            "indirect enum Shape§ { case dot, line(Double), box(width: \(width.name), height: \(height.name)), many([Shape§]); var label: \(label.name) { switch self { case .dot: \(outside([], label, 1)); \(long); case .line: \(outside([], label, 1)); case .box(let w, _): \(outside([("w", width)], label, 1)); case .many(let all): all.first?.label ?? \(outside([], label, 1)) } } }"
        let shapes: Piece =
            "[Shape§.dot, .line(\(expression(.double, 1))), .box(width: \(expression(width, 1)), height: \(expression(height, 1))), .many([.line(\(literal(.double)))])]"
        add(
            .statement(
                "for shape in \(shapes) { shown(shape.label); if case .box(let w, let h) = shape { shown(w); shown(h) }; guard case let .line(n) = shape else { continue }; shown(n) }"
            ))
        return .statement(text)
    }

    mutating func keyPaths() -> Piece {
        let (first, second) = (kind(1), kind(1))
        for kind in [first, second] { declare(kind) }
        let text: Piece = "struct Pair§ { var a: \(first.name); var b: \(second.name); var both: (\(first.name), \(second.name)) { (a, b) } }"
        let sorted = first.isComparable ? "; shown([pair, pair].sorted { $0.a > $1.a }.map(\\.a))" : ""
        add(
            .statement(
                "var pair = Pair§(a: \(expression(first, 2)), b: \(expression(second, 2))); let path = \\Pair§.a; shown(pair[keyPath: path]); pair[keyPath: \\.b] = \(expression(second, 1)); shown([pair].map(\\.b)); shown([pair, pair].map(\\.both.0).first)\(sorted)"
            ))
        return .statement(text)
    }

    mutating func chained() -> Piece {
        let value = kinds(1)[0]
        let text: Piece =
            "final class Node§ { var value: \(value.name); var next: Node§?; init(_ value: \(value.name), next: Node§? = nil) { self.value = value; self.next = next }; func given(_ n: Int) -> \(Kind.optional(value).name) { n > 0 ? value : next?.given(n + 1) }; subscript(i: Int) -> Node§? { i == 0 ? self : next?[i - 1] } }"
        add(
            .statement(
                "let node: Node§? = Node§(\(expression(value, 1)), next: Node§(\(expression(value, 2)))); shown(node?.next?.value); shown(node?[1]?.given(0)); node?.next?.value = \(expression(value, 1)); shown(node?.next?.value ?? \(expression(value, 2))); shown(node?.next?.next?.value); if let last = node?.next, case let n = last.value { shown(n) }"
            ))
        return .statement(text)
    }

    mutating func throwing() -> Piece {
        let (given, result) = (kind(1), kind(1))
        for kind in [given, result] { declare(kind) }
        let text: Piece =
            "enum Fault§: Error { case wrong(\(given.name)), none }; func risky§(_ n: Int) throws -> \(result.name) { guard n < 1 else { throw n > 1 ? Fault§.none : .wrong(\(outside([("n", .int)], given, 1))) }; defer { shown(n) }; return \(outside([("n", .int)], result, 2)) }"
        add(
            .statement(
                "for n in 0..<3 { do { shown(try risky§(n)) } catch Fault§.wrong(let what) { shown(what) } catch { shown(0) } }; shown(try? risky§(0)); shown((try? risky§(2)) ?? \(expression(result, 2)))"
            ))
        return .statement(text)
    }

    mutating func container() -> Piece {
        let element = kinds(1)[0]
        let text: Piece =
            "struct Stack§<Element> { private(set) var all: [Element] = []; mutating func push(_ new: Element) { all.append(new) }; @discardableResult mutating func pop() -> Element? { all.popLast() }; subscript(i: Int) -> Element? { all.indices.contains(i) ? all[i] : nil } }; extension Stack§ where Element: Numeric { var total: Element { all.reduce(0, +) } }; extension Stack§: Equatable where Element: Equatable {}; extension Stack§: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { all = elements } }"
        let total = element.isNumber && element != .byte ? "; shown(stack.total)" : ""
        let equal: Piece = element.isHashable ? "; shown(stack == [\(expression(element, 1))])" : ""
        add(
            .statement(
                "var stack: Stack§<\(element.name)> = [\(expression(element, 1))]; stack.push(\(expression(element, 2))); shown(stack[0]); shown(stack.pop() ?? \(expression(element, 1))); shown(stack[5])\(total)\(equal)"
            ))
        return .statement(text)
    }

    mutating func observed() -> Piece {
        let (level, late) = (kind(1), kind(1))
        for kind in [level, late] { declare(kind) }
        let text: Piece =
            "struct Gauge§ { var level: \(level.name) { didSet { count += 1 } }; private(set) var count = 0; var twice: (\(level.name), Int) { get { (level, count) } set { level = newValue.0 } }; lazy var late: \(late.name) = \(outside([], late, 2)); init(_ level: \(level.name)) { self.level = level } }"
        add(
            .statement(
                "var gauge = Gauge§(\(expression(level, 1))); gauge.level = \(expression(level, 2)); gauge.twice = (\(expression(level, 1)), 3); shown(gauge.twice); shown(gauge.late); loop: for a in 0..<3 { for b in \(head: expression(.array(.int), 1)) { if b == a { continue loop }; if \(head: expression(.bool, 1)) { break loop }; shown(b) } }"
            ))
        return .statement(text)
    }
}
