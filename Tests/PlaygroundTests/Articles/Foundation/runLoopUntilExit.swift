import Foundation
var n = 0
let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in n += 1; print("tick", n); if n == 3 { exit(0) } }
RunLoop.main.run()
print("never")

// output: tick 1
// output: tick 2
// output: tick 3
