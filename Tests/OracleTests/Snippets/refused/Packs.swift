//--- each-outside-of-repeat
func show<each T>(_ value: repeat each T) { print(each value) }
//--- nothing-to-repeat
func show<each T>(_ value: repeat each T) { repeat print(1) }
//--- not-a-pack
func show<T>(_ value: T) { repeat print(each value) }
//--- element-that-does-not-conform
struct Plain {}
func labels<each T: CustomStringConvertible>(_ value: repeat each T) {}
labels(1, Plain())
//--- each-outside-of-repeat-in-a-type
func show<each T>(_ value: each T) {}
