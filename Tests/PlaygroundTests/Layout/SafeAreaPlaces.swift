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
}
