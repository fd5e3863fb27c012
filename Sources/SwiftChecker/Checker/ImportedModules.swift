import Diagnostics
import SwiftModel
import SwiftSyntax

/// What texts import: modules of which the workbook has a part, and frameworks that it does not have.
extension Checker {
    /// Modules of which the prelude declares a part.
    private static let partialModules: Set = [
        "AppKit", "Cocoa", "Glibc", "OSLog", "ObjectiveC", "SwiftUICore", "Synchronization", "os",
    ]
    /// Frameworks that programs use alongside SwiftUI: importing one isn't an error, though nothing in it is known.
    private static let missingModules: Set = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AppIntents", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
        "CreateML", "CryptoKit", "DeviceActivity", "EventKit", "EventKitUI", "FamilyControls", "FoundationModels", "GameController", "GameKit",
        "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication",
        "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
        "PlaygroundSupport", "QuartzCore", "QuickLook", "RealityKit", "RealityKitContent", "ReplayKit", "RoomPlan", "SafariServices",
        "SceneKit", "ScreenTime", "Security", "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration", "TabularData",
        "Testing", "TipKit", "Translation", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "XCTest", "simd",
    ]

    /// Whether a device has the module, and the workbook a part of it.
    static func isImportable(_ name: String) -> Bool {
        let few: Set = ["CoreLocation", "QuartzCore", "simd"]
        return moduleNames.contains(name) || few.contains(name) || partialModules.contains(name) && !["AppKit", "Cocoa", "Glibc"].contains(name)
    }

    func checkModule(_ node: ImportDeclSyntax) {
        guard let name = node.path.first?.name.text, !Self.moduleNames.contains(name), !Self.partialModules.contains(name) else { return }
        if Self.missingModules.contains(name) { return missingImports[ObjectIdentifier(source), default: []].append(name) }
        let near = nearest(to: name, among: Array(Self.moduleNames))
        let help = near.map { "did you mean '\($0)'?" } ?? "the workbook has no packages; leave out what needs this one"
        error("unknown-module", "no such module '\(name)'", at: span(node.path), help: help)
    }

    /// What to do about a name that nothing declares, in a text that imports frameworks which the workbook does not have.
    func importHelp() -> String? {
        guard let names = missingImports[ObjectIdentifier(source)], let last = names.last else { return nil }
        let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
        return "if it is part of \(list), the workbook does not have it; leave out what needs it"
    }
}
