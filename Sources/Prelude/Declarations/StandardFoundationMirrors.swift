// What Foundation's values say of their parts, which is what `dump` shows of them.
extension UUID: CustomReflectable { var customMirror: Mirror { Mirror(self, children: KeyValuePairs<String, Any>(), displayStyle: .struct) } }
extension Date: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["timeIntervalSinceReferenceDate": timeIntervalSinceReferenceDate], displayStyle: .struct) }
}
extension DateInterval: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["start": start, "end": end, "duration": duration], displayStyle: .struct) }
}
extension DateComponents: CustomReflectable {
    var customMirror: Mirror {
        let fields: [(label: String?, value: Any?)] = [
            ("calendar", calendar), ("timeZone", timeZone), ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute),
            ("second", second), ("nanosecond", nanosecond), ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter),
            ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear), ("yearForWeekOfYear", yearForWeekOfYear),
        ]
        return Mirror(self, children: _known(fields), displayStyle: .struct)
    }
}
extension PersonNameComponents: CustomReflectable { var customMirror: Mirror { Mirror(self, children: _fields, displayStyle: .struct) } }
extension IndexPath: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: Array(self), displayStyle: .collection) } }
extension IndexSet: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["ranges": rangeView], displayStyle: .struct) } }
extension Notification: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: _known([("name", name.rawValue), ("object", object), ("userInfo", userInfo)]), displayStyle: .struct) }
}
extension Measurement: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["value": value, "unit": unit.symbol], displayStyle: .struct) } }
extension URLComponents: CustomReflectable {
    var customMirror: Mirror {
        let fields: [(label: String?, value: Any?)] = [
            ("scheme", scheme), ("user", user), ("host", host), ("port", port), ("path", path), ("queryItems", queryItems), ("fragment", fragment),
        ]
        return Mirror(self, children: _known(fields), displayStyle: .struct)
    }
}
func _known(_ fields: [(label: String?, value: Any?)]) -> [(label: String?, value: Any)] {
    fields.compactMap { field in field.value.map { (label: field.label, value: $0) } }
}
extension Data: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["count": count, "bytes": _bytes], displayStyle: .struct) } }
