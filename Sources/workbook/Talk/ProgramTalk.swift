import Session

/// The session for programs: a JSON object a line, `{"input": ":layout"}` with an `id` of one's choice, and one out.
struct ProgramTalk {
    let session: StudyClient
    let context: Context

    func run() throws(Failure) {
        context.print(jsonLine: TalkReply(try session.begin(), session.state))
        while !session.state.isOver, !context.console.isClosed, let line = readLine() {
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            context.console.write(session.answer(line: line).line + "\n")
        }
        let last = session.end()
        if !last.isEmpty { context.print(jsonLine: TalkReply(last, session.state)) }
    }
}
