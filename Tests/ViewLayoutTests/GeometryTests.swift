import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

/// Makes a reader's content from its geometry, each time it is asked.
private final class Host: GeometryHost {
    var resolutions = 0
    private let content: (Node, any GeometryProxy) throws -> [Node]?

    /// - Parameter content: `nil` leaves what is there.
    init(_ content: @escaping (Node, any GeometryProxy) throws -> [Node]?) { self.content = content }

    func resolveContent(of node: Node, proxy: any GeometryProxy) throws -> Bool {
        resolutions += 1
        guard let children = try content(node, proxy) else { return false }
        node.setChildren(children)
        return true
    }
}

@Suite struct GeometryTests {
    @Test func contentIsProposedTheReadersSizeAndOverlapsInTheCorner() throws {
        let reader = GeometryReader.n("geo")
        let host = Host { _, proxy in
            let size = try proxy.size
            return [
                Color.frame(width: size.width / 2, height: size.height / 2).n("b"), Color.frame(width: size.width / 3, height: size.height / 3).n("r"),
                Color.n("all"),
            ]
        }
        let engine = LayoutEngine(window: Size(width: 120, height: 90), host: host)
        #expect(
            try frames(of: reader, in: engine.window, engine: engine)
                == ["geo": [0, 0, 120, 90], "b": [0, 0, 60, 45], "r": [0, 0, 40, 30], "all": [0, 0, 120, 90]])
    }

    @Test func theOlderReaderCentresItsContent() throws {
        let host = Host { _, _ in [square("s")] }
        let engine = LayoutEngine(window: Size(width: 120, height: 90), host: host)
        engine.centersGeometryReaders = true
        #expect(try frames(of: GeometryReader, in: engine.window, engine: engine) == ["s": [50, 35, 20, 20]])
    }

    @Test func anUnchangedReaderIsNotResolvedAgain() throws {
        let host = Host { _, _ in [Color] }
        let engine = LayoutEngine(window: Size(width: 120, height: 90), host: host)
        let tree = HStack {
            GeometryReader; Color
        }
        try engine.layout(root: tree)
        try engine.layout(root: tree)
        #expect(host.resolutions == 1)
        engine.window = Size(width: 200, height: 90)
        try engine.layout(root: tree)
        #expect(host.resolutions == 2)
    }

    @Test func framesInThreeSpaces() throws {
        let rectangle = Color.n("rectangle")
        let inner = GeometryReader.n("inner")
        let outer = GeometryReader.coordinateSpace("outer")
        var proxies: [Int: any GeometryProxy] = [:]
        let host = Host { node, proxy in
            proxies[node.id] = proxy
            if node === inner { return [rectangle] }
            let width = try proxy.size.width
            return [
                HStack(spacing: 0) {
                    Color.frame(width: width * 0.3)
                    ZStack(alignment: .topLeading) {
                        Color; inner.frame(width: 50, height: 50)
                    }
                }
            ]
        }
        let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        let engine = LayoutEngine(window: Size(width: 375, height: 667), safeArea: safeArea, host: host)
        try engine.layout(root: outer)
        let proxy = try #require(proxies[inner.id])
        let square = Size(width: 50, height: 50)
        #expect(try proxy.frame(in: .local) == Rect(origin: .zero, size: square))
        #expect(try proxy.frame(in: .global) == Rect(origin: Point(x: 112.5, y: 20), size: square))
        #expect(try proxy.frame(in: .named(ExplicitID("outer"))) == Rect(origin: Point(x: 112.5, y: 0), size: square))
        #expect(try proxy.frame(in: .named(ExplicitID("unknown"))) == Rect(origin: Point(x: 112.5, y: 20), size: square))
        #expect(try proxy.bounds(of: .named(ExplicitID("outer"))) == Rect(x: -112.5, y: 0, width: 375, height: 647))
        #expect(try proxy.bounds(of: .named(ExplicitID("unknown"))) == nil)
    }

    @Test func aReaderKnowsTheInsetsAroundIt() throws {
        var seen: [String] = []
        let host = Host { _, proxy in
            let (size, insets) = (try proxy.size, try proxy.safeAreaInsets)
            seen.append("\(size.written), \(insets.top.written) and \(insets.bottom.written)")
            return nil
        }
        let engine = LayoutEngine(window: Size(width: 100, height: 200), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0), host: host)
        try engine.layout(root: GeometryReader)
        try engine.layout(root: GeometryReader.padding(30))
        try engine.layout(root: GeometryReader.ignoresSafeArea())
        #expect(seen == ["100x170, 20 and 10", "40x110, 0 and 0", "100x200, 0 and 0"])
    }

    @Test func anAnchorIsResolvedInAnyOtherSpace() throws {
        let tree = HStack(spacing: 0) {
            square("a"); square("b")
        }
        let engine = LayoutEngine(window: Size(width: 100, height: 20))
        try engine.layout(root: tree)
        let anchor = { (source: AnchorSource) in NodeAnchor(node: tree["a"], source: source, frame: engine.frame(of: tree["a"]) ?? .zero) }
        let proxy = engine.geometry(of: tree["b"])
        #expect(try proxy.resolve(anchor(.bounds)) == Rect(x: -20, y: 0, width: 20, height: 20))
        #expect(try proxy.resolve(anchor(.point(.center))) == Rect(x: -10, y: 10, width: 0, height: 0))
        #expect(try proxy.resolve(anchor(.rect(Rect(x: 1, y: 2, width: 3, height: 4)))) == Rect(x: -19, y: 2, width: 3, height: 4))
    }

    @Test func safeAreas() throws {
        let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        func check(_ tree: Node, _ expected: [String: [Double]], sourceLocation: SourceLocation = #_sourceLocation) throws {
            let engine = LayoutEngine(window: Size(width: 100, height: 200), safeArea: safeArea)
            #expect(try frames(of: tree, in: engine.window, engine: engine) == expected, sourceLocation: sourceLocation)
        }
        try check(Color.n("c"), ["c": [0, 20, 100, 170]])
        try check(Color.n("c").ignoresSafeArea(), ["c": [0, 0, 100, 200]])
        try check(Color.n("c").ignoresSafeArea(.top).n("i"), ["c": [0, 0, 100, 190], "i": [0, 20, 100, 170]])
        try check(square("c").ignoresSafeArea(), ["c": [40, 95, 20, 20]])
        try check(square("c").background { Color.ignoresSafeArea().n("bg") }, ["c": [40, 95, 20, 20], "bg": [40, 95, 20, 20]])
        try check(Color.n("c").modifier(.layout(SafeAreaPaddingModifier(EdgeInsets(10))), "safeAreaPadding"), ["c": [10, 30, 80, 150]])
        try check(
            Color.n("c").modifier(
                .layout(SafeAreaInsetModifier(.bottom, DeclaredView(ViewType("Color"), .empty), .horizontalCenter, spacing: 0)), "safeAreaInset",
                with: [square("bar")]),
            ["c": [0, 20, 100, 150], "bar": [40, 170, 20, 20]])
        try check(
            Color.n("c").ignoresSafeArea()
                .modifier(
                    .layout(SafeAreaInsetModifier(.bottom, DeclaredView(ViewType("Color"), .empty), .leading, spacing: 0)), "safeAreaInset",
                    with: [square("bar")]),
            ["c": [0, 0, 100, 200], "bar": [0, 170, 20, 20]])
    }
}
