enum Texts {
    static let title = "Pantry"
    static let allThere = "All there"
}
