import Diagnostics

/// The SDK whose rules hold for a snippet, by its Xcode, written `sdk=26`.
public enum SDKVersion: String, CaseIterable, Sendable {
    case xcode26 = "26"
    case xcode27 = "27"

    static func read(_ value: Fragment?, faults: inout Faults) -> SDKVersion? {
        guard let value = value?.trimmed() else { return nil }
        let known = SDKVersion(rawValue: value.text)
        if known == nil { faults.unknown("SDK", value.text, among: allCases.map(\.rawValue), at: value.span) }
        return known
    }
}
