var small = Int.max - 1
small += 1
print(small == Int.max)
small += 1

// output: true
// error: 4: arithmetic overflow: 9223372036854775807 + 1 does not fit in Int
