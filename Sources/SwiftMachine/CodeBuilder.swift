import Diagnostics
import SwiftModel

/// Collects the instructions of one function, and hands out its registers as a stack.
final class CodeBuilder {
    private(set) var instructions: [Instruction] = []
    private(set) var spanOfInstruction: [Int32] = []
    private(set) var spans: [Span] = []
    private(set) var constants: [Value] = []
    private(set) var sites: [CallSite] = []
    private(set) var templates: [ClosureTemplate] = []
    private(set) var keyPaths: [KeyPathTemplate] = []
    private(set) var types: [SwiftType] = []
    private(set) var classes: [RuntimeClass] = []
    private var typeIndices: [SwiftType: Int] = [:]
    /// Parameters that may hold something to be released.
    private(set) var managedParameters: [Int] = []
    private var labels: [Int] = []
    private var jumps: [Int] = []
    /// The first free register, and the number of registers ever in use.
    private(set) var next = 0
    private(set) var highest = 0

    /// Where the code being emitted is.
    var span: Span? {
        didSet {
            guard let span, span != spans.last else { return }
            spans.append(span)
        }
    }

    // MARK: Registers

    func allocate(_ count: Int = 1) -> Int {
        let first = next
        next += count
        highest = max(highest, next)
        return first
    }

    func release(to mark: Int) { next = mark }

    /// The first registers, which callers fill; of those in `inline` it is known that they never hold more than a number.
    func allocateParameters(_ count: Int, inline: [Int] = []) {
        managedParameters += (next..<next + count).filter { !inline.contains($0) }
        _ = allocate(count)
    }

    // MARK: Instructions

    @discardableResult
    func emit(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0) -> Int {
        instructions.append(
            Instruction(
                op: op, d: UInt16(truncatingIfNeeded: d), a: Int32(truncatingIfNeeded: a), b: Int32(truncatingIfNeeded: b), c: Int32(truncatingIfNeeded: c)))
        spanOfInstruction.append(Int32(span == nil ? -1 : spans.count - 1))
        return instructions.count - 1
    }

    struct Label { fileprivate let index: Int }

    func label() -> Label {
        labels.append(-1)
        return Label(index: labels.count - 1)
    }

    func place(_ label: Label) { labels[label.index] = instructions.count }

    /// A jump in one of its kinds; the label's place is filled in at the end. A jump back counts as a turn of a loop.
    func jump(_ op: Opcode = .jump, _ a: Int = 0, _ b: Int = 0, to label: Label) {
        let isUncounted = labels[label.index] >= 0 && ![.loop, .loopRange, .loopStride].contains(op)
        if isUncounted, op != .jump { emit(.loop, 0, 0, 1) }
        jumps.append(emit(isUncounted && op == .jump ? .loop : op, a, b, label.index))
    }

    func finish(name: String, inoutPlaces: [Int], isHidden: Bool, isTopLevel: Bool) -> Code {
        for jump in jumps { instructions[jump].c = Int32(labels[Int(instructions[jump].c)] - jump) }
        return Code(self, name: name, inoutPlaces: inoutPlaces, isHidden: isHidden, isTopLevel: isTopLevel)
    }

    // MARK: Tables

    func constant(_ value: Value) -> Int {
        constants.append(value)
        return constants.count - 1
    }
    func site(_ site: CallSite) -> Int {
        sites.append(site)
        return sites.count - 1
    }
    func template(_ template: ClosureTemplate) -> Int {
        templates.append(template)
        return templates.count - 1
    }
    func keyPath(_ template: KeyPathTemplate) -> Int {
        keyPaths.append(template)
        return keyPaths.count - 1
    }
    func type(_ type: SwiftType) -> Int {
        if let known = typeIndices[type] { return known }
        types.append(type)
        typeIndices[type] = types.count - 1
        return types.count - 1
    }
    func runtimeClass(_ runtimeClass: RuntimeClass) -> Int {
        classes.append(runtimeClass)
        return classes.count - 1
    }
}
