import SwiftUI

struct Question: Identifiable, Equatable {
    let id: Int
    let prompt: String
    let answers: [String]
    let correct: Int
}

@MainActor @Observable
class QuizViewModel {
    enum Phase: Equatable { case asking(index: Int), feedback(index: Int, chosen: Int), finished(score: Int) }
    private(set) var phase = Phase.asking(index: 0)
    private(set) var score = 0 { didSet { if score > best { best = score } } }
    private(set) var best = 0
    let questions: [Question]
    init(questions: [Question]) { self.questions = questions }

    var current: Question? {
        switch phase {
        case .asking(let index), .feedback(let index, _): questions[index]
        case .finished: nil
        }
    }
    var progress: Double {
        if case let .asking(index) = phase { return Double(index) / Double(questions.count) }
        if case .feedback(let index, chosen: _) = phase { return Double(index + 1) / Double(questions.count) }
        return 1
    }
    func choose(_ answer: Int) {
        guard case .asking(let index) = phase else { return }
        if questions[index].correct == answer { score += 1 }
        phase = .feedback(index: index, chosen: answer)
    }
    func next() {
        guard case .feedback(let index, _) = phase else { return }
        phase = questions.indices.contains(index + 1) ? .asking(index: index + 1) : .finished(score: score)
    }
    func restart() { score = 0; phase = .asking(index: 0) }
}

struct AnswerButton: View {
    enum State { case normal, correct, wrong, dimmed }
    let title: String
    let state: AnswerButton.State
    let action: () -> Void
    var body: some View {
        Button(action: action) {
            HStack {
                Text(title).frame(maxWidth: .infinity, alignment: .leading)
                switch state {
                case .correct: Image(systemName: "checkmark")
                case .wrong: Image(systemName: "xmark")
                default: EmptyView()
                }
            }
            .padding()
            .background { RoundedRectangle(cornerRadius: 10).fill(color.opacity(0.15)).stroke(color, lineWidth: 1) }
        }
        .buttonStyle(.plain)
        .opacity(state == .dimmed ? 0.5 : 1)
    }
    private var color: Color { [.normal: Color.blue, .correct: .green, .wrong: .red][state, default: .gray] }
}

struct QuizView: View {
    @State private var model = QuizViewModel(questions: [
        Question(id: 0, prompt: "2 + 2?", answers: ["3", "4", "5"], correct: 1),
        Question(id: 1, prompt: "Capital of France?", answers: ["Paris", "Rome"], correct: 0),
    ])
    var body: some View {
        VStack(spacing: 20) {
            ProgressView(value: model.progress) { Text("Quiz") } currentValueLabel: { Text(model.progress, format: .percent) }
            if let question = model.current {
                Text(question.prompt).font(.title2).multilineTextAlignment(.center).id(question.id).transition(.slide)
                ForEach(question.answers.indices, id: \.self) { index in
                    AnswerButton(title: question.answers[index], state: state(of: index, in: question)) { model.choose(index) }
                }
                if case .feedback = model.phase { Button("Next") { withAnimation { model.next() } }.keyboardShortcut(.defaultAction) }
            } else if case .finished(let score) = model.phase {
                Text("You got \(score) of \(model.questions.count)").font(.headline)
                Button("Again", action: model.restart)
            }
        }
        .padding()
    }
    private func state(of index: Int, in question: Question) -> AnswerButton.State {
        guard case .feedback(_, let chosen) = model.phase else { return .normal }
        return index == question.correct ? .correct : index == chosen ? .wrong : .dimmed
    }
}
QuizView()

// type: QuizView
// body: AnswerButton.body = ModifiedContent<ModifiedContent<Button<ModifiedContent<ModifiedContent<HStack<TupleContent<ModifiedContent<Text, _FlexFrameLayout>, _ConditionalContent<_ConditionalContent<Image, Image>, EmptyView>>>, _PaddingLayout>, _BackgroundModifier<StrokeShapeView<RoundedRectangle, Color, _ShapeView<RoundedRectangle, Color>>>>>, _InertModifier>, _OpacityEffect>
// body: QuizView.body = ModifiedContent<VStack<TupleContent<ProgressView<Text, Text>, Optional<_ConditionalContent<TupleContent<ModifiedContent<IDView<ModifiedContent<Text, _EnvironmentKeyWritingModifier<TextAlignment>>, Int>, _TraitWritingModifier<TransitionTraitKey>>, ForEach<Range<Int>, Int, AnswerButton>, Optional<ModifiedContent<Button<Text>, _EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>>>>, TupleContent<Text, Button<Text>>>>>>, _PaddingLayout>
// view: QuizView 0,75 320x330
// view:   padding 0,75 320x330
// view:     VStack 16,91 288x298
// view:       ProgressView 16,91 288x52
// view:         Text "Quiz" 16,91 32x16
// view:         Text "0%" 16,127 16x16
// view:       Text "2 + 2?" 127,163 66x22 [multilineTextAlignment, id, transition]
// view:       AnswerButton 16,205 288x48
// view:         opacity 16,205 288x48
// view:           Button 16,205 288x48 [buttonStyle]
// view:             background 16,205 288x48
// view:               padding 16,205 288x48
// view:                 HStack 32,221 256x16
// view:                   frame 32,221 256x16
// view:                     Text "3" 32,221 8x16
// view:               RoundedRectangle 16,205 288x48
// view:       AnswerButton 16,273 288x48
// view:         opacity 16,273 288x48
// view:           Button 16,273 288x48 [buttonStyle]
// view:             background 16,273 288x48
// view:               padding 16,273 288x48
// view:                 HStack 32,289 256x16
// view:                   frame 32,289 256x16
// view:                     Text "4" 32,289 8x16
// view:               RoundedRectangle 16,273 288x48
// view:       AnswerButton 16,341 288x48
// view:         opacity 16,341 288x48
// view:           Button 16,341 288x48 [buttonStyle]
// view:             background 16,341 288x48
// view:               padding 16,341 288x48
// view:                 HStack 32,357 256x16
// view:                   frame 32,357 256x16
// view:                     Text "5" 32,357 8x16
// view:               RoundedRectangle 16,341 288x48
