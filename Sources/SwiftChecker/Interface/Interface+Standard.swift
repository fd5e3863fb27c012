import Diagnostics
import Prelude
import SwiftModel

extension Interface {
    /// The interface that snippets are checked against. Reading it takes a few milliseconds; keep one for the process.
    public static func standard(_ sdk: SDK = .current) -> Interface { Interface(sources: PreludeText.texts(of: sdk), sdk: sdk) }
}

extension PreludeText {
    /// The texts of the SDK that is assumed unless another is named.
    static let standard = texts(of: .current)

    /// In the order in which they are read.
    static func texts(of sdk: SDK) -> [SourceText] { common + [sdk == .xcode26 ? xcode26 : xcode27] }
}
