import Foundation

/// The FSRS-6 scheduler, without fuzz: from ratings and the times they were given at, when to ask again.
///
/// The model has three variables. Stability is the time in days after which a memory is recalled with a chance of 90%; difficulty is from 1 to 10;
/// retrievability is the chance of recall at a given time. A new or forgotten item first goes through steps of minutes.
public struct FSRS: Sendable {
    public enum Rating: Int, Codable, CaseIterable, Sendable { case again = 1, hard, good, easy }
    public enum Phase: String, Codable, CaseIterable, Sendable { case learning, review, relearning }

    /// What is known about one item.
    public struct Memory: Equatable, Sendable {
        public var phase: Phase
        /// The step within learning or relearning, from 0.
        public var step: Int
        /// Days.
        public var stability: Double
        /// From 1 to 10.
        public var difficulty: Double
        public var lastReview: Date
        public var due: Date
    }

    /// A review that is early by at most this many seconds counts as on time: someone who studies at nine in the evening and again at ten in the
    /// morning has waited a day. The reference implementation has no such grace.
    public let grace: TimeInterval
    /// The chance of recall at which an item is due.
    private let desiredRetention = 0.9
    /// Days.
    private let maximumInterval = 36_500.0
    /// Seconds, as all steps.
    private let learningSteps: [TimeInterval] = [60, 600]
    private let relearningSteps: [TimeInterval] = [600]
    private let model = MemoryModel()

    public init(grace: TimeInterval = 0) { self.grace = grace }

    /// The item after a review; `memory` is nil for an item that is reviewed for the first time.
    public func review(_ memory: Memory?, rating: Rating, at time: Date) -> Memory {
        guard let memory else {
            let first = Memory(
                phase: .learning, step: 0, stability: model.initialStability(rating), difficulty: model.initialDifficulty(rating), lastReview: time, due: time)
            return scheduled(first, after: rating, at: time)
        }
        let days = elapsedDays(memory, at: time)
        var next = memory
        next.stability =
            days < 1
            ? model.stability(memory.stability, onSameDay: rating)
            : model.stability(memory.stability, difficulty: memory.difficulty, after: days, rating: rating)
        next.difficulty = model.difficulty(memory.difficulty, after: rating)
        next.lastReview = time
        return scheduled(next, after: rating, at: time)
    }

    /// The chance of recall, from 0 to 1.
    public func retrievability(_ memory: Memory, at time: Date) -> Double {
        model.retrievability(memory.stability, after: elapsedDays(memory, at: time))
    }

    /// Whole days since the last review.
    private func elapsedDays(_ memory: Memory, at time: Date) -> Double {
        let early = memory.due.timeIntervalSince(time)
        let counted = memory.phase == .review && early > 0 && early <= grace ? memory.due : time
        return max(0, (counted.timeIntervalSince(memory.lastReview) / 86_400).rounded(.down))
    }

    /// Puts the item into its next phase and says when it is due.
    private func scheduled(_ memory: Memory, after rating: Rating, at time: Date) -> Memory {
        var next = memory
        let steps = memory.phase == .learning ? learningSteps : relearningSteps
        var wait: TimeInterval?
        if memory.phase == .review {
            if rating == .again, let first = relearningSteps.first { (next.phase, next.step, wait) = (.relearning, 0, first) }
        } else if memory.step < steps.count {
            switch rating {
            case .again: (next.step, wait) = (0, steps.first)
            case .hard where memory.step == 0: wait = steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2
            case .hard: wait = steps[memory.step]
            case .good where memory.step + 1 < steps.count: (next.step, wait) = (memory.step + 1, steps[memory.step + 1])
            case .good, .easy: break
            }
        }
        if wait == nil { (next.phase, next.step) = (.review, 0) }
        let days = min(max(model.interval(memory.stability, until: desiredRetention).rounded(), 1), maximumInterval)
        next.due = time.addingTimeInterval(wait ?? days * 86_400)
        return next
    }
}

extension Verdict {
    /// Nil where an answer says nothing about memory.
    var rating: FSRS.Rating? {
        switch self {
        case .incorrect: .again
        case .partly: .hard
        case .correct: .good
        case .notGraded: nil
        }
    }
}
