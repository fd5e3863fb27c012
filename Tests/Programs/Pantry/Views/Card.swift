import SwiftUI

private struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(Metrics.padding).border(.gray)
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
}
