import Diagnostics
import SwiftModel
import SwiftSyntax

extension Checker {
    /// Names that programs use and the workbook does not have, by the framework that has them.
    static let unsupportedNames = framework(of: [
        "Foundation": ["XMLParser"],
        "Foundation's attributed strings": ["NSAttributedString", "NSMutableAttributedString"],
        "Foundation's archives": ["NSCoding", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSSecureCoding"],
        "Dispatch": ["DispatchSource", "DispatchIO"],
        "CoreImage": ["CIContext", "CIFilter", "CIImage"],
        "CoreLocation": ["CLLocationManager", "CLLocationManagerDelegate", "CLGeocoder", "CLPlacemark"],
        "MapKit": [
            "LookAroundPreview", "Map", "MapCircle", "MapPolygon", "MapReader", "Marker", "MKCoordinateRegion", "MKCoordinateSpan", "MKLocalSearch",
            "MKMapItem", "MKMapView", "MKPlacemark",
            "MapAnnotation", "MapCameraPosition", "MapMarker", "MapPin", "MapPolyline", "MapUserLocationButton", "UserAnnotation",
        ],
        "Charts": ["Chart3D", "SurfacePlot"],
        "SwiftData": ["HistoryDescriptor", "ModelActor"],
        "CoreData": [
            "FetchRequest", "FetchedResults", "NSFetchRequest", "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer",
            "SectionedFetchRequest", "SectionedFetchResults",
        ],
        "AppKit": [
            "NSApplication", "NSApplicationDelegate", "NSApplicationDelegateAdaptor", "NSColor", "NSFont", "NSHostingController", "NSHostingView",
            "NSApp", "NSImage", "NSOpenPanel", "NSPasteboard", "NSView", "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow",
            "NSWorkspace",
        ],
        "UIKit": ["UIGestureRecognizerRepresentable", "UIHostingConfiguration", "UISplitViewController", "UITableViewController"],
        "WatchKit": ["WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "WKNotificationScene", "WKUserNotificationHostingController"],
        "WidgetKit": [
            "AccessoryWidgetBackground", "AppIntentTimelineProvider", "IntentConfiguration", "StaticConfiguration", "TimelineEntry",
            "TimelineProvider", "Widget", "WidgetBundle", "WidgetBundleBuilder", "WidgetCenter", "WidgetConfiguration",
        ],
        "StoreKit": ["ProductView", "StoreView", "SubscriptionStoreView"],
        "SwiftUI": ["DocumentGroupLaunchScene", "NewDocumentButton"],
        "SwiftUI's documents": [
            "Document", "DocumentReader", "DocumentWriter", "FileWrapperDocumentReader", "FileWrapperDocumentWriter", "ReadableDocument",
            "URLDocumentConfiguration", "WritableDocument",
        ],
        "TipKit": ["Tip", "TipView", "Tips"],
        "Translation": ["TranslationSession"],
        "UserNotifications": ["UNLocationNotificationTrigger", "UNNotificationServiceExtension"],
        "PhotosUI": ["PhotosPicker", "PhotosPickerItem"],
        "AVKit": ["AVPlayer", "VideoPlayer"],
        "AVFoundation": ["AVAudioPlayer", "AVCaptureSession"],
        "AuthenticationServices": ["SignInWithAppleButton"],
        "LocalAuthentication": ["LAContext", "LocalAuthenticationView"],
        "RealityKit": ["Model3D", "RealityView"],
        "SceneKit": ["SCNScene", "SceneView"],
        "SpriteKit": ["SKScene", "SpriteView"],
        "WebKit": ["WKWebView", "WebPage", "WebView"],
        "QuickLook": ["QLPreviewController"],
        "AppIntents": ["AppIntent", "AppShortcutsProvider"],
        "Combine": ["Subscriber", "Subscription", "Record", "CombineIdentifier"],
        "Swift": [
            "Int128", "ManagedBuffer", "MutableSpan", "OutputSpan", "OpaquePointer", "RawSpan", "UInt128", "Unmanaged", "UnsafeMutableRawPointer",
            "UnsafeRawPointer",
            "withUnsafeContinuation",
        ],
    ])
    /// Members of the libraries' types that programs use and the workbook does not have, by the framework that adds them.
    static let unsupportedMembers = framework(of: [
        "CoreData": ["managedObjectContext"],
        "StoreKit": ["requestReview", "purchase", "displayStoreKitMessage"],
        "AuthenticationServices": [
            "authorizationController", "webAuthenticationSession", "credentialDataManager", "credentialExportManager",
            "credentialImportManager",
        ],
        "DeclaredAgeRange": ["requestAgeRange"],
        "DeviceDiscoveryUI": ["devicePickerSupports"],
        "LocalAuthentication": ["isUserAuthenticationEnabled"],
        "WidgetKit": [
            "isActivityFullscreen", "isActivityUpdateReduced", "levelOfDetail", "showsWidgetContainerBackground", "showsWidgetLabel",
            "supportedActivityFamilies", "widgetFamily", "widgetRenderingMode", "widgetURL", "widgetLabel", "widgetAccentable",
        ],
        "Foundation": ["enumerateMatches", "replaceMatches"],
        "ImagePlayground": ["supportsImagePlayground", "imagePlaygroundSheet"],
        "visionOS": ["physicalMetrics", "remoteDeviceIdentifier", "supportsRemoteScenes", "surfaceSnappingInfo", "rotation3DLayout", "transform3DEffect"],
        "Accessibility": ["accessibilityChartDescriptor"],
        "MapKit": ["onMapCameraChange", "mapStyle", "mapControls", "mapScope"],
        "TipKit": ["popoverTip", "tipViewStyle"],
        "CoreGraphics": ["withCGContext"],
        "QuickLook": ["quickLookPreview"],
        "Translation": ["translationPresentation", "translationTask"],
        "PhotosUI": ["photosPicker"],
        "MusicKit": ["musicSubscriptionOffer"],
        "PassKit": ["payWithApplePayButtonStyle"],
        "RealityKit": ["realityViewCameraControls"],
        "Swift": [
            "data", "withCString", "baseAddress", "span", "mutableSpan",
        ],
    ])

    /// The letters with which Objective-C's frameworks begin their names.
    private static let prefixes = [
        "AR": "ARKit", "AV": "AVFoundation", "BG": "BackgroundTasks", "CA": "QuartzCore", "CB": "CoreBluetooth", "CG": "CoreGraphics", "CH": "CoreHaptics",
        "CI": "CoreImage", "CK": "CloudKit", "CL": "CoreLocation", "CM": "CoreMotion", "CN": "Contacts", "CT": "CoreText", "EK": "EventKit",
        "GC": "GameController", "GK": "GameKit", "HK": "HealthKit", "HM": "HomeKit", "LA": "LocalAuthentication", "MF": "MessageUI", "MK": "MapKit",
        "ML": "CoreML",
        "MP": "MediaPlayer", "MTL": "Metal", "NL": "NaturalLanguage", "NS": "Foundation or AppKit", "NW": "Network", "PDF": "PDFKit", "PH": "Photos",
        "PK": "PassKit", "QL": "QuickLook", "SCN": "SceneKit", "SF": "SafariServices", "SK": "SpriteKit or StoreKit", "UI": "UIKit", "UN": "UserNotifications",
        "VN": "Vision", "WK": "WebKit or WatchKit",
    ]

    /// The framework that has a name which nothing declares, by the name or its first letters, unless it is nearly one of the framework's names that are here.
    func unsupportedFramework(of name: String) -> String? {
        if let framework = Self.unsupportedNames[name] { return framework }
        for length in 2...3 where name.count > length + 2 {
            let (prefix, rest) = (String(name.prefix(length)), Array(name.dropFirst(length)))
            guard let framework = Self.prefixes[prefix], rest[0].isUppercase, rest[1].isLowercase else { continue }
            let letters = rest.map { Character($0.lowercased()) }
            let isNear = (module.typeNames + module.globalNames).contains { known in
                known.hasPrefix(prefix) && editDistance(letters, Array(known.dropFirst(length).lowercased()), limit: 2) <= 2
            }
            return isNear ? nil : framework
        }
        return nil
    }

    /// Whether a framework has one of the attributes.
    func namesUnsupported(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { item in
            guard case .attribute(let node) = item, let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return false }
            return Self.unsupportedNames[name] != nil
        }
    }

    /// Whether a name begins as a framework's names do, so that what is nearest to it has been meant.
    static func isPrefixed(_ name: String) -> Bool {
        (2...3).contains { prefixes[String(name.prefix($0))] != nil && name.dropFirst($0).first?.isUppercase ?? false }
    }

    /// What to do about a name that a framework has.
    static func unsupportedHelp(_ framework: String) -> String {
        switch framework {
        case "Foundation's attributed strings": "use AttributedString"
        case "Foundation's archives": "make the type Codable, and encode it with JSONEncoder or PropertyListEncoder"
        case "SwiftUI's documents": "use FileDocument or ReferenceFileDocument"
        case "Swift", "Foundation": "the workbook has a part of Swift's libraries; write it another way"
        case "Charts", "Combine", "CoreGraphics", "CoreLocation", "Foundation or AppKit", "QuartzCore", "SwiftData", "SwiftUI", "UIKit", "UserNotifications":
            "the workbook has a part of \(framework), and not this; write it another way"
        case "visionOS": "it is there on visionOS only"
        default: "it is part of \(framework), which the workbook does not have; leave out what needs it"
        }
    }

    private static func framework(of names: [String: [String]]) -> [String: String] {
        Dictionary(names.flatMap { framework, names in names.map { ($0, framework) } }) { first, _ in first }
    }
}
