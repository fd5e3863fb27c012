func double(_ n: Int) async -> Int { n * 2 }
func sum() async -> Int {
    async let a = double(1)
    async let b = double(20)
    return await a + b
}
print(await sum())

// output: 42
