import SwiftModel

extension StandardNatives {
    static func bindArrays(_ table: inout [String: DirectFunction]) {
        table["Array.init()"] = { _ in .array(ArrayStorage([])) }
        table["Array.init(repeating: Element, count: Int)"] = { call in
            let count = try call.int(1)
            guard count >= 0 else { throw RuntimeError("negative-count", "an array cannot have \(count) elements") }
            return try call.made(count) { Array(repeating: call[0], count: count) }
        }
        table["Array.init(_: S)"] = { call in try call.made(elements(call[0], call.type(1), call.machine)) }
        table["Array.subscript(_: Int).set"] = { call in
            let (index, value) = (try call.int(1), call.take(2))
            try call.changeArray(0) { elements in
                guard elements.indices.contains(index) else { throw RuntimeError.index(index, count: elements.count) }
                elements[index] = value
            }
            return .none
        }
        table["Array.append(contentsOf: S)"] = { call in
            try call.append(elements(call.take(1), call.type(1), call.machine))
            return .none
        }
        table["Array.insert(_: Element, at: Int)"] = { call in
            let (value, index) = (call.take(1), try call.int(2))
            try call.changeArray(0) { elements in
                guard index >= 0, index <= elements.count else { throw RuntimeError.index(index, count: elements.count) }
                try call.willMove(elements.count - index)
                elements.insert(value, at: index)
            }
            return .none
        }
        table["Array.remove(at: Int)"] = { call in
            let index = try call.int(1)
            return try call.changeArray(0) { elements in
                guard elements.indices.contains(index) else { throw RuntimeError.index(index, count: elements.count) }
                try call.willMove(elements.count - index)
                return elements.remove(at: index)
            }
        }
        table["Array.removeLast()"] = { call in
            try call.changeArray(0) { elements in
                guard let last = elements.popLast() else { throw RuntimeError("empty-collection", "'removeLast()' needs an element: the array is empty") }
                return last
            }
        }
        table["Array._replace(_: Int, _: Int, _: [Element])"] = { call in
            let (from, to, replacement) = (try call.int(1), try call.int(2), try call.array(3).elements)
            call[3] = .none
            try call.changeArray(0) { elements in
                try checkRange(from, to, elements.count)
                try call.machine.willMake(elements: replacement.count)
                if replacement.count != to - from { try call.willMove(elements.count - from) }
                elements.replaceSubrange(from..<to, with: replacement)
            }
            return .none
        }
        table["Array.swapAt(_: Int, _: Int)"] = { call in
            let (i, j) = (try call.int(1), try call.int(2))
            // A place is swapped with itself even where there is none.
            if i == j { return .none }
            try call.changeArray(0) { elements in
                guard elements.indices.contains(i) else { throw RuntimeError.index(i, count: elements.count) }
                guard elements.indices.contains(j) else { throw RuntimeError.index(j, count: elements.count) }
                elements.swapAt(i, j)
            }
            return .none
        }
        table["Array.+(_: [Element], _: [Element])"] = { call in
            try call.append(call.array(1).elements)
            return call.take(0)
        }
        table["Array.==(_: [Element], _: [Element])"] = { call in
            .bool(try call.machine.isEqual(call[0], call[1], .nominal(call.machine.types.nominal(.array), [call.type(0)])) ?? false)
        }
        table["_reversed(_: [T])"] = { call in
            let elements = try call.array(0).elements
            return try call.made(elements.count) { elements.reversed() }
        }
        for (known, parameters) in [(KnownType.array, 1), (.set, 1), (.dictionary, 2)] {
            table["\(known.rawValue).description"] = { call in
                let arguments = (0..<parameters).map { call.type($0) }
                return try call.made(call.machine.printed(call[0], .nominal(call.machine.types.nominal(known), arguments)))
            }
        }
        table["_sorted(_: [T])"] = { call in
            let (type, elements) = (call.type(0), try call.array(0).elements)
            return try call.made(elements.count) { try elements.sorted { try call.machine.isLess($0, $1, type) } }
        }
        table["_mergeSorted(_: [T], _: (T, T) throws -> Bool)"] = { call in
            let elements = try call.array(0).elements
            return try call.made(elements.count) {
                try call.machine.calling(call[1]) { areInOrder in
                    let sort = MergeSort(call.machine.budget) { a, b in
                        if case .bool(let answer) = try areInOrder(elements[a], elements[b]) { answer } else { throw RuntimeError.malformed("a Bool") }
                    }
                    return try sort.order(of: elements.count).map { elements[$0] }
                }
            }
        }
        table["_joined(_: [String], _: String)"] = { call in
            let separator = try call.string(1)
            var text = ""
            for (index, element) in try call.array(0).elements.enumerated() {
                if index > 0 { text += separator }
                if case .string(let part) = element { text += part }
                try call.machine.budget.charge()
                try call.machine.checkString(text)
            }
            return try call.made(text)
        }
        table["_checkIndex(_: Int, _: Int, _: Int)"] = { call in
            let (index, start, end) = (try call.int(0), try call.int(1), try call.int(2))
            guard index >= start, index < end else {
                throw RuntimeError("index-out-of-range", "index \(index) is out of range: the indices are \(start)..<\(end)")
            }
            return .none
        }
        table["_checkRange(_: Int, _: Int, _: Int, _: Int)"] = { call in
            let (from, to, start, end) = (try call.int(0), try call.int(1), try call.int(2), try call.int(3))
            guard from >= start, from <= to, to <= end else {
                throw RuntimeError("range", "the range \(from)..<\(to) is not within \(start)..<\(end)")
            }
            return .none
        }
        table["_emptyRemoval(_: String)"] = { call in
            throw RuntimeError("empty-collection", "'\(try call.string(0))' needs an element: the collection is empty")
        }
        table["_negativeCount(_: Int)"] = { call in throw RuntimeError("negative-count", "there are no \(try call.int(0)) elements to take or leave") }
        table["_tooFewElements(_: String, _: Int, _: Int)"] = { call in
            throw RuntimeError("empty-collection", "'\(try call.string(0))' needs \(try call.int(1)) elements: there are \(try call.int(2))")
        }
    }

