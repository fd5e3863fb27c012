import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    /// An `Animation?` of the prelude: name, curve, parameters, duration, delay, speed, repetition.
    func animation(_ index: Int) throws -> ViewTree.Animation? { try bridge.animation(argument(index), machine) }

    fileprivate func transactionChange(_ index: Int) throws -> (inout ViewTree.Transaction) throws -> Void {
        let (transform, bridge, machine) = (try argument(index), bridge, machine)
        return { transaction in
            let given = Value.transaction(transaction)
            transaction = try bridge.transaction(machine.callUpdating(transform, [given]).arguments[0], machine)
        }
    }

    /// The program's own values of the transaction that is argument 0, whose fields come with them.
    fileprivate func transactionValues() throws -> (fields: [Value], values: ValueBag<ContainerKey>) {
        let fields = try fields(0, 3)
        return (fields, try bridge.native(fields[2], ValueBag<ContainerKey>.self, machine))
    }
}

/// `@Entry` properties of transactions.
extension BridgeCall {
    func transactionEntry(_ key: ContainerKey) throws -> Value { try transactionValues().values.value(of: key) }

    func settingTransactionEntry(_ key: ContainerKey, to value: Value) throws -> Value {
        let (fields, values) = try transactionValues()
        return .box(Box([fields[0], fields[1], .native(values.setting(key, to: value))]))
    }
}

extension Bridge {
    func animation(_ value: Value, _ machine: Machine) throws -> ViewTree.Animation? {
        if case .none = value { return nil }
        let fields = try fields(value, 9, machine)
        guard case .string(let name) = fields[0], case .int(let curve) = fields[1], case .array(let list) = fields[2], case .bool(let autoreverses) = fields[7]
        else {
            throw machine.trap("the value isn't an Animation")
        }
        let parameters = try list.elements.map { try double($0, machine) }
        let shape: ViewTree.Animation.Curve =
            switch (curve, parameters.count) {
            case (1, _): .easeIn
            case (2, _): .easeOut
            case (3, _): .easeInOut
            case (4, 4): .timing(parameters[0], parameters[1], parameters[2], parameters[3])
            case (6, _): .sampled(parameters)
            case (5, 2): .spring(response: parameters[0], damping: parameters[1])
            default: .linear
            }
        return ViewTree.Animation(
            name: name, curve: shape, duration: try double(fields[3], machine), delay: try double(fields[4], machine), speed: try double(fields[5], machine),
            repetition: ViewTree.Animation.Repetition(
                count: try double(fields[6], machine), autoreverses: autoreverses, delay: try double(fields[8], machine)))
    }

    fileprivate func transaction(_ value: Value, _ machine: Machine) throws -> ViewTree.Transaction {
        let fields = try fields(value, 3, machine)
        guard case .bool(let disables) = fields[1] else { throw machine.trap("the value isn't a Transaction") }
        let values = try native(fields[2], ValueBag<ContainerKey>.self, machine)
        return ViewTree.Transaction(
            animation: try animation(fields[0], machine), disablesAnimations: disables, values: values.writes.isEmpty ? nil : TransactionValues(values))
    }

    /// Runs changes as one batch that carries the transaction.
    func withTransaction(_ transaction: ViewTree.Transaction, _ body: () throws -> Value) throws -> Value {
        guard let host else { return try body() }
        var result = Value.none
        try host.withTransaction(transaction) { result = try body() }
        return result
    }
}

extension Value {
    /// None of the program's own values of a transaction: each is its default.
    fileprivate static var noValues: ValueBag<ContainerKey> { ValueBag { try $0.defaultValue().snippetValue } }

    /// A `Transaction` of the prelude.
    fileprivate static func transaction(_ transaction: ViewTree.Transaction) -> Value {
        let values = transaction.values?.object ?? noValues
        return .box(Box([transaction.animation.map(Value.animation) ?? .none, .bool(transaction.disablesAnimations), .native(values)]))
    }

