struct Rectangle {
    var width = 0.0, height = 0.0
    var area: Double { width * height }
    var side: Double {
        get { width }
        set { width = newValue; height = newValue }
    }
    var diagonal: Double {
        get { (width * width + height * height).squareRoot() }
        set(length) {
            let factor = length / diagonal
            width *= factor
            height *= factor
        }
    }
}
var rectangle = Rectangle(width: 3, height: 4)
print(rectangle.area, rectangle.diagonal)
rectangle.diagonal = 10
print(rectangle.width, rectangle.height)
rectangle.side = 2
print(rectangle)

// output: 12.0 5.0
// output: 6.0 8.0
// output: Rectangle(width: 2.0, height: 2.0)
