class Vehicle { var wheels = 4; var inner = [1, 2] }
class Car: Vehicle { var name = "a"; var list = [3] }
dump(Car(), maxDepth: 1)
dump(Car(), maxDepth: 2)
class Sports: Car { var top = 1 }
dump(Sports(), maxDepth: 1)
dump(Sports(), maxDepth: 2)
dump([Sports()], maxDepth: 2)

// output: ▿ Car #0
// output:   ▹ super: Vehicle
// output:   - name: "a"
// output:   ▹ list: 1 element
// output: ▿ Car #0
// output:   ▿ super: Vehicle
// output:     - wheels: 4
// output:     ▹ inner: 2 elements
// output:   - name: "a"
// output:   ▿ list: 1 element
// output:     - 3
// output: ▿ Sports #0
// output:   ▹ super: Car
// output:   - top: 1
// output: ▿ Sports #0
// output:   ▿ super: Car
// output:     ▹ super: Vehicle
// output:     - name: "a"
// output:     ▹ list: 1 element
// output:   - top: 1
// output: ▿ 1 element
// output:   ▿ Sports #0
// output:     ▹ super: Car
// output:     - top: 1
