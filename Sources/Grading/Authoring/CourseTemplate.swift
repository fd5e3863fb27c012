import Course

/// Commented starting files for authors; each passes the author check as it is.
public enum CourseTemplate: String, CaseIterable, Sendable {
    case lesson, quiz

    /// Where the file belongs in a course's folder.
    public func path(for name: String) -> String { self == .lesson ? "lessons/\(name).md" : "quizzes/\(name).md" }

    /// The file's text; nil where the name is no id.
    public func text(for name: String) -> String? {
        guard isName(name) else { return nil }
        let title = name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
        return self == .lesson ? Self.lessonText(id: name, title: title) : Self.quizText(id: name, title: title)
    }

    private static func lessonText(id: String, title: String) -> String {
        """
        ---
        format: 1
        id: \(id)
        title: \(title)
        window: 300x100
        ---
        # \(title)

        <!-- Each section has an id in braces. Progress is kept by it: never change one, add aliases=old instead. -->

        ## The rest of a row {#rest}

        A stack asks its least flexible child first. Who takes what is left?

        <!-- A run is shown and can be tried. Ask before its result is seen. -->

        ```swift run id=row
        HStack(spacing: 0) { Color.red.frame(width: 70); Color.blue }
        ```

        ```predict of=row
        ask: How wide is the blue view, in points?
        answer: find(Color.self)[1].frame.width
        why: The red view takes its 70 first, the blue one gets the rest of 300.
        ```

        <!-- To verify what a run shows, add a block "expect of=row show=layout"; `workbook author accept` fills it. -->

        ## Exercise: three thirds {#thirds .exercise}

        Make all three colors equally wide.

        ```swift starter
        HStack(spacing: 0) { Color.red.frame(width: 70); Color.green; Color.blue }
        ```

        ```check
        find(Color.self).count == 3 | 1 | There are three colors.
        find(Color.self).allSatisfy { $0.frame.width == 100 } at 300x100 | 1 | Each takes a third.
        find(Color.self).allSatisfy { $0.frame.width == 80 } at 240x100 | 1 | Also when the row is narrower.
        ```

        ```hint
        Which child takes no part in the sharing?
        ```

        ```swift mistake id=fixed says="Fixed widths cannot adapt: try the row at 240."
        HStack(spacing: 0) { Color.red.frame(width: 100); Color.green.frame(width: 100); Color.blue.frame(width: 100) }
        ```

        ```swift solution
        HStack(spacing: 0) { Color.red; Color.green; Color.blue }
        ```

        """
    }

    private static func quizText(id: String, title: String) -> String {
        """
        ---
        format: 1
        id: \(id)
        title: \(title)
        pass: 0.7
        ---
        # \(title)

        <!-- Kinds: single, multiple, short, numeric, trace, order, match, code, rubric. {= EXPRESSION } is computed from the run. -->

        ## Width of the rest {#rest kind=single tags=layout}

        How wide is the blue view?

        ```swift run window=300x100
        HStack(spacing: 0) { Color.red.frame(width: 70); Color.blue }
        ```

        - [x] {= find(Color.self)[1].frame.width }
        - [ ] 150
          - An even split needs two flexible children.
        - [ ] 300

        > The fixed child takes its 70 first, the other gets the rest.

        ## Outer width {#outer kind=numeric}

        How wide is the padded view, in points?

        ```swift run vary="w in 40...60; p in 4...12"
        Color.red.frame(width: {{w}}, height: 20).padding({{p}})
        ```

        = resolved[0].frame.width +- 0.5

        - [ ] {{w}}
          - The padding counts too, on both sides.

        > The padding adds {{p}} points on the left and on the right.

        """
    }
}
