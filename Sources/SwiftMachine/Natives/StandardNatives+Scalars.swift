extension StandardNatives {
    /// What Unicode says of a scalar, by the names that Swift gives it.
    static func bindScalars(_ table: inout [String: DirectFunction]) {
        table["_scalarIs(_: String, _: Int)"] = { call in
            guard let path = flags[try call.text(0)], let scalar = try scalar(call, 1) else { return .bool(false) }
            return .bool(scalar.properties[keyPath: path])
        }
        table["_scalarText(_: String, _: Int)"] = { call in
            guard let properties = try scalar(call, 1)?.properties else { return .string("") }
            return switch try call.text(0) {
            case "name": .string(properties.name ?? "")
            case "lowercaseMapping": .string(properties.lowercaseMapping)
            case "uppercaseMapping": .string(properties.uppercaseMapping)
            default: .string(properties.titlecaseMapping)
            }
        }
        table["_scalarCategory(_: Int)"] = { call in
            let category = try scalar(call, 0)?.properties.generalCategory ?? .unassigned
            return .int(categories.firstIndex(of: category) ?? categories.count - 1)
        }
        table["_scalarNumericType(_: Int)"] = { call in
            let types: [Unicode.NumericType] = [.decimal, .digit, .numeric]
            return try scalar(call, 0)?.properties.numericType.flatMap(types.firstIndex).map { .int($0) } ?? .none
        }
        table["_scalarNumber(_: Int)"] = { call in try scalar(call, 0)?.properties.numericValue.map { .double($0) } ?? .none }
    }

    /// In the order of the library's cases.
    private static let categories: [Unicode.GeneralCategory] = [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber,
        .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
        .surrogate, .privateUse, .unassigned,
    ]

    private static let flags: [String: KeyPath<Unicode.Scalar.Properties, Bool> & Sendable] = [
        "isEmoji": \.isEmoji, "isEmojiPresentation": \.isEmojiPresentation, "isEmojiModifier": \.isEmojiModifier, "isEmojiModifierBase": \.isEmojiModifierBase,
        "isAlphabetic": \.isAlphabetic, "isWhitespace": \.isWhitespace, "isUppercase": \.isUppercase, "isLowercase": \.isLowercase, "isCased": \.isCased,
        "isMath": \.isMath, "isDash": \.isDash, "isDiacritic": \.isDiacritic, "isIdeographic": \.isIdeographic, "isHexDigit": \.isHexDigit,
        "isVariationSelector": \.isVariationSelector,
    ]

    private static func scalar(_ call: DirectCall, _ index: Int) throws -> Unicode.Scalar? { Unicode.Scalar(UInt32(clamping: try call.int(index))) }
}
