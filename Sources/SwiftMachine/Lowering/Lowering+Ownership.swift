import SwiftModel

/// Values that are moved: structs with a `deinit`, and places that a value leaves.
extension Lowering {
    /// A struct of its fields, which are in `count` registers from `first` on; the register after them is used as well.
    func emitStructure(_ type: SwiftType, _ first: Int, _ count: Int, into result: Int) throws {
        guard type.nominal?.deinitializer != nil else { return _ = builder.emit(.makeBox, result, first, count) }
        builder.emit(.constant, first + count, builder.constant(.native(try machine.runtimeClass(of: type))))
        builder.emit(.makeBox, result, first, count + 1, d: Box.endingTag)
    }

    func structure(_ type: SwiftType, of arguments: [Expr], into result: Int) throws {
        try temporaries {
            let first = builder.allocate(arguments.count + 1)
            for (index, argument) in arguments.enumerated() { try lower(argument, into: first + index) }
            try emitStructure(type, first, arguments.count, into: result)
        }
    }

    /// Leaves nothing in the place.
    func consume(_ inner: Expr, into result: Int) throws {
        try temporaries {
            let access = try access(place(inner))
            builder.emit(.take, result, access.register)
            access.finish()
        }
    }

    func discardSelf(_ this: Expr, into result: Int) throws {
        guard let count = concrete(this.type).nominal?.storedProperties.count else { return }
        try temporaries {
            let access = try access(place(this))
            let none = builder.allocate()
            builder.emit(.clear, none)
            builder.emit(.setField, access.register, count, none)
            access.finish()
        }
        builder.emit(.clear, result)
    }
}

extension Box {
    /// The copy of a struct with a `deinit` takes its place.
    func copy() -> Box {
        let copy = Box(tag: tag, FieldRow(copying: row))
        if tag == Self.endingTag { row.places[row.count - 1] = .none }
        return copy
    }

    func queueDeinitializer() {
        guard case .native(let object) = row.places[row.count - 1], let runtimeClass = object as? RuntimeClass, let machine = runtimeClass.machine else {
            return
        }
        machine.queueDeinitializer(of: runtimeClass, fields: machine.moved(row.places, row.count - 1))
    }
}
