/// What a node reads: mostly nothing, or one source, which takes no array.
enum SourceList {
    case none
    case one(Source)
    case many([Source])

    var all: [Source] {
        switch self {
        case .none: []
        case .one(let source): [source]
        case .many(let sources): sources
        }
    }

    mutating func append(_ source: Source) {
        switch self {
        case .none: self = .one(source)
        case .one(let first): self = .many([first, source])
        case .many(var sources):
            self = .none
            sources.append(source)
            self = .many(sources)
        }
    }
}
