var level: UInt8 = 250
level += 5
print(level)
level += 1

// output: 255
// error: 4: arithmetic overflow: 255 + 1 does not fit in UInt8
