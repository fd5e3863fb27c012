func sqrt(_ x: Double) -> Double
func sqrt(_ x: CGFloat) -> CGFloat
func sqrt(_ x: Float) -> Float { Float(sqrt(Double(x))) }
func cbrt(_ x: Double) -> Double
func cbrt(_ x: CGFloat) -> CGFloat
func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }
func floor(_ x: Double) -> Double
func floor(_ x: CGFloat) -> CGFloat
func floor(_ x: Float) -> Float { Float(floor(Double(x))) }
func ceil(_ x: Double) -> Double
func ceil(_ x: CGFloat) -> CGFloat
func ceil(_ x: Float) -> Float { Float(ceil(Double(x))) }
func round(_ x: Double) -> Double
func round(_ x: CGFloat) -> CGFloat
func round(_ x: Float) -> Float { Float(round(Double(x))) }
func trunc(_ x: Double) -> Double
func trunc(_ x: CGFloat) -> CGFloat
func trunc(_ x: Float) -> Float { Float(trunc(Double(x))) }
func sin(_ x: Double) -> Double
func sin(_ x: CGFloat) -> CGFloat
func sin(_ x: Float) -> Float { Float(sin(Double(x))) }
func cos(_ x: Double) -> Double
func cos(_ x: CGFloat) -> CGFloat
func cos(_ x: Float) -> Float { Float(cos(Double(x))) }
func tan(_ x: Double) -> Double
func tan(_ x: CGFloat) -> CGFloat
func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
func asin(_ x: Double) -> Double
func asin(_ x: CGFloat) -> CGFloat
func asin(_ x: Float) -> Float { Float(asin(Double(x))) }
func acos(_ x: Double) -> Double
func acos(_ x: CGFloat) -> CGFloat
func acos(_ x: Float) -> Float { Float(acos(Double(x))) }
func atan(_ x: Double) -> Double
func atan(_ x: CGFloat) -> CGFloat
func atan(_ x: Float) -> Float { Float(atan(Double(x))) }
func exp(_ x: Double) -> Double
func exp(_ x: CGFloat) -> CGFloat
func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
func exp2(_ x: Double) -> Double
func exp2(_ x: CGFloat) -> CGFloat
func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }
func log(_ x: Double) -> Double
func log(_ x: CGFloat) -> CGFloat
func log(_ x: Float) -> Float { Float(log(Double(x))) }
func log2(_ x: Double) -> Double
func log2(_ x: CGFloat) -> CGFloat
func log2(_ x: Float) -> Float { Float(log2(Double(x))) }
func log10(_ x: Double) -> Double
func log10(_ x: CGFloat) -> CGFloat
func log10(_ x: Float) -> Float { Float(log10(Double(x))) }
func sinh(_ x: Double) -> Double
func sinh(_ x: CGFloat) -> CGFloat
func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }
func cosh(_ x: Double) -> Double
func cosh(_ x: CGFloat) -> CGFloat
func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }
func tanh(_ x: Double) -> Double
func tanh(_ x: CGFloat) -> CGFloat
func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }
func fabs(_ x: Double) -> Double
func fabs(_ x: CGFloat) -> CGFloat
func fabs(_ x: Float) -> Float { Float(fabs(Double(x))) }
func pow(_ x: Double, _ y: Double) -> Double
func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
func atan2(_ x: Double, _ y: Double) -> Double
func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func atan2(_ x: Float, _ y: Float) -> Float { Float(atan2(Double(x), Double(y))) }
func fmod(_ x: Double, _ y: Double) -> Double
func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func fmod(_ x: Float, _ y: Float) -> Float { Float(fmod(Double(x), Double(y))) }
func hypot(_ x: Double, _ y: Double) -> Double
func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func hypot(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
func fmin(_ x: Double, _ y: Double) -> Double
func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func fmin(_ x: Float, _ y: Float) -> Float { Float(fmin(Double(x), Double(y))) }
func fmax(_ x: Double, _ y: Double) -> Double
func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func fmax(_ x: Float, _ y: Float) -> Float { Float(fmax(Double(x), Double(y))) }
func copysign(_ x: Double, _ y: Double) -> Double
func copysign(_ x: CGFloat, _ y: CGFloat) -> CGFloat
func copysign(_ x: Float, _ y: Float) -> Float { Float(copysign(Double(x), Double(y))) }
func sqrtf(_ x: Float) -> Float { Float(sqrt(Double(x))) }
func sinf(_ x: Float) -> Float { Float(sin(Double(x))) }
func cosf(_ x: Float) -> Float { Float(cos(Double(x))) }
func tanf(_ x: Float) -> Float { Float(tan(Double(x))) }
func asinf(_ x: Float) -> Float { Float(asin(Double(x))) }
func acosf(_ x: Float) -> Float { Float(acos(Double(x))) }
func atanf(_ x: Float) -> Float { Float(atan(Double(x))) }
func expf(_ x: Float) -> Float { Float(exp(Double(x))) }
func logf(_ x: Float) -> Float { Float(log(Double(x))) }
func log2f(_ x: Float) -> Float { Float(log2(Double(x))) }
func log10f(_ x: Float) -> Float { Float(log10(Double(x))) }
func floorf(_ x: Float) -> Float { Float(floor(Double(x))) }
func ceilf(_ x: Float) -> Float { Float(ceil(Double(x))) }
func roundf(_ x: Float) -> Float { Float(round(Double(x))) }
func truncf(_ x: Float) -> Float { Float(trunc(Double(x))) }
func fabsf(_ x: Float) -> Float { Float(fabs(Double(x))) }
func powf(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
func atan2f(_ x: Float, _ y: Float) -> Float { Float(atan2(Double(x), Double(y))) }
func fmodf(_ x: Float, _ y: Float) -> Float { Float(fmod(Double(x), Double(y))) }
func fmaxf(_ x: Float, _ y: Float) -> Float { Float(fmax(Double(x), Double(y))) }
func fminf(_ x: Float, _ y: Float) -> Float { Float(fmin(Double(x), Double(y))) }
func hypotf(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
func llround(_ x: Double) -> Int64 { Int64(x.rounded()) }
func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
func labs(_ x: Int) -> Int { abs(x) }
/// - Since: iOS 8
func pow(_ x: Decimal, _ y: Int) -> Decimal {
    var (result, base, left) = (Decimal(1), x, y.magnitude)
    while left > 0 {
        if left % 2 == 1 { result = result * base }
        left /= 2
        if left > 0 { base = base * base }
    }
    return y < 0 ? 1 / result : result
}
func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
func round<T: FloatingPoint>(_ x: T) -> T { x.rounded() }
func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
func fabs<T: FloatingPoint>(_ x: T) -> T { abs(x) }
func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
