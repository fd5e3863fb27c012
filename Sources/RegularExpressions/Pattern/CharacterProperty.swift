/// What `\p{…}` and `[:…:]` ask of a character: something of its first scalar.
package enum CharacterProperty: Equatable, Sendable {
    /// General categories, by their short names.
    case category(Set<String>)
    case alphabetic, uppercase, lowercase, whitespace, ascii, any, assigned, emoji, hexDigit, punctuation, math, dash, alphanumeric, graph, printable, blank,
        control
    case idStart, idContinue

    /// The property of a name, which is read without case, spaces, hyphens and underscores; nil where there is none.
    package init?(named name: String) {
        let key = name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
        if let binary = Self.binary[key] {
            self = binary
        } else if let categories = Self.categories[key] {
            self = .category(categories)
        } else {
            return nil
        }
    }

    func holds(of character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        let properties = scalar.properties
        switch self {
        case .category(let names): return names.contains(properties.generalCategory.shortName)
        case .alphabetic: return properties.isAlphabetic
        case .uppercase: return properties.isUppercase
        case .lowercase: return properties.isLowercase
        case .whitespace: return properties.isWhitespace
        case .ascii: return character.isASCII
        case .any: return true
        case .assigned: return properties.generalCategory != .unassigned
        case .emoji: return properties.isEmoji
        case .hexDigit: return character.isHexDigit
        case .punctuation: return character.isPunctuation || character.isSymbol && character.isASCII
        case .math: return properties.isMath
        case .dash: return properties.isDash
        case .alphanumeric: return properties.isAlphabetic || properties.generalCategory == .decimalNumber
        case .graph: return !properties.isWhitespace && !["Cc", "Cs", "Cn"].contains(properties.generalCategory.shortName)
        case .printable: return !["Cc", "Cs", "Cn", "Zl", "Zp"].contains(properties.generalCategory.shortName)
        case .blank: return properties.generalCategory == .spaceSeparator || scalar == "\t"
        case .control: return properties.generalCategory == .control
        case .idStart: return properties.isIDStart
        case .idContinue: return properties.isIDContinue
        }
    }

    private static let binary: [String: CharacterProperty] = [
        "alphabetic": .alphabetic, "alpha": .alphabetic, "uppercase": .uppercase, "upper": .uppercase, "lowercase": .lowercase, "lower": .lowercase,
        "whitespace": .whitespace, "space": .whitespace, "wspace": .whitespace, "ascii": .ascii, "any": .any, "assigned": .assigned, "emoji": .emoji,
        "hexdigit": .hexDigit, "xdigit": .hexDigit, "hex": .hexDigit, "asciihexdigit": .hexDigit, "ahex": .hexDigit, "punct": .punctuation, "math": .math,
        "dash": .dash, "alnum": .alphanumeric, "graph": .graph, "print": .printable, "blank": .blank, "cntrl": .control, "idstart": .idStart,
        "ids": .idStart, "idcontinue": .idContinue, "idc": .idContinue, "digit": .category(["Nd"]), "word": .idContinue,
    ]

    /// The categories by their short and long names, and groups of them.
    private static let categories: [String: Set<String>] = {
        let groups: [(String, String, [(String, String)])] = [
            (
                "L", "letter",
                [
                    ("Lu", "uppercaseletter"), ("Ll", "lowercaseletter"), ("Lt", "titlecaseletter"), ("Lm", "modifierletter"), ("Lo", "otherletter"),
                ]
            ),
            ("M", "mark", [("Mn", "nonspacingmark"), ("Mc", "spacingmark"), ("Me", "enclosingmark")]),
            ("N", "number", [("Nd", "decimalnumber"), ("Nl", "letternumber"), ("No", "othernumber")]),
            (
                "P", "punctuation",
                [
                    ("Pc", "connectorpunctuation"), ("Pd", "dashpunctuation"), ("Ps", "openpunctuation"), ("Pe", "closepunctuation"),
                    ("Pi", "initialpunctuation"), ("Pf", "finalpunctuation"), ("Po", "otherpunctuation"),
                ]
            ),
            ("S", "symbol", [("Sm", "mathsymbol"), ("Sc", "currencysymbol"), ("Sk", "modifiersymbol"), ("So", "othersymbol")]),
            ("Z", "separator", [("Zs", "spaceseparator"), ("Zl", "lineseparator"), ("Zp", "paragraphseparator")]),
            ("C", "other", [("Cc", "control"), ("Cf", "format"), ("Cs", "surrogate"), ("Co", "privateuse"), ("Cn", "unassigned")]),
        ]
        var found: [String: Set<String>] = ["lc": ["Lu", "Ll", "Lt"], "casedletter": ["Lu", "Ll", "Lt"]]
        for (short, long, members) in groups {
            let all = Set(members.map(\.0))
            (found[short.lowercased()], found[long]) = (all, all)
            for (name, spelled) in members { (found[name.lowercased()], found[spelled]) = ([name], [name]) }
        }
        return found
    }()
}

extension Unicode.GeneralCategory {
    var shortName: String {
        switch self {
        case .uppercaseLetter: "Lu"
        case .lowercaseLetter: "Ll"
        case .titlecaseLetter: "Lt"
        case .modifierLetter: "Lm"
        case .otherLetter: "Lo"
        case .nonspacingMark: "Mn"
        case .spacingMark: "Mc"
        case .enclosingMark: "Me"
        case .decimalNumber: "Nd"
        case .letterNumber: "Nl"
        case .otherNumber: "No"
        case .connectorPunctuation: "Pc"
        case .dashPunctuation: "Pd"
        case .openPunctuation: "Ps"
        case .closePunctuation: "Pe"
        case .initialPunctuation: "Pi"
        case .finalPunctuation: "Pf"
        case .otherPunctuation: "Po"
        case .mathSymbol: "Sm"
        case .currencySymbol: "Sc"
        case .modifierSymbol: "Sk"
        case .otherSymbol: "So"
        case .spaceSeparator: "Zs"
        case .lineSeparator: "Zl"
        case .paragraphSeparator: "Zp"
        case .control: "Cc"
        case .format: "Cf"
        case .surrogate: "Cs"
        case .privateUse: "Co"
        case .unassigned: "Cn"
        @unknown default: "Cn"
        }
    }
}
