final class Stack<Element> {
    private var items: [Element] = []
    var isEmpty: Bool { items.isEmpty }
    func push(_ item: Element) { items.append(item) }
    func pop() -> Element? { items.popLast() }
    func map<T>(_ transform: (Element) -> T) -> Stack<T> {
        let result = Stack<T>()
        for item in items { result.push(transform(item)) }
        return result
    }
}
let numbers = Stack<Int>()
for n in 1...3 { numbers.push(n * n) }
let texts = numbers.map { "<\($0)>" }
while let text = texts.pop() { print(text) }
print(texts.isEmpty, numbers.isEmpty)

// output: <9>
// output: <4>
// output: <1>
// output: true false
