let wide = 300
print(UInt8(truncatingIfNeeded: wide))
print(UInt8(wide))

// output: 44
// error: 3: the number 300 does not fit in UInt8
