//--- if-let-of-a-value
let ways = [1]
if let last = ways.last ?? 3 { _ = last }
