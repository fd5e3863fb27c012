/// A request of HTTP 1.1, as far as the page's server reads one. Bodies stay unread: no request that is answered has one.
struct PageRequest: Equatable, Sendable {
    let method: String
    /// Without the query.
    let path: String
    /// By name in lowercase.
    let headers: [String: String]
}
