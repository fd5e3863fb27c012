extension [DrawnItem] {
    /// The items with colors on the way from those of others, where both are of the same kinds.
    func mixed(with old: [DrawnItem], _ progress: Double) -> [DrawnItem] {
        guard old.count == count else { return self }
        return zip(self, old).map { new, old in
            switch (new, old) {
            case (.fill(let path, .color(let color)), .fill(_, .color(let start))): .fill(path, .color(start.mixed(with: color, progress)))
            case (.stroke(let path, .color(let color), let stroke), .stroke(_, .color(let start), _)):
                .stroke(path, .color(start.mixed(with: color, progress)), stroke)
            default: new
            }
        }
    }
}
