let scores = [90, 85]
print(scores[1])
print(scores[2])

// output: 85
// error: 3: index 2 is out of range: there are 2 elements
