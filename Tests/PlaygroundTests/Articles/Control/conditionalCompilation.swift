#if os(Windows)
let system = "windows"
#else
let system = "other"
#endif
#if DEBUG_MENU
print("debug menu")
#elseif swift(>=5.9) && !canImport(Nothing)
print("modern", system.isEmpty)
#endif
if #available(iOS 17, macOS 14, *) { print("available") } else { print("old") }
func feature() -> String {
    guard #available(macOS 12, *) else { return "no" }
    return "yes"
}
print(feature(), #line)

// output: modern false
// output: available
// output: yes 16
