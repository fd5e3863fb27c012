import Playground

extension Command {
    static let look: [Command] = [
        Command(name: "tree", korean: ["트리"], summary: Phrase("the declared tree and the resolved tree", ko: "선언된 트리와 결정된(resolved) 트리"), group: .look) {
            session, _ in
            session.show(.declared, under: .declaredTitle) + session.show(.resolved, under: .resolvedTitle)
        },
        looking("declared", at: .declared, Phrase("the tree as it is written", ko: "작성한 그대로의 트리")),
        looking("resolved", at: .resolved, Phrase("the tree as containers see it", ko: "컨테이너가 보는 트리")),
        Command(
            name: "layout", korean: ["레이아웃"], summary: Phrase("frames in points, and a picture", ko: "포인트 단위의 프레임과 그림"), group: .look,
            meaning: Phrase(
                "A row for each view: its place x,y in the window and its width x height, in points. `border › frame` are modifiers with the same frame, the outer one first.",
                ko: "뷰마다 한 줄: 윈도우 안의 위치 x,y와 너비x높이(포인트). `border › frame`은 프레임이 같은 수정자이며 바깥쪽이 먼저입니다.")
        ) { session, _ in session.tableAndPicture() },
        looking("picture", korean: ["그림"], at: .picture, Phrase("the picture; a cell is 8x16 points where it isn't scaled", ko: "그림. 줄이지 않으면 한 칸이 8x16포인트입니다")),
        looking("draw", at: .drawing, Phrase("the view as it looks; a cell is 8x16 points where it isn't scaled", ko: "보이는 그대로의 뷰. 줄이지 않으면 한 칸이 8x16포인트입니다")),
        Command(
            name: "svg", parameters: "[FILE]",
            summary: Phrase("the view as it looks as SVG, printed or written to a file", ko: "보이는 그대로의 뷰를 SVG로 출력하거나 파일에 씁니다"), group: .look,
            argument: .file, example: ":svg row.svg"
        ) { $0.svg($1) },
        Command(
            name: "at", parameters: "X,Y", summary: Phrase("the views at a point, outermost first", ko: "한 점에 있는 뷰, 바깥쪽부터"), group: .look, example: ":at 120,40"
        ) { $0.explanation($0.playground.views(at: $1), nothing: .noViewAt($1)) },
        Command(
            name: "trace", korean: ["추적"], parameters: "[SELECTOR]",
            summary: Phrase("who proposed what to whom, and what came back", ko: "어느 뷰가 어느 뷰에 무엇을 제안하고 어떤 크기로 답했는지"),
            group: .look, argument: .words(\.selectors), example: ":trace Color[1]",
            meaning: Phrase(
                "`View ← proposed → took`: a proposal and the size that answered it; `nil` leaves the choice to the view. `(known)` was answered before and isn't asked again.",
                ko: "`뷰 ← 제안 → 응답`: 제안된 크기와 돌아온 크기입니다. `nil`은 뷰가 스스로 정합니다. `(known)`은 이미 답한 제안이라 다시 묻지 않습니다.")
        ) { $0.explanation($0.playground.trace($1)) },
        Command(
            name: "why", korean: ["이유"], parameters: "[SELECTOR]",
            summary: Phrase("why bodies ran; why a view has its size and place", ko: "뷰의 body가 실행된 이유, 뷰의 크기와 위치가 정해진 이유"),
            group: .look, argument: .words(\.selectors), example: ":why Text[0]"
        ) { $0.explanation($0.playground.why($1)) },
        Command(
            name: "type", korean: ["타입"], parameters: "[SELECTOR \"TEXT\"]",
            summary: Phrase("the view's static type; with a selector, types into a text field", ko: "뷰의 정적 타입. 선택자를 쓰면 텍스트 필드에 입력합니다"), group: .look,
            argument: .words(\.selectors), example: ":type TextField \"Ada\""
        ) { $1.isEmpty ? $0.show(.type) : $0.perform("type \($1)") },
        looking("identity", korean: ["정체성"], at: .identity, Phrase("identities, and what they are made of", ko: "정체성과 그 구성")),
        looking("state", korean: ["상태"], at: .state, Phrase("the state that each identity holds", ko: "정체성마다 가진 상태")),
        looking(
            "updates", at: .updates, Phrase("what the last step did: bodies run, views inserted, moved, removed", ko: "마지막 단계에서 일어난 일: 실행된 body, 추가·이동·제거된 뷰")),
        looking("diff", ["changes"], at: .changes, Phrase("what the last step changed in the resolved tree", ko: "마지막 단계가 결정된 트리에서 바꾼 것")),
        Command(
            name: "deps", aliases: ["dependencies"], parameters: "[dot]",
            summary: Phrase("what each body read, as text or as a DOT graph", ko: "각 body가 읽은 값. 텍스트 또는 DOT 그래프"),
            group: .look, argument: .words { _ in ["dot"] }
        ) { $0.dependencies($1) },
        looking("values", at: .values, Phrase("container values, where they are set", ko: "컨테이너 값과 설정된 곳")),
        looking("prefs", ["preferences"], at: .preferences, Phrase("preference values, from the leaves up", ko: "프레퍼런스 값, 가장 안쪽 뷰에서 위로")),
        looking("env", ["environment"], at: .environment, Phrase("environment values, where they are set and read", ko: "환경 값과 설정되고 읽힌 곳")),
        Command(
            name: "query", parameters: "EXPRESSION",
            summary: Phrase("ask about the view in Swift; :help query lists the words", ko: "뷰에 대해 Swift로 묻습니다. 쓸 수 있는 이름은 :help query에 있습니다"),
            group: .look, argument: .words { _ in Playground.queryVocabulary.map(\.name) }, example: ":query find(Color.self)[0].frame.width"
        ) { $0.query($1) },
        Command(
            name: "why-type", parameters: "EXPRESSION",
            summary: Phrase("how an expression and its parts get their types", ko: "식과 그 부분이 어떤 타입을 어떻게 얻는지"),
            group: .look, example: ":why-type max(1, 2) * 2.5",
            meaning: Phrase(
                "A line for each part with its type; below it why: what a literal became, which function was chosen, and why others weren't. Nothing is run.",
                ko: "부분마다 타입을 한 줄로 보여 주고, 그 아래에 이유를 적습니다. 리터럴이 무엇이 되었는지, 어떤 함수가 선택되었는지, 다른 함수는 왜 아닌지. 코드는 실행되지 않습니다.")
        ) { $0.typeReasons($1) },
        Command(
            name: "step", korean: ["단계"], parameters: "[N]",
            summary: Phrase("list the steps of the live view, or go to the view after one", ko: "라이브 뷰의 단계를 보여 주거나 그 단계로 갑니다"),
            group: .look,
            example: ":step 0"
        ) { $0.step($1) },
    ]

    private static func looking(
        _ name: String, _ aliases: [String] = [], korean: [String] = [], at aspect: Playground.Aspect, _ summary: Phrase
    ) -> Command {
        Command(name: name, aliases: aliases, korean: korean, summary: summary, group: .look) { session, _ in session.show(aspect) }
    }
}
