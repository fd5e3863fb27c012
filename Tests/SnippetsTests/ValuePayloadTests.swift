import Testing

@testable import SwiftMachine
@testable import SwiftModel

/// Registers are reached in place, by the layout of `Value`.
@Suite struct ValuePayloadTests {
    private func inRegister<Result>(_ value: Value, _ work: (UnsafeMutablePointer<Value>) throws -> Result) rethrows -> Result {
        let register = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        register.initialize(to: value)
        defer {
            register.deinitialize(count: 1)
            register.deallocate()
        }
        return try work(register)
    }

    @Test func objectsAreFoundInPlace() throws {
        let (box, array, cell, function) = (Box(tag: 3, []), ArrayStorage([.int(1)]), Cell(.int(2)), FunctionValue(.native { _ in .none }))
        #expect(try inRegister(.box(box)) { try $0.withBox { $0 === box } })
        #expect(try inRegister(.array(array)) { try $0.withArray { $0 === array } })
        #expect(try inRegister(.cell(cell)) { try $0.withCell { $0 === cell } })
        #expect(try inRegister(.function(function)) { try $0.withFunction { $0 === function } })
    }

    @Test func sharedOnesAreCopiedBeforeAChange() throws {
        let (box, array) = (Box(tag: 3, [.int(1)]), ArrayStorage([.int(1)]))
        try inRegister(.box(box)) { register in
            try register.changeBox { $0.fields[0] = .int(9) }
            #expect(try register.withBox { $0 !== box && $0.tag == 3 })
        }
        try inRegister(.array(array)) { register in
            try register.changeArray(Budget()) { $0.elements.append(.int(9)) }
            #expect(try register.withArray { $0.elements.count } == 2)
        }
        #expect(box.fields[0].asInt == 1)
        #expect(array.elements.count == 1)
    }

    @Test func anotherCaseIsRefused() {
        for value in [Value.none, .int(1), .string("x"), .native(Cell(.none))] {
            #expect(throws: RuntimeError.self) { try inRegister(value) { try $0.withBox { $0.tag } } }
            #expect(throws: RuntimeError.self) { try inRegister(value) { try $0.changeArray(Budget()) { _ in } } }
        }
    }
}

extension Value {
    fileprivate var asInt: Int? {
        if case .int(let number) = self { return number }
        return nil
    }
}
