let d = Duration.seconds(90.5)
print(d, d * 2, d / 3, d + .milliseconds(20), Duration.zero, Duration.milliseconds(1), Duration.nanoseconds(7), Duration.seconds(3), Duration.seconds(-1.25))
print(d.components, d.components.seconds, d < .seconds(100), "\(Duration.microseconds(12))")
debugPrint(d); print(String(reflecting: d), [d], d as Any)
print(Duration(secondsComponent: 3, attosecondsComponent: 500_000_000_000_000_000), d - .seconds(1), d / .seconds(2), Duration.zero - d)
var e = Duration.seconds(1); e += .seconds(2); e *= 3; e -= .milliseconds(500); e /= 2; print(e, e == .seconds(4.25), Duration.seconds(2) == .milliseconds(2000))
print(Duration.milliseconds(1.5), Duration.microseconds(2.5), Duration.seconds(0.1) + .seconds(0.2), Set([Duration.seconds(1)]).count)
print(Duration.seconds(1).components.attoseconds, max(Duration.seconds(1), .seconds(2)), Duration.seconds(1e6), Duration.nanoseconds(123456789))

// output: 90.5 seconds 181.0 seconds 30.166666666666668 seconds 90.52 seconds 0.0 seconds 0.001 seconds 7e-09 seconds 3.0 seconds -1.25 seconds
// output: (seconds: 90, attoseconds: 500000000000000000) 90 true 1.2e-05 seconds
// output: 90.5 seconds
// output: 90.5 seconds [90.5 seconds] 90.5 seconds
// output: 3.5 seconds 89.5 seconds 45.25 -90.5 seconds
// output: 4.25 seconds true true
// output: 0.0015 seconds 2.5e-06 seconds 0.3 seconds 1
// output: 0 2.0 seconds 1000000.0 seconds 0.123456789 seconds
