import Foundation

let decoder = JSONDecoder()
decoder.allowsJSON5 = true
let text = """
    {a: 1, /* one */ 'b': 0x10, // sixteen
     c: +.5, d: Infinity,}
    """
print(try decoder.decode([String: Double].self, from: Data(text.utf8)).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
do {
    _ = try JSONDecoder().decode([String: Int].self, from: Data("{a: 1}".utf8))
} catch {
    print("not JSON")
}

// output: ["a 1.0", "b 16.0", "c 0.5", "d inf"]
// output: not JSON
