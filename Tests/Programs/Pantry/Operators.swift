infix operator |> : AdditionPrecedence

func |> (amount: Int, unit: String) -> String { "\(amount) \(unit)" }
