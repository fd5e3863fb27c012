func steps(_ fail: Bool) -> String {
    var log = "start"
    defer { print("first defer:", log) }
    defer { log += "+second"; print("second defer") }
    if fail { return log + " failed" }
    log += "+work"
    return log
}
print(steps(false))
print(steps(true))
for i in 1...2 {
    defer { print("end of", i) }
    print("turn", i)
}

// output: second defer
// output: first defer: start+work+second
// output: start+work
// output: second defer
// output: first defer: start+second
// output: start failed
// output: turn 1
// output: end of 1
// output: turn 2
// output: end of 2
