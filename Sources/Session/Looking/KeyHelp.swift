import Course

/// `:help keys`: what keys do at the prompt.
struct KeyHelp {
    private static let keys: [(name: String, what: Phrase)] = [
        ("Enter", Phrase("enters the input; where nothing is written, goes on in a lesson", ko: "입력을 실행합니다. 빈 줄이면 강의를 계속합니다")),
        ("Tab", Phrase("completes names, commands and labels of views", ko: "이름, 명령, 뷰의 레이블을 완성합니다")),
        ("Up, Down", Phrase("earlier and later inputs", ko: "이전 입력과 다음 입력")),
        ("Ctrl-R", Phrase("searches earlier inputs", ko: "이전 입력을 찾습니다")),
        ("Ctrl-C", Phrase("drops an input that has begun, stops one that runs", ko: "쓰던 입력을 버리거나, 실행 중인 입력을 멈춥니다")),
        ("Ctrl-D", Phrase("leaves", ko: "끝냅니다")),
        (
            "Enter, Space",
            Phrase(
                "after “Enter for more”, show the next screenful; q ends the text, and any other character begins the next input",
                ko: "“Enter를 누르면 계속”에서 다음 화면을 보여 줍니다. q로 끝내고, 다른 글자를 누르면 다음 입력을 시작합니다")
        ),
        ("Space, q", Phrase("in :help and other references, show the next screenful and go back", ko: ":help 같은 참고 글에서 다음 화면을 보거나 돌아갑니다")),
    ]

    static func lines(in language: Language, width: Int) -> [StyledText] {
        let column = 16
        return keys.flatMap { key in
            let words = StyledText(key.what.text(in: language)).wrapped(to: max(20, width - column))
            let first = StyledText("  ") + StyledText(key.name.padding(to: column - 2), .code)
            return words.enumerated().map { ($0 == 0 ? first : StyledText(String(repeating: " ", count: column))) + $1 }
        }
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(1, width - count)) }
}
