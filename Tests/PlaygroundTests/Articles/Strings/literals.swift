let name = "Swift"
let multi = """
    Dear \(name),
      indented "quotes" and \\ backslash
    joined \
    line
    """
print(multi)
print(#"raw \n \(name) "quoted""#, #"raw but \#(name)"#)
print("tab\tend", "unicode \u{1F600} \u{E9}", "nul\0".count, "quote \" and ' done")
print("""
    one
      two
    """.count)
print("nested \("inner \(1 + 1) \("deep")") and \([1, 2].map { "\($0)" }.joined(separator: "+"))")
let empty = ""
print(empty.isEmpty, "\(empty)|", ##"a "# b"##)

// output: Dear Swift,
// output:   indented "quotes" and \ backslash
// output: joined line
// output: raw \n \(name) "quoted" raw but Swift
// output: tab	end unicode 😀 é 4 quote " and ' done
// output: 9
// output: nested inner 2 deep and 1+2
// output: true | a "# b
