import ViewLayout

extension StringProtocol {
    /// How many narrow characters the text is wide.
    var columns: Int { CharacterWidth.columns(of: self) }
}
