import Foundation
var rect = CGRect(x: 10, y: 20, width: 100, height: 50)
print(rect.midX, rect.maxY, rect.size.width, rect.contains(CGPoint(x: 50, y: 40)), rect.insetBy(dx: 5, dy: 5).height)
rect.origin.x += 5
rect.size = CGSize(width: 20, height: 20)
print(rect.minX, rect.maxX, rect.intersects(CGRect(x: 0, y: 0, width: 16, height: 21)), CGPoint.zero == CGPoint(x: 0, y: 0))
let scale: CGFloat = 1.5
let width: Double = 10
print(scale * width, CGFloat(width) + scale, Double(scale) + width, max(scale, 2), CGSize(width: 3, height: 4) == .init(width: 3, height: 4))
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
print(distance(.zero, CGPoint(x: 3, y: 4)), rect.union(CGRect(x: 0, y: 0, width: 1, height: 1)).width)

// output: 60.0 70.0 100.0 true 40.0
// output: 15.0 35.0 true true
// output: 15.0 11.5 11.5 2.0 true
// output: 5.0 35.0
