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

    /// What is scrolled shows beside the scroll view in the safe area that it touches: rows there are made.
    @Test(arguments: ["ScrollView { LazyVStack(spacing: 0) { ROWS } }", "List { ROWS }"])
    func rowsShowInTheSafeArea(view: String) {
        let view = view.replacing("ROWS", with: "ForEach(0..<50) { Text(\"\\($0)\").frame(height: 40) }")
        func rows(_ view: String, safeArea: Double, _ action: String?) -> [String] {
            onLargeStack {
                var options = Playground.Options()
                options.window = .init(width: 100, height: 200)
                options.safeArea = .init(top: safeArea, leading: 0, bottom: 0, trailing: 0)
                let playground = Playground(options: options)
                _ = playground.enter(SourceText(name: "snippet", text: view))
                if let action { _ = playground.perform(action) }
                return playground.report.find(view: "Text").compactMap(\.text)
            }
        }
        let name = view.hasPrefix("List") ? "List" : "ScrollView"
        #expect(rows(view, safeArea: 80, nil) == ["0", "1", "2"])
        #expect(rows(view, safeArea: 80, "scroll \(name) 80") == ["0", "1", "2", "3", "4"])
        #expect(rows("\(view).safeAreaPadding(.top, 80)", safeArea: 0, "scroll \(name) 80") == ["0", "1", "2", "3", "4"])
        let inset = "safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 80) }"
        #expect(rows("\(view).\(inset)", safeArea: 0, "scroll \(name) 80") == ["0", "1", "2", "3", "4"])
        // Padding isn't part of the safe area, nor is what the scroll view doesn't touch.
        #expect(rows("\(view).padding(.top, 80)", safeArea: 0, "scroll \(name) 80") == ["2", "3", "4"])
        #expect(rows("\(view).padding(.top, 40)", safeArea: 40, "scroll \(name) 80") == ["2", "3", "4"])
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
