let task = Task { () -> Int in
    var total = 0
    for n in 1...4 { total += n }
    return total
}
print(await task.value)

// output: 10
