// How Foundation's values of dates, languages and sets are encoded and decoded.
extension KeyedDecodingContainer {
    func _read<T: Decodable>(_ name: String) throws -> T? where Key == _AnyCodingKey { try decodeIfPresent(T.self, forKey: _AnyCodingKey(stringValue: name)) }
    func _part(_ name: String) throws -> KeyedDecodingContainer<_AnyCodingKey> where Key == _AnyCodingKey { try nestedContainer(keyedBy: _AnyCodingKey.self, forKey: _AnyCodingKey(stringValue: name)) }
    func _need<T: Decodable>(_ name: String) throws -> T where Key == _AnyCodingKey { try decode(T.self, forKey: _AnyCodingKey(stringValue: name)) }
}
extension KeyedEncodingContainer {
    mutating func _write<T: Encodable>(_ value: T?, _ name: String) throws where Key == _AnyCodingKey { try encodeIfPresent(value, forKey: _AnyCodingKey(stringValue: name)) }
}
extension Locale: Codable {
    init(from decoder: any Decoder) throws { self.init(identifier: try decoder.container(keyedBy: _AnyCodingKey.self)._need("identifier")) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container._write(0, "current")
        try container._write(identifier, "identifier")
    }
}
extension Calendar: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        let name: String = try container._need("identifier")
        guard let identifier = Calendar.Identifier.allCases.first(where: { $0.debugDescription == name }) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid calendar identifier"))
        }
        self.init(identifier: identifier)
        locale = try container._read("locale")
        timeZone = try container._need("timeZone")
        let (weekday, days): (Int, Int) = (try container._need("firstWeekday"), try container._need("minimumDaysInFirstWeek"))
        if weekday != firstWeekday { firstWeekday = weekday }
        if days != minimumDaysInFirstWeek { minimumDaysInFirstWeek = days }
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container._write(0, "current")
        try container._write(identifier.debugDescription, "identifier")
        try container._write(locale, "locale")
        try container._write(timeZone, "timeZone")
        try container._write(firstWeekday, "firstWeekday")
        try container._write(minimumDaysInFirstWeek, "minimumDaysInFirstWeek")
    }
}
extension DateComponents: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        self.init(calendar: try container._read("calendar"), timeZone: try container._read("timeZone"))
        (era, year, month, day) = (try container._read("era"), try container._read("year"), try container._read("month"), try container._read("day"))
        (hour, minute, second, nanosecond) = (try container._read("hour"), try container._read("minute"), try container._read("second"), try container._read("nanosecond"))
        (weekday, weekdayOrdinal, quarter) = (try container._read("weekday"), try container._read("weekdayOrdinal"), try container._read("quarter"))
        (weekOfMonth, weekOfYear, yearForWeekOfYear) = (try container._read("weekOfMonth"), try container._read("weekOfYear"), try container._read("yearForWeekOfYear"))
        (dayOfYear, isLeapMonth) = (try container._read("dayOfYear"), try container._read("isLeapMonth"))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container._write(calendar, "calendar")
        try container._write(timeZone, "timeZone")
        for (name, number) in _numbers { try container._write(number, name) }
        try container._write(isLeapMonth, "isLeapMonth")
    }
}
extension DateInterval: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        self.init(start: try container._need("start"), duration: try container._need("duration"))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container._write(start, "start")
        try container._write(duration, "duration")
    }
}
extension PersonNameComponents: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        self.init()
        (namePrefix, givenName, middleName) = (try container._read("namePrefix"), try container._read("givenName"), try container._read("middleName"))
        (familyName, nameSuffix, nickname) = (try container._read("familyName"), try container._read("nameSuffix"), try container._read("nickname"))
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        try container._write(namePrefix, "namePrefix")
        try container._write(givenName, "givenName")
        try container._write(middleName, "middleName")
        try container._write(familyName, "familyName")
        try container._write(nameSuffix, "nameSuffix")
        try container._write(nickname, "nickname")
    }
}
/// As its ranges: where each begins and how long it is.
extension IndexSet: Codable {
    init(from decoder: any Decoder) throws {
        var ranges = try decoder.container(keyedBy: _AnyCodingKey.self).nestedUnkeyedContainer(forKey: _AnyCodingKey(stringValue: "indexes"))
        self.init()
        while !ranges.isAtEnd {
            let range = try ranges.nestedContainer(keyedBy: _AnyCodingKey.self)
            let (location, length): (Int, Int) = (try range._need("location"), try range._need("length"))
            insert(integersIn: location..<location + length)
        }
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        var ranges = container.nestedUnkeyedContainer(forKey: _AnyCodingKey(stringValue: "indexes"))
        for range in rangeView {
            var part = ranges.nestedContainer(keyedBy: _AnyCodingKey.self)
            try part._write(range.lowerBound, "location")
            try part._write(range.count, "length")
        }
    }
}
