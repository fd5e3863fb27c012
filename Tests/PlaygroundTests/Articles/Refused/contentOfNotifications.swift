import SwiftUI
import UserNotifications
let content: UNNotificationContent = UNMutableNotificationContent()
content.title = "Tea"
let gradient: Gradient = Gradient(colors: [.red]).colorSpace(.perceptual)
let font: UIFontDescriptor.SystemDesign = .default
@ModelActor actor Store { func save() throws { try modelContext.save() } }

// error: 4: cannot assign to property: 'title' is a get-only property
// error: 5: cannot convert value of type 'AnyGradient' to specified type 'Gradient'
// error: 6: 'UIFontDescriptor' is not supported yet
// error: 7: 'ModelActor' is not supported yet
