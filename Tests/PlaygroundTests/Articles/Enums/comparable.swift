enum Priority: Comparable {
    case low, medium
    case custom(Int)
    case high
}
print(Priority.low < .high, Priority.custom(1) < .custom(2), Priority.high < .custom(9))
print([Priority.high, .custom(5), .low, .custom(1), .medium].sorted())

// output: true true false
// output: [Priority.low, Priority.medium, Priority.custom(1), Priority.custom(5), Priority.high]
