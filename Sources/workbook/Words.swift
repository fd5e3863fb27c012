import Foundation
import Grading
import Session

/// What commands say outside the session.
extension Phrase {
    static let pagerKeys = Phrase("Space shows more, q goes back", ko: "Space 다음 화면, q 돌아가기")
    static let enterForMore = Phrase("— Enter for more —", ko: "— Enter를 누르면 계속 —")
    static func fileExists(_ path: String) -> Phrase { Phrase("`\(path)` exists already", ko: "`\(path)` 파일이 이미 있습니다") }
    static let chooseAnotherName = Phrase("choose another name", ko: "다른 이름을 고르세요")
    static func written(_ path: String) -> Phrase { Phrase("Written to \(path).", ko: "\(path)에 썼습니다.") }
    static let pageIsServed = Phrase("Open this address in a browser on this machine. Ctrl-C ends it.", ko: "이 컴퓨터의 브라우저에서 이 주소를 여세요. Ctrl-C로 끝냅니다.")
    static func unwritable(_ path: String) -> Phrase { Phrase("`\(path)` can't be written", ko: "`\(path)`에 쓸 수 없습니다") }
    static func atSecond(_ time: Double) -> Phrase {
        let seconds = String(format: "%.2f", time)
        return Phrase("after \(seconds) s", ko: "\(seconds)초 뒤")
    }
    static func framesLeftOut(_ count: Int) -> Phrase { Phrase("… \(count) more moments", ko: "… 그 밖의 순간 \(count)개") }
    static func drawnOtherwise(_ names: String) -> Phrase {
        Phrase("SwiftUI draws these differently: \(names)", ko: "SwiftUI에서는 다르게 보입니다: \(names)")
    }
    static let lookAtFolder = Phrase(
        "look at its folder, or write - to read standard input", ko: "폴더를 확인하세요. -를 쓰면 표준 입력을 읽습니다")
    static let lookAtPermissions = Phrase("look at the folder and its permissions", ko: "폴더와 권한을 확인하세요")
    static func watching(_ path: String) -> Phrase {
        Phrase("Watching \(path): save it to check it, Ctrl-C ends.", ko: "\(path)의 변화를 지켜봅니다. 저장하면 채점하고, Ctrl-C로 끝냅니다.")
    }
    static func watchingCourse(_ count: Int) -> Phrase {
        Phrase(
            count == 1 ? "Watching 1 file: save it to check it, Ctrl-C ends." : "Watching \(count) files: save one to check it, Ctrl-C ends.",
            ko: "파일 \(count)개를 지켜봅니다. 저장하면 검사하고, Ctrl-C로 끝냅니다.")
    }
    static func watchingPreview(_ path: String) -> Phrase {
        Phrase("Watching \(path): save it to see it again, Ctrl-C ends.", ko: "\(path)의 변화를 지켜봅니다. 저장하면 다시 보여 주고, Ctrl-C로 끝냅니다.")
    }
    static func watchingProgram(_ path: String) -> Phrase {
        Phrase("Watching \(path): save it to run it again, Ctrl-C ends.", ko: "\(path)의 변화를 지켜봅니다. 저장하면 다시 실행하고, Ctrl-C로 끝냅니다.")
    }
    static let solutionTitle = Phrase("The solution:", ko: "풀이:")
    static func savedFiles(_ names: String) -> Phrase { Phrase("Saved: \(names)", ko: "저장됨: \(names)") }
    static func starterWritten(_ path: String) -> Phrase { Phrase("The starter is written to \(path).", ko: "시작 코드를 \(path)에 썼습니다.") }
    static func reviewsDueToday(_ count: Int) -> Phrase {
        Phrase(count == 0 ? "No reviews are due." : count == 1 ? "1 review is due." : "\(count) reviews are due.", ko: "복습할 문제 \(count)개.")
    }
    /// The last line of a result.
    static func pointsAndVerdict(_ result: QuizResult) -> Phrase {
        let (score, max) = (result.score.formatted(), result.max.formatted())
        return Phrase(
            "\(score) of \(max) points, \(result.passed ? "passed" : "not passed")", ko: "\(max)점 중 \(score)점, \(result.passed ? "통과" : "통과하지 못함")")
    }
    static func stoppedBeforeChecks(_ reason: String) -> Phrase {
        Phrase("the snippet was stopped before it could be checked: \(reason)", ko: "검사하기 전에 코드가 중단되었습니다: \(reason)")
    }
    static let notSaved = Phrase("progress is not saved", ko: "진도가 저장되지 않습니다")
    static func exported(_ path: String) -> Phrase { Phrase("Progress is written to \(path).", ko: "진도를 \(path)에 썼습니다.") }
    static func imported(_ added: Int, _ known: Int) -> Phrase {
        Phrase("\(added) events added, \(known) known already.", ko: "이벤트 \(added)개 추가, \(known)개는 이미 있음.")
    }
}
