import Testing

struct QuizTests {
    private let quiz = """
        # Demo

        Two questions.

        ## Colours {#colours kind=multiple shuffle=off}

        Which are colours?

        - [x] Red
        - [ ] Tall
          - That is a size.
        - [x] Blue

        > Red and blue are.

        ```hint
        Think of paint.
        ```

        ## Why {#why kind=rubric}

        Why is the sky blue?

        - Names scattering.
        - Names wavelength.

        > Short waves scatter more.
        """

    @Test func aQuizIsAskedGradedAndSummedUp() {
        expectTranscript(
            """
            workbook> :quiz demo
            Demo

            Two questions.

            1/2  Colours

            Which are colours?

            a  Red
            b  Tall
            c  Blue

            Reply with all letters that apply: a c. · :hint · :skip
            1/2> x
            [unreadable] There is no choice `x`: answer with a letter from a to c.
            1/2> :hint
            Hint 1 of 1
            Think of paint.
            1/2> :hint
            That was the last hint.
            1/2> a b c
            [partly] 0.5 of 1 point.
            Partly right: That is a size.
            The answer:
              a  Red
              c  Blue
            Red and blue are.

            2/2  Why

            Why is the sky blue?

            Reply in your own words. · :skip
            2/2> It scatters.
            1  Names scattering.
            2  Names wavelength.
            How many of these does your answer meet?
            2/2> many
            [unreadable] Write a number from 0 to 2.
            2/2> 1
            [partly] 1 of 2 points.
            1 of 2 criteria.
            Short waves scatter more.
            [incorrect] 
            1.5 of 3 points (50%): not passed.

            Missed, with what to read again:
              Colours
              Why
            :redo asks the missed ones again, :retry all of them with other numbers.
            workbook> :skip
            No question is open.
            """, of: course(quiz: quiz))
    }

    @Test func feedbackThatBeginsWithCodeKeepsItsLetters() {
        let quiz = """
            ## Colours {#colours kind=multiple shuffle=off}

            Which are colours?

            - [x] Red
            - [ ] Tall
              - `tall` is a size
            - [ ] Wide
              - that is a size

            > Red is.
            """
        expectTranscript(
            """
            workbook> :quiz demo
            Demo

            1/1  Colours

            Which are colours?

            a  Red
            b  Tall
            c  Wide

            Reply with all letters that apply: a c. · :skip
            1/1> b c
            [incorrect] Not right.
            tall is a size.
            That is a size.
            The answer: a  Red
            Red is.
            [incorrect] 
            0 of 1 point (0%): not passed.

            Missed, with what to read again:
              Colours
            :redo asks the missed ones again, :retry all of them with other numbers.
            """, of: course(quiz: quiz))
    }

    @Test func whatIsSkippedScoresNothingAndQuitLeaves() {
        expectTranscript(
            """
            workbook> :quiz
            Demo

            Two questions.

            1/2  Colours

            Which are colours?

            a  Red
            b  Tall
            c  Blue

            Reply with all letters that apply: a c. · :hint · :skip
            1/2> :skip

            2/2  Why

            Why is the sky blue?

            Reply in your own words. · :skip
            2/2> :quit
            The quiz is kept · :quiz demo resumes it
            workbook> :quit
            (over)
            """, of: course(quiz: quiz))
    }

    @Test func anUnknownQuizIsGuessed() {
        expectTranscript(
            """
            workbook> :quiz dmo
            error: there is no quiz called `dmo`
            help: did you mean `demo`?
            """, of: course(quiz: quiz))
    }
}
