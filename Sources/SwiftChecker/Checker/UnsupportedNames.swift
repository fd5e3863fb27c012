import SwiftModel

extension Checker {
    /// Names of the frameworks that articles use and the workbook does not have.
    static let unsupportedNames: Set<String> = [
        "AnyPublisher", "AttributedString", "CLLocationManager", "Chart",
        "Decimal", "DispatchQueue", "FileManager", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Just",
        "MKCoordinateRegion", "Map", "Measurement", "MemoryLayout", "ModelContainer", "NSArray", "NSColor", "NSDecimalNumber", "NSDictionary", "NSError",
        "NSMutableArray", "NSPredicate", "NSRegularExpression", "NSString", "UnitLength", "UnitMass", "UnitTemperature", "UnitDuration",
        "NSViewRepresentable",
        "NotificationCenter", "PhotosPicker", "ProcessInfo", "Regex", "SpriteView",
        "UIApplication", "UIDevice", "UIFont", "UIHostingController", "UIImage", "UIScreen", "UIViewControllerRepresentable",
        "UIViewRepresentable", "URLRequest", "URLSession", "UnsafeMutablePointer", "UnsafePointer", "UserDefaults", "WebView", "unsafeBitCast",
        "withDiscardingTaskGroup", "withUnsafeContinuation",
    ]
    /// Members of the libraries' types that articles use and the workbook does not have.
    static let unsupportedMembers: Set<String> = [
        "data", "firstMatch", "matches", "properties", "scheduledTimer", "wholeMatch", "withCString", "withUTF8", "withUnsafeBufferPointer", "withUnsafeBytes",
        "withUnsafeMutableBufferPointer",
    ]
}
