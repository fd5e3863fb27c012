extension Family {
    /// Conversions and arithmetic at the ends of every type.
    static let numbers = Family(
        "numbers",
        snippets: [
            { draws in
                """
                let a: \(draws.one(of: integers)) = .\(draws.one(of: ["max", "min", "zero"]))
                let b: \(draws.one(of: integers)) = .\(draws.one(of: ["max", "min", "zero"]))

                """
                    + binary(&draws)
            },
            { draws in "let a: \(draws.one(of: integers)) = \(draws.oddInteger())\nlet b = a\n" + binary(&draws) },
            { draws in "let a: Double = \(literal(&draws))\nlet b: Double = \(literal(&draws))\n" + binary(&draws) },
            { draws in
                let part = draws.one(of: [
                    "(a)", "(exactly: a) as Any", "(a.rounded())", "(truncatingIfNeeded: Int(a))", "(clamping: Int(a))", "(bitPattern: 1)",
                ])
                return "let a: Double = \(literal(&draws))\nprint(\(draws.one(of: integers))\(part))"
            },
            { draws in "let a: \(draws.one(of: integers)) = 1\nprint(a \(draws.one(of: ["<<", ">>", "&<<", "&>>", "%", "/"])) \(draws.oddInteger()))" },
            { draws in "let a = [1, 2, 3]\nprint(a[\(draws.oddInteger())\(draws.one(of: ["", "...", "..<\(draws.oddInteger())", "...\(draws.oddInteger())"]))])"
            },
            { draws in
                """
                let r = \(draws.oddInteger())\(draws.one(of: ["...", "..<"]))\(draws.oddInteger())
                print(r, r.count, r.last as Any, r.contains(3), r.overlaps(r), r.clamped(to: 1..<2))
                """
            },
            { draws in
                "let x: Double = \(literal(&draws))\n"
                    + draws.one(of: [
                        "print(x.formatted(), x.description, \"\\(x)\")", "print(String(format: \"%\(draws.oddInteger()).\(draws.oddInteger())f\", x))",
                        "print(x.formatted(.number.precision(.fractionLength(\(draws.oddInteger())))))",
                        "Text(x, format: .percent)", "print(x.rounded(.up), x.ulp, x.nextUp, x.significand, x.exponent, x.binade)",
                        "print(pow(x, x), sqrt(x), log(x), exp(x), tan(x), fmod(x, x), atan2(x, x), cbrt(x))",
                        "print(Date(timeIntervalSince1970: x), Date(timeIntervalSince1970: x).formatted())",
                        "print(Calendar.current.date(byAdding: .day, value: Int.max, to: Date()) as Any)",
                        "print(Measurement(value: x, unit: UnitLength.meters).formatted())", "print(Duration.seconds(x))",
                        "print(Decimal(x), Decimal(string: \"1e\(draws.oddInteger())\") as Any)",
                        "print(Int.random(in: 0...Int.max), Double.random(in: x...x))",
                        "print(x.remainder(dividingBy: 0), x.truncatingRemainder(dividingBy: 0), x.squareRoot(), x.isNaN, x.sign)",
                        "Slider(value: .constant(x), in: x...x, step: x)", "Stepper(\"a\", value: .constant(x), in: 0...x)",
                        "ProgressView(value: x, total: 0)", "print(TimeInterval(x).formatted())", "Gauge(value: x, in: 0...1) { Text(\"a\") }",
                        "print(CGSize(width: x, height: x), CGRect(x: x, y: x, width: -x, height: x).insetBy(dx: x, dy: x))",
                        "Color(red: x, green: x, blue: x)", "Text(\"a\").font(.system(size: x))",
                        "Image(systemName: \"a\").resizable().aspectRatio(x, contentMode: .fit)",
                        "print(Angle(degrees: x).radians)", "print(Int(x.rounded()) &+ 1)",
                    ])
            },
            { draws in
                let part = draws.one(of: ["0x", "0b", "0o", "1e", "0x1p", "1_", "1.", ""])
                return "let x = \(part)\(String(repeating: draws.one(of: ["9", "f", "1", "0", "_"]), count: draws.size(100_000)))\nprint(x)"
            },
            { draws in
                let part = draws.one(of: [draws.oddInteger(), draws.oddNumber(), String(repeating: "9", count: draws.size(100_000)), " 1", "+1", "\u{FF11}"])
                return "print(\(draws.one(of: integers + ["Double", "Float", "Bool", "UUID", "Decimal"]))(\"\(part)\") as Any)"
            },
            { draws in "print(Int(\"\(draws.oddInteger())\", radix: \(draws.oddInteger())) as Any, String(\(draws.oddInteger()), radix: \(draws.oddInteger())))"
            },
            { draws in
                """
                let n: Int = \(draws.oddInteger())
                print(n.isMultiple(of: \(draws.oddInteger())), n.quotientAndRemainder(dividingBy: \(draws.oddInteger())), n.magnitude, abs(n), -n, n.distance(to: .min), n.advanced(by: .max), n.byteSwapped)
                """
            },
            { draws in
                """
                let n: Int = \(draws.oddInteger())
                print(n.addingReportingOverflow(n), n.multipliedFullWidth(by: n), n.dividedReportingOverflow(by: 0), n &* n, n.signum(), n.bitWidth, n.leadingZeroBitCount)
                """
            },
        ])

    private static let integers = ["Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64"]

    private static func literal(_ draws: inout Draws) -> String {
        draws.one(of: [
            ".infinity", "-.infinity", ".nan", "0", "-0.0", "1e308", "-1e19", "9.3e18", ".greatestFiniteMagnitude", ".leastNonzeroMagnitude", "0.1", "255.9",
            "-1",
        ])
    }

    private static func binary(_ draws: inout Draws) -> String {
        let operation = draws.one(of: ["+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "...", "..<", "<", "==", "??", "|", "^", "&"])
        return draws.one(of: [
            "print(a \(operation) b)", "var c = a\nc \(operation)= b\nprint(c)", "print(-a, ~a, a.hashValue == 1, min(a, b), max(a, b))",
            "print(Array(stride(from: a, through: b, by: 1)).count)",
        ])
    }
}
