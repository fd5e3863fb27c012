// What `print()` calls a subscription: the publisher that made it, without its parameters.
protocol _NamedSubscription { var _subscriptionName: String { get } }
func _subscriptionText<P: Publisher>(_ publisher: P) -> String {
    if let named = publisher as? any _NamedSubscription { return named._subscriptionName }
    return "\(P.self)".prefix { $0 != "<" }.split(separator: ".").last.map { String($0) } ?? ""
}
extension Publishers.Sequence: _NamedSubscription { var _subscriptionName: String { "\(sequence)" } }
extension Fail: _NamedSubscription { var _subscriptionName: String { "Empty" } }
extension Published.Publisher: _NamedSubscription { var _subscriptionName: String { "PublishedSubject" } }
// These hand on the subscription of the publisher before them.
extension AnyPublisher: _NamedSubscription { var _subscriptionName: String { _text() } }
extension Publishers.Map: _NamedSubscription { var _subscriptionName: String { _subscriptionText(upstream) } }
