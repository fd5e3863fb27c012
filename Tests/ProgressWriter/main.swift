// What tests run as a process of its own, to kill it or to take its rights away.
//
//     progress-writer write PATH NAME COUNT    records replies NAME-0, NAME-1, …, and prints the number of each once it is saved
//     progress-writer nobody PATH              opens the store and records an event as a user who owns nothing; prints what the store says
import Foundation
import Progress

let arguments = CommandLine.arguments
let path = arguments[2]

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func reply(_ text: String) -> Event.Kind {
    .answered(.question(quiz: "boxes", question: "sum"), reply: text, verdict: .correct, score: 1, max: 1, context: .lesson)
}

switch arguments[1] {
case "write":
    let store = ProgressStore.open(path: path)
    for number in 0..<(Int(arguments[4]) ?? 0) where store.record(reply("\(arguments[3])-\(number)")) == nil && store.isSaving { say("\(number)") }
case "nobody":
    guard setgid(65534) == 0, setuid(65534) == 0 else { exit(1) }
    let store = ProgressStore.open(path: path)
    say(store.notices.map(\.code).joined(separator: " "))
    let recorded = store.record(reply("nobody"))
    say(recorded?.code ?? "nil")
    say("\(store.isSaving)")
    say("\(String(decoding: store.export(), as: UTF8.self).split(separator: "\n").count - 1)")
default: exit(64)
}
