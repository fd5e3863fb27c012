import Diagnostics
import Testing

@testable import Playground

/// §17: views of UIKit in SwiftUI views: what is made when, and how large it is.
@Suite struct RepresentableTests {
    private static let spinner = """
        struct Spinner: UIViewRepresentable {
            var isAnimating: Bool
            @Environment(\\.colorScheme) private var scheme
            class Coordinator { init() { print("coordinator") } }
            func makeCoordinator() -> Coordinator { Coordinator() }
            func makeUIView(context: Context) -> UIActivityIndicatorView {
                print("make")
                return UIActivityIndicatorView(style: .large)
            }
            func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
                isAnimating ? view.startAnimating() : view.stopAnimating()
                print("update", view.isAnimating, scheme)
            }
            static func dismantleUIView(_ view: UIActivityIndicatorView, coordinator: Coordinator) { print("dismantle", view.isAnimating) }
        }
        """

    @Test func makesOnceAndUpdatesWhereABodyWouldRun() {
        let view = """
            struct Screen: View {
                @State private var isBusy = true
                @State private var isShown = true
                @State private var taps = 0
                var body: some View {
                    if isShown { Spinner(isAnimating: isBusy) }
                    Button("Stop") { isBusy = false }
                    Button("Tap") { taps += 1 }
                    Button("Hide") { isShown.toggle() }
                    Text("\\(taps)")
                }
            }
            VStack { Screen() }
            """
        let lines = printed(Self.spinner + "\n" + view, "tap Stop", "tap Tap", "set \\.colorScheme .dark", "tap Hide")
        #expect(
            lines == [
                ["coordinator", "make", "update true light"], ["update false light"], [], ["update false dark"], ["dismantle false"],
            ])
    }

    @Test(arguments: [
        // The spinner's intrinsic size is 37 square; it doesn't hug it, and resists being smaller.
        ("Spinner(isAnimating: true)", "37x37"),
        ("Spinner(isAnimating: true).fixedSize()", "37x37"),
        ("Spinner(isAnimating: true).frame(width: 20, height: 50)", "37x37"),
        ("Plain()", "320x480"),
        ("Plain().fixedSize()", "10x10"),
        ("Hugging().frame(width: 100)", "24x16"),
        ("Measured().frame(width: 100)", "50x20"),
    ])
    func answersProposals(view: String, size: String) throws {
        let types = """
            struct Plain: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
            }
            struct Hugging: UIViewRepresentable {
                func makeUIView(context: Context) -> UILabel {
                    let label = UILabel()
                    label.text = "abc"
                    label.font = .systemFont(ofSize: 16)
                    label.setContentHuggingPriority(.required, for: .horizontal)
                    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
                    return label
                }
                func updateUIView(_ view: UILabel, context: Context) { view.font = .systemFont(ofSize: 17).withSize(16) }
            }
            struct Measured: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
                func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
                    proposal.width.map { CGSize(width: $0 / 2, height: 20) }
                }
            }
            """
        let report = report(of: Self.spinner + "\n" + types + "\n" + view)
        let box = try #require(report.split(separator: "\n").last { $0.contains("UI") })
        #expect(box.hasSuffix(size), "\(report)")
    }

    @Test func controllersAreLoadedOnce() {
        let lines = printed(
            """
            final class Page: UIViewController {
                var number = 0
                override func viewDidLoad() { super.viewDidLoad(); title = "Page"; print("loaded") }
            }
            struct Paged: UIViewControllerRepresentable {
                var number: Int
                func makeUIViewController(context: Context) -> Page { print("make"); return Page() }
                func updateUIViewController(_ page: Page, context: Context) { page.number = number; print(page.title ?? "-", page.number) }
            }
            struct Screen: View {
                @State private var number = 1
                var body: some View { VStack { Paged(number: number); Button("Next") { number += 1 } } }
            }
            Screen()
            """, "tap Next")
        #expect(lines == [["make", "loaded", "Page 1"], ["Page 2"]])
    }

    @Test func targetsDelegatesAndNotificationsAreCalled() {
        let lines = printed(
            """
            extension Notification.Name { static let saved = Notification.Name("saved") }
            final class Target: NSObject {
                @objc func changed(_ sender: UISwitch) { print("changed", sender.isOn) }
                @objc func saved(_ notification: Notification) { print("saved", notification.userInfo?["id"] ?? "-") }
                @objc func plain() { print("plain") }
            }
            let target = Target()
            let toggle = UISwitch()
            toggle.addTarget(target, action: #selector(Target.changed(_:)), for: .valueChanged)
            toggle.addAction(UIAction { _ in print("action") }, for: .touchUpInside)
            toggle.isOn = true
            toggle.sendActions(for: .valueChanged)
            toggle.sendActions(for: .touchUpInside)
            target.perform(#selector(Target.plain))
            let center = NotificationCenter.default
            center.addObserver(target, selector: #selector(Target.saved(_:)), name: .saved, object: nil)
            let token = center.addObserver(forName: nil, object: nil, queue: .main) { print("any", $0.name.rawValue) }
            center.post(name: .saved, object: nil, userInfo: ["id": 7])
            center.removeObserver(target)
            center.post(name: .saved, object: nil)
            center.removeObserver(token)
            center.post(name: .saved, object: nil)
            print(#selector(Target.changed(_:)))
            """)
        #expect(lines == [["changed true", "action", "plain", "saved 7", "any saved", "any saved", "changed(_:)"]])
    }

    @Test func timersFollowTheClock() {
        let lines = printed(
            """
            struct Clock: View {
                @State private var timer: Timer?
                var body: some View {
                    Button("Start") {
                        var count = 0
                        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                            count += 1
                            print("tick", count)
                            if count == 3 { timer.invalidate() }
                        }
                        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in print("once") }
                    }
                    Button("Stop") { timer?.invalidate() }
                }
            }
            VStack { Clock() }
            """, "tap Start", "advance 1.6", "advance 5", "tap Start", "tap Stop", "advance 5")
        #expect(lines == [[], [], ["once", "tick 1"], ["tick 2", "tick 3"], [], [], ["once"]])
    }

    private func report(of snippet: String) -> String {
        onLargeStack {
            let playground = Playground()
            let outcome = playground.enter(SourceText(name: "snippet", text: snippet))
            return outcome.diagnostics.isEmpty ? playground.text(.layout) ?? "" : outcome.diagnostics.map { $0.rendered() }.joined()
        }
    }

    @Test func aConstraintGivesALength() {
        let view = """
            struct Badge: UIViewRepresentable {
                var height: Int
                func makeUIView(context: Context) -> UIView {
                    let (box, label) = (UIView(), UILabel())
                    label.translatesAutoresizingMaskIntoConstraints = false
                    box.addSubview(label)
                    NSLayoutConstraint.activate([
                        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
                        label.trailingAnchor.constraint(lessThanOrEqualTo: box.safeAreaLayoutGuide.trailingAnchor),
                        label.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5), box.heightAnchor.constraint(equalToConstant: 44),
                    ])
                    print(box.constraints.count, label.constraints.count, box.constraints[2].multiplier)
                    return box
                }
                func updateUIView(_ box: UIView, context: Context) { box.constraints.first { $0.firstAttribute == .height }?.constant = CGFloat(height) }
            }
            struct Screen: View {
                @State private var height = 40
                var body: some View {
                    Badge(height: height)
                    Button("Grow") { height += 10 }
                }
            }
            """
        let shown = Shown(view, "tap Grow", width: 200, height: 200)
        #expect(shown.errors == [])
        #expect(shown.output.first == ["4 0 0.5"])
        #expect(shown.frames("Badge") == ["0 63 200 50"])
    }
}
