import Testing

@testable import Playground

/// Notifications are kept until the run's clock passes their time; the delegate hears of them.
@Suite struct NotificationTests {
    private static let screen = """
        import UserNotifications
        final class Listener: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
                print("will present", notification.request.content.title)
                completionHandler([.banner, .list, .badge])
            }
        }
        struct Screen: View {
            let listener = Listener()
            let center = UNUserNotificationCenter.current()
            var body: some View {
                VStack {
                    Button("Ask") {
                        center.delegate = listener
                        center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in print(granted, error as Any) }
                    }
                    Button("Add") {
                        let content = UNMutableNotificationContent()
                        content.title = "Tea"
                        content.badge = 1
                        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
                        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
                        center.getPendingNotificationRequests { print($0.map(\\.identifier)) }
                    }
                    Button("Clear") { center.removePendingNotificationRequests(withIdentifiers: ["tea"]) }
                    Button("Count") {
                        Task { print(await center.deliveredNotifications().count, UIApplication.shared.applicationIconBadgeNumber) }
                    }
                }
            }
        }
        Screen()
        """

    @Test func comeWhenTheClockPassesTheirTime() {
        #expect(
            printed(Self.screen, "tap Ask", "tap Add", "advance 4", "advance 2", "tap Count") == [
                [], ["true nil"], ["[\"tea\"]"], [], ["will present Tea"], ["1 1"],
            ])
    }

    @Test("A removed request never comes, and one that nobody allowed isn't heard of")
    func removed() {
        #expect(printed(Self.screen, "tap Ask", "tap Add", "tap Clear", "advance 9") == [[], ["true nil"], ["[\"tea\"]"], [], []])
        #expect(printed(Self.screen, "tap Add", "advance 9", "tap Count") == [[], ["[\"tea\"]"], [], ["0 0"]])
    }
}
