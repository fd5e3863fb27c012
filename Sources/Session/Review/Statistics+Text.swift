import Course
import Foundation
import Progress

extension ReviewStatistics {
    /// How much is remembered, what is scheduled, and a bar for each of the coming days.
    func lines(width: Int, language: Language) -> [StyledText] {
        func say(_ phrase: Phrase) -> String { phrase.text(in: language) }
        var lines = [StyledText(say(.statisticsTitle), .heading)]
        lines.append(StyledText(retention.map { say(.retention($0)) } ?? say(.noRetention)))
        lines.append(StyledText(say(.cardCounts(new: new, learning: learning + relearning, review: review))))
        lines.append(StyledText(say(.reviewCount(reviews.reduce(0) { $0 + $1.count }))))
        return lines + [StyledText(), StyledText(say(.forecastTitle), .heading)] + Self.bars(forecast.prefix(14), width: width)
    }

    private static func bars(_ days: ArraySlice<Day>, width: Int) -> [StyledText] {
        let most = max(1, days.map(\.count).max() ?? 1)
        let room = max(10, width - 20)
        return days.map { day in
            let length = day.count == 0 ? 0 : max(1, day.count * min(room, most) / most)
            return StyledText("  \(day.date.suffix(5))  ", .mark) + StyledText(String(repeating: "█", count: length), .added)
                + StyledText(day.count == 0 ? "" : " \(day.count)")
        }
    }
}

extension Phrase {
    fileprivate static let statisticsTitle = Phrase("Memory", ko: "기억")
    fileprivate static func retention(_ share: Double) -> Phrase {
        let percent = Int((share * 100).rounded())
        return Phrase("Remembered in the past 30 days: \(percent)%.", ko: "지난 30일 동안 기억한 비율: \(percent)%.")
    }
    fileprivate static let noRetention = Phrase("Nothing that was learned has come back yet.", ko: "아직 다시 나온 문제가 없습니다.")
    fileprivate static func cardCounts(new: Int, learning: Int, review: Int) -> Phrase {
        Phrase("\(new) never answered, \(learning) being learned, \(review) learned.", ko: "답한 적 없음 \(new), 익히는 중 \(learning), 익힘 \(review).")
    }
    fileprivate static func reviewCount(_ count: Int) -> Phrase { Phrase("Answers in the past 30 days: \(count).", ko: "지난 30일 동안 답한 횟수: \(count).") }
    fileprivate static let forecastTitle = Phrase("Coming reviews", ko: "앞으로 복습할 문제")
}
