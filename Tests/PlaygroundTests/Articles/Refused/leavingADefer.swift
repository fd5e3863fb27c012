func count() {
    for number in 0..<3 {
        defer {
            for other in 0..<3 { if other == number { break } }
            inner: do { print(number); break inner }
            if number == 1 { continue }
        }
    }
}

// error: 6: 'continue' cannot transfer control out of a defer statement
