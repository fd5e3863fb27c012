/// The folder that a path leads through: all before its last name, empty where there is none.
///
/// `NSString.deletingLastPathComponent` of Foundation for Linux ends the program for a relative path of one character.
public func enclosingFolder(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    var bytes = Array(path.utf8)
    func dropSlashes() { while bytes.count > 1, bytes.last == slash { bytes.removeLast() } }
    dropSlashes()
    guard let last = bytes.lastIndex(of: slash) else { return "" }
    bytes.removeSubrange(max(last, 1)...)
    dropSlashes()
    return String(decoding: bytes, as: UTF8.self)
}
