import Diagnostics

/// An older SwiftUI whose behavior a snippet asks for, written `compat=ios13`.
public enum Compatibility: String, CaseIterable, Sendable {
    /// `GeometryReader` centers its content.
    case ios13

    static func read(_ value: Fragment?, faults: inout Faults) -> Compatibility? {
        guard let value = value?.trimmed() else { return nil }
        let known = Compatibility(rawValue: value.text)
        if known == nil { faults.unknown("version", value.text, among: allCases.map(\.rawValue), at: value.span) }
        return known
    }
}
