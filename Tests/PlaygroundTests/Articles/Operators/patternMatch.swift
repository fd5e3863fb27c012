struct Regexish { let prefix: String }
func ~= (pattern: Regexish, value: String) -> Bool { value.hasPrefix(pattern.prefix) }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
for word in ["http://x", "ftp://y", "z"] {
    switch word {
    case Regexish(prefix: "http"): print("web")
    case Regexish(prefix: "ftp"): print("files")
    default: print("?")
    }
}
for n in [2, 3] {
    switch n {
    case isEven: print("even")
    default: print("odd")
    }
}

// output: web
// output: files
// output: ?
// output: even
// output: odd
