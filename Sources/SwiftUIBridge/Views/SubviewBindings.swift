import SwiftMachine
import SwiftModel
import ViewTree

/// A collection of resolved subviews, or a slice of one, which keeps its indices.
struct Subviews {
    let elements: ArraySlice<any Subview>

    init(_ elements: ArraySlice<any Subview>) { self.elements = elements }
    init(_ collection: SubviewsCollection) { elements = collection.elements[...] }

    var collection: SubviewsCollection { SubviewsCollection(Array(elements)) }
}

extension Registrar {
    mutating func bindSubviews() {
        bindResolving()
        bindCollections()
        bindSectionCollections()
        function("Subview.id") { call in .wrapping(try call.subview().id) }
        function("Subview.containerValues") { call in
            let subview = try call.subview()
            return .native(ValueBag<ContainerKey> { try subview.containerValue($0).snippetValue })
        }
        for type in ["Subview.ID", "SectionConfiguration.ID", "Namespace.ID"] {
            function("\(type).==(_: \(type), _: \(type))") { call in
                .bool(try call.wrapped(0, ExplicitID.self) == call.wrapped(1, ExplicitID.self))
            }
        }
    }

    /// `ForEach(subviews:)`, `Group(subviews:)` and those of sections, under the session talk's names too.
    private mutating func bindResolving() {
        for label in ["subviews", "subviewOf"] {
            view("ForEach.init(\(label): V, content: (Subview) -> Content)") { call in
                let (make, type, bridge, machine) = (try call.closure(1), try call.typeArgument(2), call.bridge, call.machine)
                return .forEachSubview(of: try call.view(0, typed: 3)) { try bridge.declared(make(.native($0)), type, machine) }
            }
        }
        for label in ["sections", "sectionOf"] {
            view("ForEach.init(\(label): V, content: (SectionConfiguration) -> Content)") { call in
                let (make, type, bridge, machine) = (try call.closure(1), try call.typeArgument(2), call.bridge, call.machine)
                return .forEachSection(of: try call.view(0, typed: 3)) { try bridge.declared(make(.wrapping($0)), type, machine) }
            }
        }
        for label in ["subviews", "subviewsOf"] {
            view("Group.init(\(label): Base, transform: (SubviewsCollection) -> R)") { call in
                let (make, type, bridge, machine) = (try call.closure(1), try call.typeArgument(2), call.bridge, call.machine)
                return .groupSubviews(of: try call.view(0, typed: 1)) { try bridge.declared(make(.wrapping(Subviews($0))), type, machine) }
            }
        }
        for label in ["sections", "sectionsOf"] {
            view("Group.init(\(label): Base, transform: (SectionCollection) -> R)") { call in
                let (make, type, bridge, machine) = (try call.closure(1), try call.typeArgument(2), call.bridge, call.machine)
                return .groupSections(of: try call.view(0, typed: 1)) { try bridge.declared(make(.wrapping($0)), type, machine) }
            }
        }
    }

    private mutating func bindCollections() {
        for owner in ["SubviewsCollection", "SubviewsCollectionSlice"] {
            function("\(owner).count") { call in .int(try call.subviews().count) }
            function("\(owner).first") { call in try call.subviews().first.map { .native($0) } ?? .none }
            function("\(owner).last") { call in try call.subviews().last.map { .native($0) } ?? .none }
            function("\(owner).subscript(_: Int)") { call in
                let (subviews, index) = (try call.subviews(), try call.int(1))
                guard subviews.indices.contains(index) else { throw call.outOfRange(index, count: subviews.count) }
                return .native(subviews[index])
            }
            function("\(owner).subscript(_: Range<Int>)") { call in
                let subviews = try call.subviews()
                let bounds = try call.fields(1, 2)
                guard case .int(let lower) = bounds[0], case .int(let upper) = bounds[1] else { throw call.mismatch("Range") }
                guard lower <= upper, lower >= subviews.startIndex, upper <= subviews.endIndex else {
                    throw RuntimeError("range", "the range \(lower)..<\(upper) is not within the \(subviews.count) subviews")
                }
                return .wrapping(Subviews(subviews[lower..<upper]))
            }
            let parts: [(String, (ArraySlice<any Subview>, Int) -> ArraySlice<any Subview>)] = [
                ("prefix", { $0.prefix($1) }), ("suffix", { $0.suffix($1) }), ("dropFirst", { $0.dropFirst($1) }), ("dropLast", { $0.dropLast($1) }),
            ]
            for (name, part) in parts {
                function("\(owner).\(name)(_: Int)") { call in
                    let count = try call.int(1)
                    guard count >= 0 else { throw call.machine.trap("'\(name)' takes no negative number") }
                    return .wrapping(Subviews(part(try call.subviews(), count)))
                }
            }
        }
        function("SubviewsCollectionSlice.startIndex") { call in .int(try call.subviews().startIndex) }
    }

    private mutating func bindSectionCollections() {
        function("SectionConfiguration.id") { call in .wrapping(try call.section().id) }
        function("SectionConfiguration.header") { call in .wrapping(Subviews(try call.section().header)) }
        function("SectionConfiguration.content") { call in .wrapping(Subviews(try call.section().content)) }
        function("SectionConfiguration.footer") { call in .wrapping(Subviews(try call.section().footer)) }
        function("SectionConfiguration.containerValues") { call in
            let section = try call.section()
            return .native(ValueBag<ContainerKey> { try section.containerValue($0).snippetValue })
        }
        function("SectionCollection.count") { call in .int(try call.sections().count) }
        function("SectionCollection.first") { call in try call.sections().first.map { .wrapping($0) } ?? .none }
        function("SectionCollection.last") { call in try call.sections().last.map { .wrapping($0) } ?? .none }
        function("SectionCollection.subscript(_: Int)") { call in
            let (sections, index) = (try call.sections(), try call.int(1))
            guard sections.indices.contains(index) else { throw call.outOfRange(index, count: sections.count) }
            return .wrapping(sections[index])
        }
    }
}

extension BridgeCall {
    fileprivate func subview() throws -> any Subview { try native(0, (any Subview).self) }
    fileprivate func subviews() throws -> ArraySlice<any Subview> { try wrapped(0, Subviews.self).elements }
    fileprivate func section() throws -> SectionConfiguration { try wrapped(0) }
    fileprivate func sections() throws -> [SectionConfiguration] { try wrapped(0, SectionCollection.self).sections }

    func outOfRange(_ index: Int, count: Int) -> any Error { RuntimeError.index(index, count: count) }
}
