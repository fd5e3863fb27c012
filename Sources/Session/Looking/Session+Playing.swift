import Foundation
import Playground

extension Session {
    /// Without a time opens the scratch scope; with one lets the time pass and shows the view at moments of it: `2s`, `0.5`.
    func play(_ argument: String) -> [Output] {
        if argument.isEmpty { return play() }
        if let advance = Command.named("advance"), let refusal = refusal(of: advance) { return [refusal] }
        let number = argument.hasSuffix("s") ? argument.dropLast() : argument[...]
        guard let seconds = Double(number), seconds > 0, seconds <= Self.longestFilm else {
            return [failure("invalid-duration", .invalidDuration(argument), help: .playExample(Int(Self.longestFilm)))]
        }
        guard playground.text(.layout) != nil else { return [noView] }
        let film = filmed(for: seconds)
        // The steps of the film aren't steps of the view: the time passes once more, in one.
        return [.film(film)] + perform("advance \(seconds)")
    }

    private static let (longestFilm, framesPerSecond) = (10.0, 12.0)

    /// What a copy of the view shows; up to the moment where its code fails.
    private func filmed(for seconds: Double) -> Film {
        let copy = Playground(playground.memory)
        var film = Film(duration: seconds)
        let count = Int((seconds * Self.framesPerSecond).rounded(.up))
        for index in 0...count {
            if index > 0, copy.perform("advance \(seconds / Double(count))").status != .done { break }
            guard case .success(let drawing) = copy.drawing() else { break }
            film.append(picture(of: drawing), at: seconds * Double(index) / Double(count))
        }
        return film
    }
}
