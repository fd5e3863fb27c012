struct Lamp {
    var isOn = false
    mutating func toggle() { isOn.toggle() }
    func show() { print(isOn) }
}
func twice(_ action: () -> Void) { action(); action() }
func makeAction() -> () -> Void { { print("done") } }
var lamp = Lamp()
twice { lamp.toggle }
twice { lamp.show }
lamp.show
let change = lamp.toggle
makeAction()
func run() {
    makeAction
    let show = lamp.show
    show()
}
run()

// error: 9: cannot reference 'mutating' method as function value
// error: 10: function is unused
// error: 11: function is unused
// error: 12: cannot reference 'mutating' method as function value
// error: 13: function is unused
// error: 15: function is unused
