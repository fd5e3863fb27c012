extension GeneratedSnippet {
    mutating func view(_ depth: Int) -> String {
        var text = bare(depth)
        for _ in 0..<random.below(3) { text += modifier(depth - 1) }
        return text
    }

    private mutating func bare(_ depth: Int) -> String {
        guard depth > 0 else { return leaf() }
        switch random.below(12) {
        case 0, 1, 2: return leaf()
        case 3, 4:
            return "\(random.one(of: ["VStack", "HStack", "ZStack", "Group", "List", "ScrollView", "Form", "Section", "ViewThatFits"])) \(builder(depth))"
        case 5: return "ForEach(\(random.one(of: ["0..<3", "[1, 2, 2]", expression(.ints, 1)])), id: \\.self) { item in \(view(depth - 1)) }"
        case 6: return "Button(\(expression(.string, 1))) { \(scope { $0.statements(2, depth: 1) }.joined(separator: "; ")) }"
        case 7: return "GeometryReader { proxy in \(view(depth - 1)) }"
        case 8: return "AnyView(\(view(depth - 1)))"
        case 9 where !views.isEmpty: return "\(random.one(of: views))()"
        case 10: return binding() ?? leaf()
        default: return "LazyVStack(spacing: \(expression(.double, 1))) \(builder(depth))"
        }
    }

    /// A control that is bound to a state.
    private mutating func binding() -> String? {
        let states = variables.filter { $0.name.hasPrefix("s") && [.bool, .string, .double].contains($0.kind) }
        guard !states.isEmpty else { return nil }
        let state = random.one(of: states)
        return switch state.kind {
        case .bool: "Toggle(\"on\", isOn: $\(state.name))"
        case .string: "TextField(\"text\", text: $\(state.name))"
        default: "Slider(value: $\(state.name))"
        }
    }

    private mutating func leaf() -> String {
        switch random.below(6) {
        case 0: "Color.red"
        case 1: "Spacer()"
        case 2: "Rectangle()"
        case 3: "Image(systemName: \"star\")"
        case 4: "EmptyView()"
        default: "Text(\(expression(.string, 1)))"
        }
    }

    private mutating func builder(_ depth: Int) -> String {
        let parts = (0..<random.below(4)).map { _ in
            switch random.below(8) {
            case 0: "if \(expression(.bool, 1)) { \(view(depth - 1)) }"
            case 1: "if \(expression(.bool, 1)) { \(view(depth - 1)) } else { \(view(depth - 1)) }"
            case 2: "let \(fresh("l")) = \(expression(kind(), 1))"
            case 3: "switch \(expression(.int, 1)) { case 0: \(view(depth - 1)); default: \(view(depth - 1)) }"
            default: view(depth - 1)
            }
        }
        return "{ \(parts.joined(separator: "\n")) }"
    }

    private mutating func modifier(_ depth: Int) -> String {
        switch random.below(11) {
        case 0: ".padding(\(expression(.double, 0)))"
        case 1: ".frame(width: \(expression(.double, 1)), height: \(expression(.double, 0)))"
        case 2: ".frame(minWidth: \(expression(.double, 0)), maxWidth: .infinity, alignment: .leading)"
        case 3: ".background { \(view(depth)) }"
        case 4: ".overlay(alignment: .top) { \(view(depth)) }"
        case 5: ".onAppear { \(scope { $0.statements(1, depth: 1) }.joined(separator: "; ")) }"
        case 6: ".id(\(expression(random.one(of: [.int, .string, .ints, .optional]), 1)))"
        case 7: ".offset(x: \(expression(.double, 1)))"
        case 8: ".fixedSize()"
        case 9: ".layoutPriority(\(expression(.double, 0)))"
        default: ".opacity(\(expression(.double, 0)))"
        }
    }
}
