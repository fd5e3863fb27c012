/// A small course in which nothing is wrong.
enum Sample {
    static let course = [ScratchFile("work/lessons/demo.md", lesson), quizFile]
    static let quizFile = ScratchFile("work/quizzes/demo.md", quiz)

    /// The times that an answer to the exercise runs: the windows of its checks, and the draws of its given code.
    static let windows = 26

    static let lesson = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        # Colors {#colors}

        A color fills its place.

        ```swift run id=one
        Color.red.frame(width: 40, height: 20)
        ```

        ```predict of=one
        ask: How many colors are there?
        answer: find(Color.self).count
        why: There is one.
        ```

        ## Dots {#dots .exercise}

        Give the dot a color.

        ```swift starter
        struct Dot: View { var body: some View { EmptyView() } }
        ```

        ```swift given vary="n in 1...3"
        VStack { ForEach(0..<{{n}}) { _ in Dot() } }
        ```

        ```hint
        Add a color.
        ```

        ```check
        find(Color.self).count == {{n}} at 200x100 | 1 | Each dot has a color.
        ```

        ```swift solution
        struct Dot: View { var body: some View { Color.red } }
        ```

        """

    static let quiz = """
        ---
        format: 1
        id: demo
        title: Demo
        ---
        ## Single {#single kind=single}

        Which is a color?

        - [x] Red
        - [ ] Tall

        > Red is.

        ## Multiple {#multiple kind=multiple}

        Which are colors?

        - [x] Red
        - [ ] Tall
        - [x] Blue

        > Red and blue are.

        ## Short {#short kind=short}

        What is one?

        = matches /(a+)+b/

        > A color is.

        ## Numeric {#numeric kind=numeric}

        How many?

        ```swift run
        Color.red
        ```

        = find(Color.self).count +- 0.5

        > One.

        ## Trace {#trace kind=trace}

        Which views are there?

        ```swift run
        Color.red
        ```

        = find(Color.self).map { $0.view }

        > A color.

        ## Order {#order kind=order}

        Which comes first?

        1. Propose
        2. Place

        > Sizes come before places.

        ## Match {#match kind=match}

        What belongs together?

        | color | fruit |
        |---|---|
        | Red | Cherry |
        | Yellow | Lemon |

        > By their colors.

        ## Code {#dots kind=code points=2}

        Show a color.

        ```swift starter
        Text("a")
        ```

        ```check
        find(Color.self).count == 1 | 1 | There is one color.
        ```

        ```swift solution
        Color.red
        ```

        > A color.

        """
}
