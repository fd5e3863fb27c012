import CPrelude
import Diagnostics

/// The texts that declare what snippets may use, and the pages about it.
public enum PreludeText {
    /// What only one SDK has, to be read after `common`.
    public static let xcode26 = declarations(CPrelude.xcode26Declarations())
    public static let xcode27 = declarations(CPrelude.xcode27Declarations())

    /// What all SDKs have, in the order in which it is read.
    public static let common = (0..<countOfCommonDeclarations()).map { declarations(commonDeclarations($0)) }

    /// A page for each code of a diagnostic, in Markdown.
    public static var diagnosticPages: String { String(decoding: CPrelude.diagnosticPages().utf8, as: UTF8.self) }
    /// The same in Korean, without snippets.
    public static var diagnosticPagesInKorean: String { String(decoding: CPrelude.diagnosticPagesInKorean().utf8, as: UTF8.self) }
    /// A snippet for each name, in Markdown.
    public static var examples: String { String(decoding: examplePages().utf8, as: UTF8.self) }

    private static let ofFoundation: Set = [
        "StandardFoundation", "StandardSorting", "StandardIndexSets", "StandardDates", "StandardCalendars", "StandardBundle", "StandardJSON",
        "StandardDefaults", "StandardDispatch",
        "StandardObjects", "StandardTimers", "SwiftUIFormats", "SwiftUIAttributedFormats", "StandardAttributedStrings", "StandardAttributedViews",
        "StandardAttributedMarkdown",
        "StandardRichText",
        "StandardFiles", "StandardFileEnumerators", "StandardFileHandles", "StandardNetwork", "StandardURLProtocols", "StandardURLParts", "StandardDecimal",
        "StandardFormatters", "StandardByteCounts",
        "StandardUnitFormatters", "StandardDurationStyles", "StandardMeasures", "StandardUnits", "StandardLocations", "StandardSystem",
        "StandardAttributes", "StandardAttributedFormats", "StandardTextRanges", "StandardTextParts", "StandardExpressions", "StandardLocalization",
        "StandardLocaleParts",
        "StandardCoded", "StandardJSONObjects", "StandardPropertyLists", "StandardBridging", "StandardErrors", "StandardPredicates",
        "StandardPredicateParts", "StandardPredicateFormats", "StandardDateFormatters", "StandardDateNames", "StandardISODates", "StandardDateStyles",
        "StandardDateIntervals", "StandardRelativeDates", "StandardCalendarSearch", "StandardCalendarParts", "StandardParsing", "StandardURLFormats",
        "StandardNumberStyles",
        "StandardCaches", "StandardDataBytes", "StandardFoundationMirrors", "StandardEncodings", "StandardIndexPaths", "StandardDescriptions",
        "StandardURLChanges", "StandardThreads", "StandardTimeZones", "StandardConstants", "StandardNumberPatterns", "StandardMutableObjects",
        "StandardCharacterSets", "StandardCodableDates",
    ]

    private static func library(of name: String) -> String {
        if ofFoundation.contains(name) { return "Foundation" }
        if name.hasPrefix("SwiftUIPublisher") { return "Combine" }
        return ["SwiftUI", "SwiftData", "UIKit", "UserNotifications", "Charts"].first { name.hasPrefix($0) } ?? "Swift"
    }

    private static func declarations(_ text: EmbeddedText) -> SourceText {
        let name = String(cString: text.name)
        return SourceText(name: "\(name).swift", utf8: Array(text.utf8), library: library(of: name))
    }
}

extension EmbeddedText {
    fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: Int(count)) }
}
