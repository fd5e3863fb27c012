import SwiftUI

enum Metrics {
    static let spacing: CGFloat = 8
    static let padding: CGFloat = 12
}
