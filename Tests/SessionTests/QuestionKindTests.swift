import Session
import Testing

struct QuestionKindTests {
    private let quiz = """
        ## Spot {#spot kind=spot}

        Which line is at fault?

        ```swift run
        VStack {
            Text("a").id(UUID()) //!
        }
        ```

        > It is new each time.

        ## Explain {#explain kind=explain}

        Why?

        - Names identity.
        - Names lifetime.

        > A state ends with its identity.
        """

    @Test func linesAreNumberedAndOwnWordsComparedWithAModel() {
        expectTranscript(
            """
            workbook> :quiz demo
            Demo

            1/2  Spot

            Which line is at fault?

              1  VStack {
              2      Text("a").id(UUID())
              3  }

            Reply with the number of a line, or of several: 3 5. · :skip
            1/2> 9
            [unreadable] Write numbers of lines from 1 to 3: 3, or 3 5 for several.
            1/2> 1
            [incorrect] Not right.
            The answer: 2  Text("a").id(UUID())
            It is new each time.

            2/2  Explain

            Why?

            Reply in your own words. · :skip
            2/2> It just ends.
            A model answer:
            A state ends with its identity.

            1  Names identity.
            2  Names lifetime.
            Which of these points does your answer make? Reply with their numbers: 1 3. Or
            0.
            2/2> 1
            [partly] 1 of 2 points.
            1 of 2 criteria.
            [incorrect] 
            1 of 3 points (33%): not passed.

            Missed, with what to read again:
              Spot
              Explain
            :redo asks the missed ones again, :retry all of them with other numbers.
            """, of: course(quiz: quiz))
    }

    @Test func koreanHasItsWords() {
        var options = Session.Options()
        options.language = .korean
        let session = Session(course: course(quiz: quiz), options: options)
        #expect(session.said(":quiz demo").contains("줄 번호로 답하세요"))
        #expect(session.said("2").contains("맞습니다."))
        _ = session.said("끝납니다.")
        #expect(session.said("없음").contains("기준 2개 중 0개."))
    }
}
