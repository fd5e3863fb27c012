enum Event { case key(Character, shift: Bool), click(x: Int, y: Int), quit }
let events: [Event?] = [.key("a", shift: false), nil, .click(x: 5, y: 500), .key("q", shift: true), .quit]
for event in events {
    switch event {
    case .key("q", _)?: print("quit key")
    case .key(let character, shift: let shift)?: print("key", character, shift)
    case .some(.click(let x, _)) where x < 10: print("left edge")
    case .click?: print("click")
    case .quit: print("quit")
    case nil: print("nothing")
    }
}
for case let .key(character, shift: false)? in events { print("plain", character) }
if case .click(x: 5, y: let y)? = events[2] { print(y) }
guard case .quit? = events.last ?? nil else { fatalError("no quit") }
let numbers: [Int?] = [1, nil, 3]
for case let number? in numbers where number > 1 { print(number) }

// output: key a false
// output: nothing
// output: left edge
// output: quit key
// output: quit
// output: plain a
// output: 500
// output: 3