    /// An `Animation` of the prelude, as `Bridge.animation` reads it.
    fileprivate static func animation(_ animation: ViewTree.Animation) -> Value {
        let (curve, parameters): (Int, [Double]) =
            switch animation.curve {
            case .linear: (0, [])
            case .easeIn: (1, [])
            case .easeOut: (2, [])
            case .easeInOut: (3, [])
            case .timing(let x1, let y1, let x2, let y2): (4, [x1, y1, x2, y2])
            case .spring(let response, let damping): (5, [response, damping])
            case .sampled(let parts): (6, parts)
            }
        return .box(
            Box([
                .string(animation.name), .int(curve), .array(ArrayStorage(parameters.map(Value.double))), .double(animation.duration),
                .double(animation.delay), .double(animation.speed), .double(animation.repetition.count), .bool(animation.repetition.autoreverses),
                .double(animation.repetition.delay),
            ]))
    }
}

extension Registrar {
    mutating func bindAnimation() {
        function("withAnimation(_: Animation?, _: () throws -> R)") { call in
            let transaction = ViewTree.Transaction(animation: try call.animation(0))
            return try call.bridge.withTransaction(transaction) { try call.machine.call(call.argument(1), []) }
        }
        function("Animation._progress(_: Double)") { call in .double(try call.animation(0)?.progress(after: call.double(1)) ?? 1) }
        function("Animation._reach") { call in .double(try call.animation(0)?.length ?? 0) }
        function("withTransaction(_: Transaction, _: () throws -> R)") { call in
            let transaction = try call.bridge.transaction(call.argument(0), call.machine)
            return try call.bridge.withTransaction(transaction) { try call.machine.call(call.argument(1), []) }
        }
        function("_currentTransaction()") { call in .transaction(call.bridge.host?.currentTransaction ?? ViewTree.Transaction()) }
        function("_TransactionValues.init()") { _ in .native(Value.noValues) }
        function("Transaction.subscript(_: K.Type)") { call in
            try call.transactionEntry(call.bridge.transactionKey(try call.typeArgument(0), call.machine))
        }
        function("Transaction.subscript(_: K.Type).set") { call in
            let key = call.bridge.transactionKey(try call.typeArgument(0), call.machine)
            return .changing(try call.settingTransactionEntry(key, to: try call.argument(2)))
        }
        modifier("View._scopedAnimation(_: Animation?)") { call in
            let animation = try call.animation(1)
            return .animation(.scope({ $0.animation = animation }, name: "animation"))
        }
        modifier("View._scopedTransaction(_: (inout Transaction) -> Void)") { call in
            .animation(.scope(try call.transactionChange(1), name: "transaction"))
        }
        modifier("View.animation(_: Animation?, value: V)") { call in
            .animation(.animation(try call.animation(1), of: call.opaque(try call.argument(2), try call.typeArgument(1))))
        }
        modifier("View.animation(_: Animation?)") { call in .animation(.animation(try call.animation(1))) }
        modifier("View.transaction(_: (inout Transaction) -> Void)") { call in .animation(.transaction(try call.transactionChange(1))) }
        modifier("View.transaction(value: V, _: (inout Transaction) -> Void)") { call in
            .animation(.transaction(try call.transactionChange(2), of: call.opaque(try call.argument(1), try call.typeArgument(1))))
        }
        modifier("View.transition(_: AnyTransition)") { call in .transition(try call.transition(1)) }
        modifier("View.matchedGeometryEffect(id: ID, in: Namespace.ID, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool)") { call in
            guard case .int(let properties) = try call.fields(3, 1)[0] else { throw call.mismatch("MatchedGeometryProperties") }
            return .matchedGeometryEffect(
                MatchedGeometry(
                    id: try call.id(call.argument(1), call.typeArgument(1)), namespace: try call.wrapped(2), matchesPosition: properties & 1 != 0,
                    matchesSize: properties & 2 != 0, anchor: try call.unitPoint(4), isSource: try call.bool(5)))
        }
    }
}
