protocol Unit { associatedtype Base; var base: Base { get } }
struct Meter: Unit { let base = 1 }
struct Name: Unit { let base = "b" }
func baseType<U: Unit>(of unit: U) -> U.Base.Type { U.Base.self }
func ownType<U: Unit>(of unit: U) -> U.Type { U.self }
for unit in [Meter(), Name()] as [any Unit] {
    let found = baseType(of: unit)
    print(found, found == Int.self, ownType(of: unit))
}

// output: Int true Meter
// output: String false Name
