import Observation

@Observable
final class Pantry {
    private(set) var items: [Item] = samples.sorted()

    func take(_ item: Item) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].amount = max(0, items[index].amount - step)
    }
}

private let step = 1
