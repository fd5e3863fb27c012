enum Unit: String, CaseIterable {
    case grams = "g", pieces, liters = "l"

    func text(for amount: Int) -> String { amount |> rawValue }
}
