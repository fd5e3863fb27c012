let name: (Int) -> String = { number in
    if number == 1 { return "one" }
}
let pick: (Int) -> String = { number in
    switch number {
    case 1: break
    default: return "many"
    }
}
func search() -> Int {
    while true {
        if Bool.random() { break }
    }
}
print(name(1), pick(2), search())

// error: 3: missing return in closure expected to return 'String'
// error: 9: missing return in closure expected to return 'String'
// error: 14: missing return in global function expected to return 'Int'
