struct Version: Comparable, CustomStringConvertible {
    let major, minor, patch: Int
    init(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) ?? 0 }
        major = parts[0]
        minor = parts.count > 1 ? parts[1] : 0
        patch = parts.count > 2 ? parts[2] : 0
    }
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
    var description: String { "\(major).\(minor).\(patch)" }
}
let versions = ["1.10", "1.9.3", "2", "1.9"].map(Version.init)
print(versions.sorted(), versions.max()!, Version("1.0") == Version("1"), Version("1.2") >= Version("1.3"))
print(versions.sorted(by: >).first!, Version("3")...Version("4") ~= Version("3.5"))

// output: [1.9.0, 1.9.3, 1.10.0, 2.0.0] 2.0.0 true false
// output: 2.0.0 true
