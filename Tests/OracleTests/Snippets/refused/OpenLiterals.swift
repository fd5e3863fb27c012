//--- int-beside
let n = 3
let a = max(n, 1) * 2.5
//--- annotated
let n = 3
let a: Double = max(1, 2) + n
//--- text
let a = max(1, 2) + "a"
//--- collection-of-nil
let list = [nil, nil]
//--- dictionary-of-nil
let pairs = [1: nil]
