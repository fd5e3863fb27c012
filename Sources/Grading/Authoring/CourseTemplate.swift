import Course

/// Commented starting files for authors; each passes the author check as it is.
public enum CourseTemplate: String, CaseIterable, Sendable {
    case lesson, quiz

    /// Where the file belongs in a course's folder.
    public func path(for name: String) -> String { self == .lesson ? "lessons/\(name).md" : "quizzes/\(name).md" }

    /// The file's text; nil where the name isn't an id.
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

        What a reader knows after this lesson, in a sentence or two.

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

        Write the body of `Flag`: three colors in a row, red, green and blue, each a third as wide as the window.

        ```swift starter
        struct Flag: View {
            var body: some View { Color.red }
        }
        ```

        <!-- Given code runs after the answer. The learner sees it and doesn't edit it. -->

        ```swift given
        Flag().accessibilityIdentifier("flag")
        ```

        <!-- A check of 0 points is a condition: an answer that fails it scores 0. The unchanged starter must score 0. -->

        ```check
        find("#flag").count == 1 | 0 | There is one flag.
        find("#flag")[0].find(Color.self).map { $0.frame.minX } == [0, 100, 200] at 300x100 | 1 | The colors begin at 0, 100 and 200.
        find(Color.self).map { $0.frame.width } == [80, 80, 80] at 240x100 | 1 | Each takes a third, also when the row is narrower.
        ```

        ```hint
        Which views share what a stack has to give?
        ```

        ```swift mistake id=fixed says="These widths don't adapt: try the row at 240."
        struct Flag: View {
            var body: some View {
                HStack(spacing: 0) { Color.red.frame(width: 100); Color.green.frame(width: 100); Color.blue.frame(width: 100) }
            }
        }
        ```

        ```swift solution
        struct Flag: View {
            var body: some View {
                HStack(spacing: 0) { Color.red; Color.green; Color.blue }
            }
        }
        ```

        ```swift reject says="There is one flag"
        struct Flag: View {
            var body: some View { EmptyView() }
        }
        ```

        <!-- Other right answers, at least three, and wrong ones, at least five with the mistakes, prove the checks. -->

        ```swift accept
        struct Flag: View {
            let colors = [Color.red, .green, .blue]
            var body: some View { HStack(spacing: 0) { ForEach(0..<3) { colors[$0] } } }
        }
        ```

        ```swift accept
        struct Flag: View {
            var body: some View {
                GeometryReader { proxy in
                    HStack(spacing: 0) { Group { Color.red; Color.green; Color.blue }.frame(width: proxy.size.width / 3) }
                }
            }
        }
        ```

        ```swift accept
        struct Flag: View {
            var body: some View {
                HStack(spacing: 0) { Color.red.frame(maxWidth: .infinity); Color.green.frame(maxWidth: .infinity); Color.blue }
            }
        }
        ```

        ```swift reject says="The colors begin at 0, 100 and 200"
        struct Flag: View {
            var body: some View { HStack { Color.red; Color.green; Color.blue } }
        }
        ```

        ```swift reject says="The colors begin at 0, 100 and 200"
        struct Flag: View {
            var body: some View { VStack(spacing: 0) { Color.red; Color.green; Color.blue } }
        }
        ```

        ```swift reject says="The colors begin at 0, 100 and 200"
        struct Flag: View {
            var body: some View { HStack(spacing: 0) { Color.red; Color.green } }
        }
        ```

        ```swift reject says="doesn't fit your code"
        struct Flag: View {
            let colors: [Color]
            var body: some View { HStack(spacing: 0) { Color.red; Color.green; Color.blue } }
        }
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

        <!-- Kinds: single, multiple, short, numeric, trace, order, match, refused, spot, complete, assemble, code, explain, rubric.
        {= EXPRESSION } is computed from the run. -->

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