    private static func checkRange(_ from: Int, _ to: Int, _ count: Int) throws {
        guard from >= 0, from <= to, to <= count else { throw RuntimeError("range", "the range \(from)..<\(to) is not within the \(count) elements") }
    }

    static func bindDictionaries(_ table: inout [String: DirectFunction]) {
        table["Dictionary.init()"] = { _ in .dictionary(DictionaryStorage()) }
        table["Dictionary.count"] = { call in .int(try call.dictionary(0).count) }
        table["Dictionary._placeCount"] = { call in .int(try call.dictionary(0).placeCount) }
        table["Dictionary._place(after: Int)"] = { call in .int(try call.dictionary(0).place(after: max(-1, call.int(1)))) }
        table["Dictionary.subscript(_: Key)"] = { call in
            guard let value = try call.dictionary(0).value(call.machine.hashed(call[1], call.type(0))) else { return .none }
            return call.type(1).isBoxedAsPayload ? .box(Box(tag: 1, [value])) : value
        }
        table["Dictionary.subscript(_: Key).set"] = { call in
            let key = try call.machine.hashed(call[1], call.type(0))
            var value = call.take(2)
            if call.type(1).isBoxedAsPayload, case .box(let box) = value, let inner = box.fields.first {
                value = inner
            } else if value.isNone {
                try call.changeDictionary(0) { _ = try $0.remove(key, call.machine.budget) }
                return .none
            }
            try call.changeDictionary(0) { $0.set(key, call[1], value) }
            return .none
        }
        table["Dictionary.subscript(_: Key, default: @autoclosure () -> Value)"] = { call in
            if let value = try call.dictionary(0).value(call.machine.hashed(call[1], call.type(0))) { return value }
            return try call.machine.call(call[2], [])
        }
        table["Dictionary.subscript(_: Key, default: @autoclosure () -> Value).set"] = { call in
            let (key, value) = (try call.machine.hashed(call[1], call.type(0)), call.take(3))
            try call.changeDictionary(0) { $0.set(key, call[1], value) }
            return .none
        }
        table["Dictionary.subscript(_position: Int)"] = { call in
            let (dictionary, index) = (try call.dictionary(0), try call.int(1))
            guard let entry = dictionary.entry(at: index) else { throw RuntimeError.index(index, count: dictionary.count) }
            return .box(Box([entry.key, entry.value]))
        }
        table["Dictionary._offset(of: Key)"] = { call in
            try call.dictionary(0).place(of: call.machine.hashed(call[1], call.type(0))).map(Value.int) ?? .none
        }
        table["Dictionary.removeValue(forKey: Key)"] = { call in
            let key = try call.machine.hashed(call[1], call.type(0))
            let removed = try call.changeDictionary(0) { try $0.remove(key, call.machine.budget) }
            guard let value = removed?.value else { return .none }
            return call.type(1).isBoxedAsPayload ? .box(Box(tag: 1, [value])) : value
        }
        table["Dictionary.==(_: [Key: Value], _: [Key: Value])"] = { call in
            .bool(try call.machine.isEqual(call[0], call[1], .nominal(call.machine.types.nominal(.dictionary), [call.type(0), call.type(1)])) ?? false)
        }
    }

    static func bindSets(_ table: inout [String: DirectFunction]) {
        table["Set.init()"] = { call in try call.machine.makeSet([], call.type(0)) }
        table["Set.init(_: S)"] = { call in try call.machine.makeSet(elements(call[0], call.type(1), call.machine), call.type(0)) }
        table["Set.count"] = { call in .int(try call.dictionary(0).count) }
        table["Set._placeCount"] = { call in .int(try call.dictionary(0).placeCount) }
        table["Set._place(after: Int)"] = { call in .int(try call.dictionary(0).place(after: max(-1, call.int(1)))) }
        table["Set.subscript(_position: Int)"] = { call in
            let (set, index) = (try call.dictionary(0), try call.int(1))
            guard let entry = set.entry(at: index) else { throw RuntimeError.index(index, count: set.count) }
            return entry.key
        }
        table["Set.contains(_: Element)"] = { call in .bool(try call.dictionary(0).contains(call.machine.hashed(call[1], call.type(0)))) }
        table["Set.insert(_: Element)"] = { call in
            let key = try call.machine.hashed(call[1], call.type(0))
            return try call.changeDictionary(0) { set in
                if let place = set.place(of: key), let entry = set.entry(at: place) { return .box(Box([.bool(false), entry.key])) }
                set.set(key, call[1], .none)
                return .box(Box([.bool(true), call[1]]))
            }
        }
        table["Set.remove(_: Element)"] = { call in
            let key = try call.machine.hashed(call[1], call.type(0))
            return try call.changeDictionary(0) { try $0.remove(key, call.machine.budget) }?.key ?? .none
        }
        table["Set.==(_: Set<Element>, _: Set<Element>)"] = { call in
            .bool(try call.machine.isEqual(call[0], call[1], .nominal(call.machine.types.nominal(.set), [call.type(0)])) ?? false)
        }
    }
}
