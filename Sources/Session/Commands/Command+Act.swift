import Playground

extension Command {
    static let act: [Command] = [
        onView(
            "tap", korean: ["탭"], "SELECTOR", Phrase("tap a view: \"Label\", Button, Button[0] or #name", ko: "뷰를 탭합니다: \"레이블\", Button, Button[0], #name"),
            example: ":tap Add"),
        onView(
            "submit", "[SELECTOR]", Phrase("press Return in a text field, or where the keyboard's focus is", ko: "텍스트 필드나 키보드 포커스가 있는 곳에서 Return을 누릅니다"),
            example: ":submit TextField"),
        Command(
            name: "key", parameters: "KEY", summary: Phrase("press a key where the keyboard's focus is, or a shortcut", ko: "키보드 포커스가 있는 곳에서 키나 단축키를 누릅니다"),
            group: .act, example: ":key command+s"
        ) { $0.perform("key \($1)") },
        onView(
            "delete", "SELECTOR", Phrase("swipe a row of a list away, which `onDelete` learns of", ko: "목록의 행을 밀어서 지웁니다. `onDelete`가 실행됩니다"),
            example: ":delete Milk"),
        onView(
            "move", "SELECTOR to INDEX", Phrase("drag a row of a list to another place, which `onMove` learns of", ko: "목록의 행을 다른 자리로 끕니다. `onMove`가 실행됩니다"),
            example: ":move Milk to 0"),
        onView("refresh", "[SELECTOR]", Phrase("pull down a list that is `refreshable`", ko: "`refreshable`인 목록을 아래로 당깁니다"), example: ":refresh"),
        onView("slide", "SELECTOR to VALUE", Phrase("drag the thumb of a slider to a value", ko: "슬라이더의 손잡이를 값까지 끕니다"), example: ":slide Slider to 0.5"),
        Command(
            name: "set", parameters: "NAME EXPRESSION",
            summary: Phrase(
                "set a state variable of the root view, the environment (:set \\.colorScheme .dark) or a date (:set \"Due\" to 2026-03-01)",
                ko: "루트 뷰의 상태 변수, 환경(:set \\.colorScheme .dark)이나 날짜(:set \"마감\" to 2026-03-01)를 바꿉니다"), group: .act,
            argument: .wordThenSwift(\.stateNames), example: ":set count count + 1"
        ) { $0.perform("set \($1)") },
        Command(
            name: "resize", korean: ["크기"], parameters: "WxH", summary: Phrase("make the window so many points wide and high", ko: "윈도우 크기를 포인트로 바꿉니다"),
            group: .act,
            example: ":resize 160x96"
        ) { $0.perform("resize \($1)") },
        onView("scroll", korean: ["스크롤"], "SELECTOR POINTS", Phrase("move a scroll view's content", ko: "스크롤 뷰의 콘텐츠를 움직입니다"), example: ":scroll List 100"),
        onView(
            "drag", "SELECTOR by X,Y",
            Phrase(
                "drag a view by so many points, or what it offers onto another view (:drag Milk onto Done); put `hold` last to leave the finger there",
                ko: "뷰를 포인트만큼, 또는 뷰가 내주는 것을 다른 뷰로 끕니다(:drag 우유 onto 완료). 끝에 `hold`를 쓰면 손가락이 남습니다"),
            example: ":drag Card by 50,0"),
        onView(
            "press", "SELECTOR for SECONDS", Phrase("press a view for some seconds, 1 if none are given", ko: "뷰를 몇 초 동안 누릅니다. 기본은 1초입니다"),
            example: ":press Card for 0.5"),
        onView("magnify", "SELECTOR by FACTOR", Phrase("move two fingers apart on a view", ko: "뷰에서 두 손가락을 벌립니다"), example: ":magnify Photo by 2"),
        onView("rotate", "SELECTOR by DEGREES", Phrase("turn two fingers on a view", ko: "뷰에서 두 손가락을 돌립니다"), example: ":rotate Photo by 45"),
        Command(name: "release", summary: Phrase("lift the fingers that `hold` left on a view", ko: "`hold`로 남긴 손가락을 뗍니다"), group: .act) { session, _ in
            session.perform("release")
        },
        Command(
            name: "cancel", summary: Phrase("take them away as a call would: no gesture is made", ko: "전화가 올 때처럼 손가락을 거둡니다. 제스처는 이루어지지 않습니다"), group: .act
        ) { session, _ in session.perform("cancel") },
        Command(name: "advance", parameters: "SECONDS", summary: Phrase("let time pass", ko: "시간을 흐르게 합니다"), group: .act, example: ":advance 0.5") {
            $0.perform("advance \($1)")
        },
        Command(
            name: "do", parameters: "ACTION",
            summary: Phrase("perform an action, spelled as after `workbook run --do`", ko: "`workbook run --do` 뒤에 쓰는 동작을 실행합니다"),
            group: .act
        ) { $0.perform($1) },
    ]

    /// An action on a view.
    private static func onView(_ name: String, korean: [String] = [], _ parameters: String, _ summary: Phrase, example: String) -> Command {
        Command(name: name, korean: korean, parameters: parameters, summary: summary, group: .act, argument: .words(\.selectors), example: example) {
            $0.perform($1.isEmpty ? name : "\(name) \($1)")
        }
    }
}

extension Session {
    var selectors: [String] { playground.selectors }

    var stateNames: [String] {
        Set(
            (playground.report.steps.last?.resolved ?? []).flatMap { node in
                var names: Set<String> = []
                var rest = [node]
                while let next = rest.popLast() {
                    names.formUnion(next.state.keys)
                    rest += next.children
                }
                return names
            }
        ).sorted()
    }
}
