import Foundation
import Playground

/// A `.stringsdict` file: texts with forms for what is counted.
struct StringsDictionary {
    let texts: Playground.Localizations.Table

    /// `nil` for a file that isn't a property list with such texts.
    init?(_ bytes: [UInt8]) {
        guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: [String: Any]] else { return nil }
        texts = list.compactMapValues { entry in
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            let variables = entry.compactMapValues { value -> Playground.Translation.Variable? in
                guard let rules = value as? [String: String], rules["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" else { return nil }
                let forms = rules.filter { ["zero", "one", "two", "few", "many", "other"].contains($0.key) }
                return .init(specifier: rules["NSStringFormatValueTypeKey"] ?? "lld", forms: forms)
            }
            return Playground.Translation(format, variables: variables)
        }
    }
}
