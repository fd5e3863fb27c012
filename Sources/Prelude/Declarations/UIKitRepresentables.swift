// Views of UIKit in a SwiftUI view. They are made once for an identity, and updated whenever a body would run.
/// What is kept for an identity: the object that was made, its coordinator, and how both end.
final class _Represented {
    var _object: AnyObject? = nil
    var _coordinator: Any = ()
    var _end: (() -> Void)? = nil
    deinit { _end?() }
}
/// The box that stands for what was made.
struct _PlatformView: View { init(_name: String, _text: String?, _fill: Color?, _sizeThatFits: @escaping (ProposedViewSize) -> CGSize) }
struct _RepresentableHost {
    @State var made = _Represented()
    @Environment(\.self) var environment
    init() {}
}
protocol _Representable: View {
    func _shown(_ represented: _Represented, _ environment: EnvironmentValues) -> _PlatformView
}
extension _Representable {
    var body: Never { fatalError("body() should not be called on \(Self.self)") }
    func _host() -> _RepresentableHost { _RepresentableHost() }
    func _shown(in host: _RepresentableHost) -> _PlatformView { _shown(host.made, host.environment) }
}
protocol UIViewRepresentable: _Representable {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    func makeUIView(context: UIViewRepresentableContext<Self>) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: UIViewRepresentableContext<Self>)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: UIViewRepresentableContext<Self>) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}
struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    let coordinator: Representable.Coordinator
    var transaction = Transaction()
    let environment: EnvironmentValues
    init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.environment = environment
    }
}
extension UIViewRepresentable where Coordinator == Void { func makeCoordinator() -> Coordinator { () } }
extension UIViewRepresentable {
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: UIViewRepresentableContext<Self>) -> CGSize? { nil }
    func _shown(_ represented: _Represented, _ environment: EnvironmentValues) -> _PlatformView {
        if represented._object == nil { represented._coordinator = makeCoordinator() }
        let coordinator = represented._coordinator as! Coordinator
        let context = UIViewRepresentableContext<Self>(coordinator, environment)
        if represented._object == nil {
            let made = makeUIView(context: context)
            represented._object = made
            represented._end = { Self.dismantleUIView(made, coordinator: coordinator) }
        }
        let view = represented._object as! UIViewType
        updateUIView(view, context: context)
        return _PlatformView(_name: "\(UIViewType.self)", _text: view._shownText, _fill: view.backgroundColor.map { Color($0) }) { proposal in
            sizeThatFits(proposal, uiView: view, context: context) ?? view._fitting(proposal)
        }
    }
}
extension UIView {
    /// Takes what is proposed, except where a constraint gives it a length, or it hugs its intrinsic size or resists being smaller.
    func _fitting(_ proposal: ProposedViewSize) -> CGSize {
        let own = intrinsicContentSize
        let width = _constrained(.width) ?? UIView._length(proposal.width, own.width, _hugging.0, _resistance.0)
        return CGSize(width: width, height: _constrained(.height) ?? UIView._length(proposal.height, own.height, _hugging.1, _resistance.1))
    }
    static func _length(_ proposed: CGFloat?, _ own: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority) -> CGFloat {
        if own < 0 { return proposed ?? 10 }
        let least = resistance.rawValue >= UILayoutPriority.defaultHigh.rawValue ? own : 0
        let most = hugging.rawValue >= UILayoutPriority.defaultHigh.rawValue ? own : CGFloat.infinity
        return min(max(proposed ?? own, least), most)
    }
}
protocol UIViewControllerRepresentable: _Representable {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: UIViewControllerRepresentableContext<Self>)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: UIViewControllerRepresentableContext<Self>) -> CGSize?
    typealias Context = UIViewControllerRepresentableContext<Self>
}
struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    let coordinator: Representable.Coordinator
    var transaction = Transaction()
    let environment: EnvironmentValues
    init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.environment = environment
    }
}
extension UIViewControllerRepresentable where Coordinator == Void { func makeCoordinator() -> Coordinator { () } }
extension UIViewControllerRepresentable {
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: UIViewControllerRepresentableContext<Self>) -> CGSize? { nil }
    func _shown(_ represented: _Represented, _ environment: EnvironmentValues) -> _PlatformView {
        if represented._object == nil { represented._coordinator = makeCoordinator() }
        let coordinator = represented._coordinator as! Coordinator
        let context = UIViewControllerRepresentableContext<Self>(coordinator, environment)
        if represented._object == nil {
            let made = makeUIViewController(context: context)
            represented._object = made
            represented._end = { Self.dismantleUIViewController(made, coordinator: coordinator) }
            made._load()
        }
        let controller = represented._object as! UIViewControllerType
        updateUIViewController(controller, context: context)
        return _PlatformView(_name: "\(UIViewControllerType.self)", _text: controller._shownText, _fill: controller.view.backgroundColor.map { Color($0) }) { proposal in
            sizeThatFits(proposal, uiViewController: controller, context: context) ?? proposal.replacingUnspecifiedDimensions()
        }
    }
}
