import ViewTree

/// Colors of small squares, with premultiplied alpha.
struct Raster {
    typealias Pixel = SIMD4<Float>
    let width, height: Int
    var pixels: [Pixel]

    init(width: Int, height: Int, color: DrawnColor = .clear) {
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: color.pixel, count: width * height)
    }

    /// Puts another raster of the same size on top.
    mutating func composite(_ layer: Raster, opacity: Double, mask: [Float]? = nil, blendMode: String) {
        for index in pixels.indices where layer.pixels[index].w > 0 {
            let top = layer.pixels[index] * (Float(opacity) * (mask?[index] ?? 1))
            pixels[index] = pixels[index].blended(with: top, blendMode)
        }
    }

    /// Paints what is covered.
    mutating func paint(_ coverage: Coverage, _ color: (_ x: Int, _ y: Int) -> DrawnColor) {
        coverage.forEach { x, y, part in
            let pixel = color(x, y).pixel * part
            pixels[y * width + x] = pixel + pixels[y * width + x] * (1 - pixel.w)
        }
    }

    /// Spreads each color over a square of `radius` pixels to each side.
    func blurred(radius: Int) -> Raster {
        guard radius > 0 else { return self }
        return spread(radius, along: (1, 0)).spread(radius, along: (0, 1))
    }

    private func spread(_ radius: Int, along step: (x: Int, y: Int)) -> Raster {
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                var sum = Pixel(repeating: 0)
                for offset in -radius...radius {
                    let (x, y) = (x + offset * step.x, y + offset * step.y)
                    if x >= 0, x < width, y >= 0, y < height { sum += pixels[y * width + x] }
                }
                result.pixels[y * width + x] = sum / Float(2 * radius + 1)
            }
        }
        return result
    }
}

extension DrawnColor {
    var pixel: Raster.Pixel { Raster.Pixel(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha)) }

    init(_ pixel: Raster.Pixel) {
        let alpha = Double(pixel.w)
        self = alpha > 0 ? DrawnColor(Double(pixel.x) / alpha, Double(pixel.y) / alpha, Double(pixel.z) / alpha, alpha: alpha) : .clear
    }
}

extension Raster.Pixel {
    /// `top` over this, for the modes that combine colors one by one; others are drawn as `normal`.
    fileprivate func blended(with top: Self, _ mode: String) -> Self {
        let (a, b) = (top.w, w)
        let mixed: Self
        switch mode {
        case "multiply": mixed = top * self
        case "screen": mixed = top + self - top * self
        case "darken": mixed = pointwiseMin(top * b, self * a)
        case "lighten": mixed = pointwiseMax(top * b, self * a)
        case "difference", "exclusion": mixed = top * b + self * a - 2 * pointwiseMin(top * b, self * a)
        case "plusLighter": return pointwiseMin(top + self, Self(repeating: 1))
        default: return top + self * (1 - a)
        }
        var result = mixed + top * (1 - b) + self * (1 - a)
        result.w = a + b - a * b
        return result
    }
}
