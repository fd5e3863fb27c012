var ellipse = Path()
print(ellipse.isEmpty, ellipse.boundingRect.isNull)
ellipse.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 20))
print(ellipse.boundingRect)
let bowl = Path { path in
    path.addArc(center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
}
print(bowl.boundingRect.integral)
let hill = Path { path in
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
}
print(hill.boundingRect, hill.currentPoint ?? .zero)
print(Circle().path(in: CGRect(x: 0, y: 0, width: 8, height: 4)).boundingRect)

// output: true true
// output: (0.0, 0.0, 10.0, 20.0)
// output: (40.0, 50.0, 20.0, 10.0)
// output: (0.0, 0.0, 10.0, 5.0) (10.0, 0.0)
// output: (2.0, 0.0, 4.0, 4.0)
