import SwiftModel

extension Machine {
    /// A value of the defaults as `Any`.
    package func existential(_ value: StoredValue) throws -> Existential {
        let module = types.module
        let string = module.named(.string)
        switch value {
        case .boolean(let flag): return Existential(type: module.named(.bool), value: .bool(flag))
        case .integer(let number): return Existential(type: module.named(.int), value: .int(number))
        case .number(let number): return Existential(type: module.named(.double), value: .double(number))
        case .text(let text): return Existential(type: string, value: .string(text))
        case .list(let items):
            let texts = items.compactMap { if case .text(let text) = $0 { Value.string(text) } else { nil } }
            if texts.count == items.count { return Existential(type: module.named(.array, string), value: .array(ArrayStorage(texts))) }
            return Existential(type: module.named(.array, .any), value: .array(ArrayStorage(try items.map { .any(try existential($0)) })))
        case .map(let items):
            let storage = DictionaryStorage()
            for (key, item) in items.sorted(by: { $0.key < $1.key }) {
                storage.set(try hashed(.string(key), string), .string(key), .any(try existential(item)))
            }
            return Existential(type: module.named(.dictionary, string, .any), value: .dictionary(storage))
        }
    }
}
