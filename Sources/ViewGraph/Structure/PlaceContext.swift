import ViewTree

/// What a declared view inherits from its place.
struct PlaceContext {
    /// How the place takes several views.
    enum Placing {
        /// As a list: modifiers go to each element.
        case list
        /// As one view; several become an implicit stack, and modifiers go around it.
        case vStack, hStack, zStack, topLeading
        /// As one view, the label of a control: several are a title and its subtitles.
        case titles
        /// As in a geometry reader: several views overlap without a stack, but modifiers go around one.
        case overlap
    }

    var placing: Placing
    var scope: EnvironmentScope
    /// Custom views around.
    var bodies: Int32 = 0
    /// Declared views around.
    var depth: Int32 = 0
    /// Whether elements of a `ForEach` are made on demand only.
    var isLazy = false
    /// Whether what a disclosure group shows are further rows of the container around.
    var disclosesRows = false

    /// The same place for content of another kind of place.
    func placing(_ placing: Placing) -> PlaceContext {
        var context = self
        (context.placing, context.isLazy, context.disclosesRows) = (placing, false, false)
        return context
    }

    /// The same place for content that is there with what is around it.
    var madeAtOnce: PlaceContext {
        var context = self
        context.isLazy = false
        return context
    }

    /// The place of what a modifier wraps.
    var wrapped: PlaceContext {
        if case .overlap = placing { return placing(.topLeading) }
        return self
    }

    /// The place inside an environment modifier.
    func inside(_ scope: EnvironmentScope) -> PlaceContext {
        var context = self
        context.scope = scope
        return context
    }
}

extension PlaceContext.Placing {
    /// Whether the view stands for several where one is expected.
    func makesImplicitStack(of view: DeclaredView) -> Bool { implicitStack != nil && view.kind.declaresSeveral }

    /// The stack that several views become where one is expected.
    var implicitStack: (any Container)? {
        switch self {
        case .list, .overlap: nil
        case .vStack: StackContainer(.vertical)
        case .hStack: StackContainer(.horizontal)
        case .zStack: ZStackContainer()
        case .titles: TitlesContainer()
        case .topLeading: ZStackContainer(alignment: .topLeading)
        }
    }
}
