import Diagnostics

extension Interface {
    /// The interface that snippets are checked against. Reading it takes a few milliseconds; keep one for the process.
    public static func standard(_ sdk: SDK = .current) -> Interface { Interface(sources: PreludeText.texts(of: sdk), sdk: sdk) }
}

/// The prelude's texts, in the order in which they are read.
enum PreludeText {
    static let standard = texts(of: .current)

    static func texts(of sdk: SDK) -> [SourceText] { common + [sdk == .xcode26 ? xcode26 : xcode27] }

    private static let xcode26 = text("SwiftUIXcode26.swift", PackageResources.SwiftUIXcode26_swift)
    private static let xcode27 = text("SwiftUIXcode27.swift", PackageResources.SwiftUIXcode27_swift)

    private static let common: [SourceText] = {
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

    private static let ofFoundation: Set = ["StandardFoundation.swift", "StandardDates.swift", "SwiftUIFormats.swift"]

    private static func text(_ name: String, _ utf8: [UInt8]) -> SourceText {
        SourceText(name: name, utf8: utf8, library: ofFoundation.contains(name) ? "Foundation" : name.hasPrefix("SwiftUI") ? "SwiftUI" : "Swift")
    }
}
