// Transforms in space, as effects of geometry make them; a projection takes what they do in the plane.
struct CATransform3D: Hashable {
    var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    init() { self.init(_rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]) }
    init(_rows rows: [[CGFloat]]) {
        m11 = rows[0][0]; m12 = rows[0][1]; m13 = rows[0][2]; m14 = rows[0][3]
        m21 = rows[1][0]; m22 = rows[1][1]; m23 = rows[1][2]; m24 = rows[1][3]
        m31 = rows[2][0]; m32 = rows[2][1]; m33 = rows[2][2]; m34 = rows[2][3]
        m41 = rows[3][0]; m42 = rows[3][1]; m43 = rows[3][2]; m44 = rows[3][3]
    }
    var _rows: [[CGFloat]] { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
}
let CATransform3DIdentity = CATransform3D()
func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { CATransform3D(_rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]]) }
func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { CATransform3D(_rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]]) }
/// Around an axis, whatever its length; the identity where it has none.
func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    if length == 0 { return CATransform3DIdentity }
    let (u, v, w, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
    return CATransform3D(_rows: [
        [c + u * u * (1 - c), u * v * (1 - c) + w * s, u * w * (1 - c) - v * s, 0],
        [u * v * (1 - c) - w * s, c + v * v * (1 - c), v * w * (1 - c) + u * s, 0],
        [u * w * (1 - c) + v * s, v * w * (1 - c) - u * s, c + w * w * (1 - c), 0],
        [0, 0, 0, 1],
    ])
}
func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(_rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]]) }
func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42) }
func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) }
/// What `a` does, and then `b`.
func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a._rows, b._rows)
    return CATransform3D(_rows: left.map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } } })
}
func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
