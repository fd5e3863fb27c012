// Errors as Foundation's objects.
/// An error that says which domain and code it has as an object.
protocol CustomNSError: Error {
    static var errorDomain: String { get }
    var errorCode: Int { get }
    var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
    static var errorDomain: String { String(reflecting: Self.self) }
    var errorCode: Int { 1 }
    var errorUserInfo: [String: Any] { [:] }
}
/// An error as an object: a domain, a code in it, and what else is known.
class NSError: NSObject, LocalizedError {
    let domain: String
    let code: Int
    let userInfo: [String: Any]
    init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        userInfo = dict ?? [:]
    }
    var localizedDescription: String {
        if let text = userInfo["NSLocalizedDescription"] as? String { return text }
        if domain == NSCocoaErrorDomain, let text = CocoaError(CocoaError.Code(rawValue: code)).errorDescription { return text }
        return "The operation couldn’t be completed. (\(domain) error \(code).)"
    }
    var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String }
    var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
    var underlyingErrors: [any Error] { (userInfo["NSUnderlyingError"] as? any Error).map { [$0] } ?? [] }
    var errorDescription: String? { localizedDescription }
    var failureReason: String? { localizedFailureReason }
    var recoverySuggestion: String? { localizedRecoverySuggestion }
    override var hash: Int { code }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSError else { return false }
        return domain == other.domain && code == other.code && (userInfo as NSDictionary).isEqual(other.userInfo)
    }
    override var description: String {
        let text = userInfo["NSLocalizedDescription"] as? String ?? userInfo["NSDebugDescription"] as? String ?? "(null)"
        let pairs = userInfo.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
        return "Error Domain=\(domain) Code=\(code) \"\(text)\"" + (pairs.isEmpty ? "" : " UserInfo={\(pairs)}")
    }
}
let NSLocalizedDescriptionKey = "NSLocalizedDescription"
let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
let NSUnderlyingErrorKey = "NSUnderlyingError"
let NSDebugDescriptionErrorKey = "NSDebugDescription"
let NSFilePathErrorKey = "NSFilePath"
let NSCocoaErrorDomain = "NSCocoaErrorDomain"
let NSURLErrorDomain = "NSURLErrorDomain"
let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
extension CocoaError: CustomNSError { var errorUserInfo: [String: Any] { errorDescription.map { ["NSLocalizedDescription": $0] } ?? [:] } }
/// What the system's functions return when they fail.
struct POSIXError: LocalizedError, Hashable, CustomNSError {
    enum Code: Int32 {
        case EPERM = 1, ENOENT, ESRCH, EINTR, EIO, ENXIO, E2BIG, ENOEXEC, EBADF, ECHILD, EDEADLK, ENOMEM, EACCES, EFAULT, ENOTBLK, EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR, EINVAL
        case ENFILE, EMFILE, ENOTTY, ETXTBSY, EFBIG, ENOSPC, ESPIPE, EROFS, EMLINK, EPIPE, EDOM, ERANGE, EAGAIN, EINPROGRESS, EALREADY
        case ECONNABORTED = 53, ECONNRESET, ENOBUFS, EISCONN, ENOTCONN, ETIMEDOUT = 60, ECONNREFUSED, ECANCELED = 89
        static func ~= (_ pattern: POSIXError.Code, _ error: any Error) -> Bool { (error as? POSIXError)?.code == pattern }
    }
    let code: POSIXError.Code
    init(_ code: POSIXError.Code) { self.code = code }
    static var errorDomain: String { "NSPOSIXErrorDomain" }
    var errorCode: Int { Int(code.rawValue) }
    var errorDescription: String? { "The operation couldn’t be completed. (NSPOSIXErrorDomain error \(code.rawValue).)" }
    static let EPERM = POSIXError.Code.EPERM, ENOENT = POSIXError.Code.ENOENT, EACCES = POSIXError.Code.EACCES, EEXIST = POSIXError.Code.EEXIST, EINVAL = POSIXError.Code.EINVAL
    static let EINTR = POSIXError.Code.EINTR, EIO = POSIXError.Code.EIO, ENOMEM = POSIXError.Code.ENOMEM, EBUSY = POSIXError.Code.EBUSY, ECANCELED = POSIXError.Code.ECANCELED, ETIMEDOUT = POSIXError.Code.ETIMEDOUT
    static let ECONNREFUSED = POSIXError.Code.ECONNREFUSED
}
extension URLError: CustomNSError {
    static var errorDomain: String { "NSURLErrorDomain" }
    var errorCode: Int { code.rawValue }
    var errorUserInfo: [String: Any] { errorDescription.map { ["NSLocalizedDescription": $0] } ?? [:] }
}
extension DecodingError: CustomNSError {
    static var errorDomain: String { "NSCocoaErrorDomain" }
    var errorCode: Int {
        switch self {
        case .keyNotFound, .valueNotFound: 4865
        case .typeMismatch, .dataCorrupted: 4864
        }
    }
}
extension EncodingError: CustomNSError {
    static var errorDomain: String { "NSCocoaErrorDomain" }
    var errorCode: Int { 4866 }
}
