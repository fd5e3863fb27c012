enum Nothing {}
func value(_ r: Result<Int, Never>) -> Int { switch r { case .success(let n): return n } }
print(value(.success(3)))
func other(_ r: Result<Nothing, CocoaLike>) -> String { switch r { case .failure(let e): return e.text } }
struct CocoaLike: Error { var text = "f" }
print(other(.failure(CocoaLike())))
extension Result where Failure == Never { var value: Success { switch self { case .success(let s): return s } } }
print(Result<String, Never>.success("s").value)
func none(_ o: Never?) -> Int { switch o { case nil: return 1 } }
print(none(nil))
enum Tree<Leaf, Label> { case leaf(Leaf), label(Label, Int), end }
func walk(_ t: Tree<Int, Never>) -> Int { switch t { case .leaf(let n): n; case .end: 0 } }
print(walk(.leaf(4)), walk(.end))
func never(_ n: Nothing) -> Int { switch n {} }
if case .success(let v) = Result<Int, Never>.success(9) { print(v) }
switch (Result<Int, Never>.success(1), true) { case (.success(let n), true): print(n); case (.success, false): print("f") }

// output: 3
// output: f
// output: s
// output: 1
// output: 4 0
// output: 9
// output: 1
