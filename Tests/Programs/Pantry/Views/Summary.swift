import SwiftUI

struct Summary: View {
    let items: [Item]
    private var missing: Int { items.count(where: \.isMissing) }

    var body: some View { Text(missing == 0 ? Texts.allThere : "\(missing) missing") }
}

struct Summary_Previews: PreviewProvider {
    static var previews: some View { Summary(items: samples) }
}
