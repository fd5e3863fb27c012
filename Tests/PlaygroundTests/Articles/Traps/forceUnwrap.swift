let input: String? = nil
print("before")
print(input!.count)

// output: before
// error: 3: unexpectedly found nil while unwrapping an Optional value
