// Values as numbers, for keyframes.
/// Types whose values keyframes lead through by numbers; others jump at the end of each.
protocol _KeyframeNumbers {
    var _numbers: [Double] { get }
    func _with(_ numbers: [Double]) -> Any
}
extension Double: _KeyframeNumbers { var _numbers: [Double] { [self] }; func _with(_ numbers: [Double]) -> Any { numbers[0] } }
extension CGFloat: _KeyframeNumbers { var _numbers: [Double] { [Double(self)] }; func _with(_ numbers: [Double]) -> Any { CGFloat(numbers[0]) } }
extension Float: _KeyframeNumbers { var _numbers: [Double] { [Double(self)] }; func _with(_ numbers: [Double]) -> Any { Float(numbers[0]) } }
extension AnimatablePair: _KeyframeNumbers {
    var _numbers: [Double] { _keyframeNumbers(first) + _keyframeNumbers(second) }
    func _with(_ numbers: [Double]) -> Any {
        let count = _keyframeNumbers(first).count
        return AnimatablePair(_moved(first, to: Array(numbers.prefix(count))), _moved(second, to: Array(numbers.dropFirst(count))))
    }
}
extension _AnimatableParts: _KeyframeNumbers {
    var _numbers: [Double] { _parts.flatMap { $0 } }
    func _with(_ numbers: [Double]) -> Any {
        var rest = numbers[...]
        let parts = _parts.map { part in
            defer { rest = rest.dropFirst(part.count) }
            return Array(rest.prefix(part.count))
        }
        return _AnimatableParts(_parts: parts)
    }
}
extension Animatable {
    var _animatedNumbers: [Double] { (animatableData as? any _KeyframeNumbers)?._numbers ?? [] }
    func _animated(to numbers: [Double]) -> Any {
        var copy = self
        if let data = (animatableData as? any _KeyframeNumbers)?._with(numbers) as? AnimatableData { copy.animatableData = data }
        return copy
    }
}
func _moved<V>(_ value: V, to numbers: [Double]) -> V { ((value as? any _KeyframeNumbers)?._with(numbers) ?? (value as? any Animatable)?._animated(to: numbers)) as? V ?? value }
func _keyframeNumbers(_ value: Any) -> [Double] { (value as? any _KeyframeNumbers)?._numbers ?? (value as? any Animatable)?._animatedNumbers ?? [] }
