func f() {
    var first: Int { didSet { print(first) } }
    var (second, third) = (1, 2) { didSet { print(second) } }
    let fourth = 3 { didSet { print(fourth) } }
    var fifth: Int { 4 }
    fifth = 5
    first = 1
    third = second
}

// error: 2: non-member observing properties require an initializer
// error: 3: getter/setter can only be defined for a single variable
// error: 4: 'let' declarations cannot be observing properties
// error: 6: cannot assign to value: 'fifth' is a get-only property
