import Diagnostics
import SwiftModel

/// The instructions of a function with what they refer to.
package final class Code {
    let name: String
    /// What the loop reads, at a place that does not move.
    let image: UnsafePointer<CodeImage>
    let sites: [CallSite]
    let templates: [ClosureTemplate]
    let keyPaths: [KeyPathTemplate]
    let classes: [RuntimeClass]
    let registerCount: Int
    /// Registers whose values go back to the caller.
    let inoutPlaces: [Int]
    /// Code of the prelude and what the compiler writes: what happens there is reported at the place that called it.
    let isHidden: Bool
    /// Whether its registers have to begin where the stack does, since those with negative numbers are globals.
    let isTopLevel: Bool
    private let owned: UnsafeMutablePointer<CodeImage>
    private let spanOfInstruction: [Int32]
    private let spans: [Span]

    init(_ builder: CodeBuilder, name: String, inoutPlaces: [Int], isHidden: Bool, isTopLevel: Bool) {
        self.name = name
        (sites, templates, keyPaths, classes) = (builder.sites, builder.templates, builder.keyPaths, builder.classes)
        registerCount = builder.highest
        self.inoutPlaces = inoutPlaces
        (self.isHidden, self.isTopLevel) = (isHidden, isTopLevel)
        (spanOfInstruction, spans) = (builder.spanOfInstruction, builder.spans)
        owned = .allocate(capacity: 1)
        image = UnsafePointer(owned)
        owned.initialize(to: CodeImage(builder, inoutPlaces: inoutPlaces, code: .passUnretained(self)))
    }

    deinit {
        owned.pointee.deallocate()
        owned.deinitialize(count: 1)
        owned.deallocate()
    }

    func span(at pc: Int) -> Span? {
        guard spanOfInstruction.indices.contains(pc) else { return nil }
        let index = Int(spanOfInstruction[pc])
        return spans.indices.contains(index) ? spans[index] : nil
    }
}

/// Code as the loop reads it: without counting references, for as long as the code lives.
struct CodeImage {
    let instructions: UnsafePointer<Instruction>
    let constants: UnsafePointer<Value>
    /// What the call sites call, where it is known: by the first call of each.
    let callees: UnsafeMutablePointer<UnsafePointer<CodeImage>?>
    let sites: UnsafePointer<Unmanaged<CallSite>>
    let classes: UnsafePointer<Unmanaged<RuntimeClass>>
    let types: UnsafePointer<SwiftType>
    let registerCount: Int
    /// The registers to be emptied at the end, in this order; the others hold nothing that has to be released.
    let managed: UnsafePointer<Int32>
    let managedCount: Int
    private let owner: Unmanaged<Code>
    private let (constantCount, siteCount, typeCount): (Int, Int, Int)

    var code: Code { owner.takeUnretainedValue() }

    fileprivate init(_ builder: CodeBuilder, inoutPlaces: [Int], code: Unmanaged<Code>) {
        instructions = Self.row(builder.instructions)
        constants = Self.row(builder.constants)
        types = Self.row(builder.types)
        (constantCount, siteCount, typeCount) = (builder.constants.count, builder.sites.count, builder.types.count)
        callees = .allocate(capacity: max(1, siteCount))
        callees.initialize(repeating: nil, count: siteCount)
        sites = Self.row(builder.sites.map(Unmanaged.passUnretained))
        classes = Self.row(builder.classes.map(Unmanaged.passUnretained))
        registerCount = builder.highest
        let registers = ManagedRegisters(builder).registers.filter { !inoutPlaces.contains($0) }
        managed = Self.row((inoutPlaces.isEmpty ? registers.reversed() : registers).map(Int32.init))
        managedCount = registers.count
        owner = code
    }

    private static func row<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
        let row = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
        row.initialize(from: elements, count: elements.count)
        return UnsafePointer(row)
    }

    fileprivate func deallocate() {
        instructions.deallocate()
        UnsafeMutablePointer(mutating: constants).deinitialize(count: constantCount)
        constants.deallocate()
        callees.deinitialize(count: siteCount)
        callees.deallocate()
        sites.deallocate()
        classes.deallocate()
        UnsafeMutablePointer(mutating: types).deinitialize(count: typeCount)
        types.deallocate()
        managed.deallocate()
    }
}

/// Who is called at a place, and with what.
final class CallSite {
    let target: FunctionInstance
    /// `self` included.
    let argumentCount: Int
    let inoutPlaces: [Int]
    let direct: DirectFunction?
    let native: NativeFunction?
    let resultType: SwiftType
    let span: Span?
    /// What runs for a class or a type behind an existential: last seen, and all seen.
    @exclusivity(unchecked) var cachedClass: ObjectIdentifier?
    @exclusivity(unchecked) var cachedImage: UnsafePointer<CodeImage>?
    var openedCodes: [SwiftType: Code] = [:]
    /// The type parameter of a generic function that an existential argument is opened for, and that argument's place.
    let opened: (parameter: Int, place: Int)?
    /// Where the receiver of a method ends, in UTF-8 offsets.
    private let receiverEnd: Int?
    /// The line on which the function is called; of a method in a chain that of its dot.
    private(set) lazy var line: Int? = (span?.memberDot(after: receiverEnd) ?? span)?.start.line

    init(
        _ target: FunctionInstance, argumentCount: Int, inoutPlaces: [Int], resultType: SwiftType, span: Span?, receiverEnd: Int? = nil,
        direct: DirectFunction? = nil, native: NativeFunction? = nil, opened: (parameter: Int, place: Int)? = nil
    ) {
        self.opened = opened
        self.receiverEnd = receiverEnd
        (self.target, self.argumentCount, self.inoutPlaces, self.resultType, self.span) = (target, argumentCount, inoutPlaces, resultType, span)
        (self.direct, self.native) = (direct, native)
    }
}

extension Span {
    /// The dot that follows a receiver in a call, perhaps on its own line.
    fileprivate func memberDot(after receiverEnd: Int?) -> Span? {
        guard let receiverEnd, range.contains(receiverEnd) else { return nil }
        let dot = source.utf8[receiverEnd..<range.upperBound].firstIndex {
            ![UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains($0)
        }
        guard let dot, source.utf8[dot] == UInt8(ascii: ".") else { return nil }
        return Span(source, dot..<dot + 1)
    }
}

/// A closure expression: its code, and how many values it captures.
final class ClosureTemplate {
    let code: Code
    let captureCount: Int
    init(code: Code, captureCount: Int) { (self.code, self.captureCount) = (code, captureCount) }
}

/// A key path expression: its steps, with places for the arguments of subscripts.
struct KeyPathTemplate {
    var components: [KeyPathValue.Component]
    /// The number of arguments that the step of the same place takes from the registers.
    var argumentCounts: [Int]
    let rootType: SwiftType
    let valueType: SwiftType
}
