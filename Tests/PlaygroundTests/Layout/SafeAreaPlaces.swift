import Diagnostics
import Testing

@testable import Playground

/// Where views are that ignore a safe area which an inset makes.
@Suite struct SafeAreaPlaces {
    @Test(arguments: [
        // In the middle of the window nothing touches its edges: the background reaches over the bar, which is at its top edge, and no farther.
        (
            "VStack { Text(\"a\").background { Color.blue.ignoresSafeArea() } }.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 10) }.fixedSize()",
            "8x26"
        ),
        ("Color.blue.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 10) }", "320x480"),
        ("Color.blue.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 10) }", "320x470"),
    ])
    func insetsAreIgnoredWhereTheyAre(view: String, size: String) throws {
        let text = onLargeStack {
            let playground = Playground()
            _ = playground.enter(SourceText(name: "snippet", text: view))
            return playground.text(.layout) ?? ""
        }
        let blue = try #require(text.split(separator: "\n").first { $0.contains("Color.blue") })
        #expect(blue.hasSuffix(size), "\(text)")
    }

    /// A scroll view makes margins of the safe area along its axis: what is behind its content doesn't reach beyond that.
    @Test(arguments: [("", "156,20"), (".horizontal", "0,232")])
    func contentOfScrollViewsReachesIntoNone(axis: String, place: String) throws {
        let text = onLargeStack {
            var options = Playground.Options()
            options.safeArea = .init(top: 20, leading: 0, bottom: 20, trailing: 0)
            let playground = Playground(options: options)
            _ = playground.enter(SourceText(name: "snippet", text: "ScrollView(\(axis)) { Text(\"a\").background(Color.red) }"))
            return playground.text(.layout) ?? ""
        }
        let red = try #require(text.split(separator: "\n").first { $0.contains("Color.red") })
        #expect(red.contains(" \(place) "), "\(text)")
        #expect(red.hasSuffix("8x16"), "\(text)")
    }
}
