extension Checker {
    /// Names of the frameworks that articles use and the workbook does not have.
    static let unsupportedNames: Set<String> = [
        "AnyPublisher", "AttributedString", "Bundle", "CLLocationManager", "Chart",
        "Data", "Decimal", "DispatchQueue", "FileManager", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Just",
        "MKCoordinateRegion", "Map", "Measurement", "MemoryLayout", "ModelContainer", "NSColor", "NSDecimalNumber", "NSNumber", "NSPredicate", "NSString",
        "NSViewRepresentable",
        "NotificationCenter", "NumberFormatter", "PhotosPicker", "ProcessInfo", "Regex", "SpriteView", "StringInterpolationProtocol",
        "UIApplication", "UIDevice", "UIFont", "UIHostingController", "UIImage", "UIScreen", "UIViewControllerRepresentable",
        "UIViewRepresentable", "URLRequest", "URLSession", "UnsafeMutablePointer", "UnsafePointer", "UserDefaults", "WebView", "unsafeBitCast",
        "withDiscardingTaskGroup", "withUnsafeContinuation",
    ]
}
