struct Pose: Animatable, Equatable {
    var x = 0.0, scale: CGFloat = 1, angle = Angle.zero
    var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, Double>> {
        get { AnimatablePair(x, AnimatablePair(scale, angle.degrees)) }
        set { (x, scale, angle) = (newValue.first, newValue.second.first, .degrees(newValue.second.second)) }
    }
}
let line = KeyframeTimeline(initialValue: Pose()) {
    LinearKeyframe(Pose(x: 10, scale: 2, angle: .degrees(90)), duration: 1)
    LinearKeyframe(Pose(x: 0, scale: 1, angle: .degrees(180)), duration: 1)
}
for time in [0.0, 0.5, 1, 1.25, 2] { let pose = line.value(time: time); print(pose.x, pose.scale, pose.angle.degrees) }
struct Scene { var pose = Pose(); var n = 1 }
let tracks = KeyframeTimeline(initialValue: Scene()) { KeyframeTrack(\.pose) { SpringKeyframe(Pose(x: 4), duration: 1); MoveKeyframe(Pose(x: 9)) } }
print(tracks.value(time: 1).pose.x, (tracks.value(time: 0.2).pose.x * 100).rounded() > 0)
print(KeyframeTimeline(initialValue: CGSize.zero) { LinearKeyframe(CGSize(width: 4, height: 8), duration: 2) }.value(time: 0.5))
print(KeyframeTimeline(initialValue: CGRect.zero) { CubicKeyframe(CGRect(x: 1, y: 2, width: 3, height: 4), duration: 2) }.value(time: 1))
print(KeyframeTimeline(initialValue: UnitPoint.zero) { LinearKeyframe(UnitPoint.bottomTrailing, duration: 2) }.value(time: 1).x)
print(KeyframeTimeline(initialValue: "a") { LinearKeyframe("b", duration: 2) }.value(time: 1))

// output: 0.0 1.0 0.0
// output: 5.0 1.5 45.0
// output: 10.0 2.0 90.0
// output: 7.5 1.75 112.5
// output: 0.0 1.0 180.0
// output: 9.0 true
// output: (1.0, 2.0)
// output: (0.5, 1.0, 1.5, 2.0)
// output: 0.5
// output: a
