struct Refusal: Error {}
class Base {
    var number = 1
    deinit { print("end of base") }
}
class Late: Base {
    let other: Base
    init(_ stage: Int) throws {
        other = Base()
        if stage == 1 { throw Refusal() }
        super.init()
        if stage == 2 { throw Refusal() }
    }
    deinit { print("end of late") }
}
for stage in 1...3 {
    print(stage)
    _ = try? Late(stage)
}
class Final: Late {
    init?(text: String) {
        guard let stage = Int(text) else { return nil }
        do { try super.init(stage) } catch { return nil }
        if stage == 4 { return nil }
    }
    deinit { print("end of final") }
}
for text in ["x", "3", "4"] {
    print(text)
    _ = Final(text: text)
}
class Root {
    init() {}
    convenience init?(_ text: String) {
        guard text == "yes" else { return nil }
        self.init()
    }
    deinit { print("end of root") }
}
class Branch: Root { deinit { print("end of branch") } }
for text in ["no", "yes"] {
    print(text)
    _ = Root(text)
    _ = Branch(text)
}

// output: 1
// output: end of base
// output: 2
// output: end of late
// output: end of base
// output: end of base
// output: 3
// output: end of late
// output: end of base
// output: end of base
// output: x
// output: 3
// output: end of final
// output: end of late
// output: end of base
// output: end of base
// output: 4
// output: end of final
// output: end of late
// output: end of base
// output: end of base
// output: no
// output: yes
// output: end of root
// output: end of branch
// output: end of root
