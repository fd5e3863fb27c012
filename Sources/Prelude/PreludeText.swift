import Diagnostics

/// The texts that declare what snippets may use, and the pages about it.
public enum PreludeText {
    /// What only one SDK has, to be read after `common`.
    public static let xcode26 = text("SwiftUIXcode26.swift", PackageResources.SwiftUIXcode26_swift)
    public static let xcode27 = text("SwiftUIXcode27.swift", PackageResources.SwiftUIXcode27_swift)

    /// A page for each code of a diagnostic, in Markdown.
    public static var diagnosticPages: String { String(decoding: PackageResources.Diagnostics_md, as: UTF8.self) }
    /// A snippet for each name, in Markdown.
    public static var examples: String { String(decoding: PackageResources.Examples_md, as: UTF8.self) }

    /// What all SDKs have, in the order in which it is read.
    public static let common: [SourceText] = {
        let files: [(String, [UInt8])] = [
            ("StandardCore.swift", PackageResources.StandardCore_swift), ("StandardNumbers.swift", PackageResources.StandardNumbers_swift),
            ("StandardIntegers.swift", PackageResources.StandardIntegers_swift),
            ("StandardSequences.swift", PackageResources.StandardSequences_swift),
            ("StandardRandom.swift", PackageResources.StandardRandom_swift),
            ("StandardReflection.swift", PackageResources.StandardReflection_swift),
            ("StandardAdaptors.swift", PackageResources.StandardAdaptors_swift), ("StandardLazy.swift", PackageResources.StandardLazy_swift),
            ("StandardCollections.swift", PackageResources.StandardCollections_swift), ("StandardSlices.swift", PackageResources.StandardSlices_swift),
            ("StandardReplacing.swift", PackageResources.StandardReplacing_swift), ("StandardArrays.swift", PackageResources.StandardArrays_swift),
            ("StandardArraySlice.swift", PackageResources.StandardArraySlice_swift),
            ("StandardDictionaries.swift", PackageResources.StandardDictionaries_swift), ("StandardRanges.swift", PackageResources.StandardRanges_swift),
            ("StandardText.swift", PackageResources.StandardText_swift), ("StandardSubstring.swift", PackageResources.StandardSubstring_swift),
            ("StandardFoundation.swift", PackageResources.StandardFoundation_swift), ("StandardDates.swift", PackageResources.StandardDates_swift),
            ("StandardBundle.swift", PackageResources.StandardBundle_swift),
            ("StandardAsync.swift", PackageResources.StandardAsync_swift),
            ("SwiftUIValues.swift", PackageResources.SwiftUIValues_swift),
            ("SwiftUIState.swift", PackageResources.SwiftUIState_swift), ("SwiftUIViews.swift", PackageResources.SwiftUIViews_swift),
            ("SwiftUISubviews.swift", PackageResources.SwiftUISubviews_swift), ("SwiftUIContainers.swift", PackageResources.SwiftUIContainers_swift),
            ("SwiftUINavigation.swift", PackageResources.SwiftUINavigation_swift), ("SwiftUIControls.swift", PackageResources.SwiftUIControls_swift),
            ("SwiftUIApps.swift", PackageResources.SwiftUIApps_swift),
            ("SwiftUITables.swift", PackageResources.SwiftUITables_swift),
            ("SwiftUIGestures.swift", PackageResources.SwiftUIGestures_swift),
            ("SwiftUIAccepted.swift", PackageResources.SwiftUIAccepted_swift),
            ("SwiftUIFormats.swift", PackageResources.SwiftUIFormats_swift),
            ("SwiftUIToolbars.swift", PackageResources.SwiftUIToolbars_swift),
            ("SwiftUIShapes.swift", PackageResources.SwiftUIShapes_swift), ("SwiftUIPaths.swift", PackageResources.SwiftUIPaths_swift),
            ("SwiftUILayout.swift", PackageResources.SwiftUILayout_swift),
            ("SwiftUIModifiers.swift", PackageResources.SwiftUIModifiers_swift), ("SwiftUIStyles.swift", PackageResources.SwiftUIStyles_swift),
            ("SwiftUIGraphics.swift", PackageResources.SwiftUIGraphics_swift),
        ]
        return files.map { text($0, $1) }
    }()

    private static let ofFoundation: Set = ["StandardFoundation.swift", "StandardDates.swift", "StandardBundle.swift", "SwiftUIFormats.swift"]

    private static func text(_ name: String, _ utf8: [UInt8]) -> SourceText {
        SourceText(name: name, utf8: utf8, library: ofFoundation.contains(name) ? "Foundation" : name.hasPrefix("SwiftUI") ? "SwiftUI" : "Swift")
    }
}
