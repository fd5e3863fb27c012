import Playground

extension Command {
    static let all: [Command] = study + look + act + session

    private static let study: [Command] = [
        Command(name: "lessons", summary: "list the lessons and quizzes", group: .study) { session, _ in session.listing() },
        Command(
            name: "open", parameters: "LESSON[#SECTION]", summary: "open a lesson", group: .study,
            candidates: { $0.lessonNames }
        ) { $0.open($1) },
        Command(name: "next", aliases: ["n"], summary: "go on in the lesson", group: .study) { session, _ in session.next() },
        Command(name: "back", aliases: ["b"], summary: "go back a section", group: .study) { session, _ in session.back() },
        Command(name: "run", summary: "run the lesson's snippet again", group: .study) { session, _ in session.runSnippet() },
        Command(name: "answer", parameters: "REPLY", summary: "answer the question; a plain reply does the same", group: .study) { $0.answer($1) },
        Command(name: "skip", summary: "leave the question unanswered", group: .study) { session, _ in session.skip() },
        Command(name: "hint", summary: "show the next hint", group: .study) { session, _ in session.hint() },
        Command(name: "check", summary: "check the last input against the exercise", group: .study) { session, _ in session.check() },
        Command(name: "solution", summary: "show the exercise's solution, after its hints", group: .study) { session, _ in session.solution() },
        Command(
            name: "quiz", parameters: "[NAME]", summary: "take a quiz", group: .study,
            candidates: { $0.quizNames }
        ) { $0.takeQuiz($1) },
    ]

    private static let look: [Command] = [
        Command(name: "tree", summary: "the declared tree and the resolved tree", group: .look) { session, _ in
            session.show(.declared, under: "Declared") + session.show(.resolved, under: "Resolved")
        },
        looking("declared", at: .declared, "the tree as it is written"),
        looking("resolved", at: .resolved, "the tree as containers see it"),
        Command(name: "layout", summary: "frames in points (x,y and width x height), and a picture", group: .look) { session, _ in
            session.tableAndPicture()
        },
        looking("picture", at: .picture, "the picture: a cell stands for 8x16 points"),
        Command(name: "svg", parameters: "[FILE]", summary: "the picture as SVG, printed or written to a file", group: .look) { $0.svg($1) },
        Command(name: "at", parameters: "X,Y", summary: "the views at a point, outermost first", group: .look) { $0.explanation($0.playground.views(at: $1)) },
        Command(
            name: "trace", parameters: "[SELECTOR]", summary: "who proposed what to whom, and what came back", group: .look, candidates: { $0.viewNames }
        ) { $0.explanation($0.playground.trace($1)) },
        Command(
            name: "why", parameters: "[SELECTOR]", summary: "why bodies ran; why a view has its size and place", group: .look, candidates: { $0.viewNames }
        ) { $0.explanation($0.playground.why($1)) },
        Command(
            name: "type", parameters: "[SELECTOR \"TEXT\"]", summary: "the view's static type; with a selector, types into a text field", group: .look
        ) {
            $1.isEmpty ? $0.show(.type) : $0.perform("type \($1)")
        },
        looking("identity", at: .identity, "identities, and what they are made of"),
        looking("state", at: .state, "the state that each identity holds"),
        looking("updates", at: .updates, "what the last step did: bodies run, views inserted, moved, removed"),
        looking("diff", ["changes"], at: .changes, "the resolved tree with what the last step changed"),
        Command(name: "deps", aliases: ["dependencies"], parameters: "[dot]", summary: "what each body read, as text or as a DOT graph", group: .look) {
            $0.dependencies($1)
        },
        looking("values", at: .values, "container values, where they are set"),
        looking("prefs", ["preferences"], at: .preferences, "preference values, from the leaves up"),
        looking("env", ["environment"], at: .environment, "environment values that views read"),
        Command(
            name: "query", parameters: "EXPRESSION", summary: "ask about the view in Swift: find(Color.self)[0].frame.width", group: .look
        ) { $0.query($1) },
    ]

    private static let act: [Command] = [
        Command(name: "tap", parameters: "SELECTOR", summary: "tap a view: \"Label\", Button[0] or #name", group: .act) {
            $0.perform("tap \(Session.selector($1))")
        },
        Command(name: "set", parameters: "NAME EXPRESSION", summary: "set a state variable of the root view", group: .act) { $0.perform("set \($1)") },
        Command(name: "resize", parameters: "WxH", summary: "make the window so many points wide and high", group: .act) { $0.perform("resize \($1)") },
        Command(name: "scroll", parameters: "SELECTOR POINTS", summary: "move a scroll view's content", group: .act) { $0.perform("scroll \($1)") },
        Command(name: "advance", parameters: "SECONDS", summary: "let time pass", group: .act) { $0.perform("advance \($1)") },
        Command(name: "do", parameters: "ACTION", summary: "perform an action, spelled as after `workbook run --do`", group: .act) { $0.perform($1) },
    ]

    private static let session: [Command] = [
        Command(
            name: "help", aliases: ["h", "?"], parameters: "[NAME]", summary: "list the commands; explain one, or a declaration: :help padding",
            group: .session,
            candidates: { _ in all.map(\.name) }
        ) { $0.help($1) },
        Command(
            name: "explain", parameters: "[CODE]", summary: "what a diagnostic means, and how it is mended", group: .session,
            candidates: { _ in Playground.diagnosticPages.map(\.code) }
        ) { $0.explain($1) },
        Command(name: "reset", summary: "forget all inputs and the live view", group: .session) { session, _ in session.reset() },
        Command(name: "quit", aliases: ["q", "exit"], summary: "leave the quiz, or the workbook", group: .session) { session, _ in session.leave() },
    ]

    private static func looking(_ name: String, _ aliases: [String] = [], at aspect: Playground.Aspect, _ summary: String) -> Command {
        Command(name: name, aliases: aliases, summary: summary, group: .look) { session, _ in session.show(aspect) }
    }
}
