import SwiftModel

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
        "UserNotifications": ["UNMutableNotificationContent", "UNNotificationRequest", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter"],
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

    /// What to do about a name that a framework has.
    static func unsupportedHelp(_ framework: String) -> String {
        switch framework {
        case "Foundation's attributed strings": "use AttributedString"
        case "Foundation's archives": "make the type Codable, and encode it with JSONEncoder or PropertyListEncoder"
        case "SwiftUI's documents": "use FileDocument or ReferenceFileDocument"
        case "Swift", "Foundation": "the workbook has a part of Swift's libraries; write it another way"
        case "Charts", "Combine", "SwiftData", "SwiftUI", "UIKit": "the workbook has a part of \(framework), and not this; write it another way"
        case "visionOS": "it is there on visionOS only"
        default: "it is part of \(framework), which the workbook does not have; leave out what needs it"
        }
    }

    private static func framework(of names: [String: [String]]) -> [String: String] {
        Dictionary(names.flatMap { framework, names in names.map { ($0, framework) } }) { first, _ in first }
    }
}
