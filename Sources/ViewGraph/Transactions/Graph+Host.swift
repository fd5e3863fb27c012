import ViewTree

extension Graph: GraphHost {
    public func didRead(_ property: String, of object: any ObservableReference, line: Int?) {
        guard let currentReader else { return }
        objects.addReader(currentReader, of: object, property: property, line: line)
    }

    public func didChange(_ property: String, of object: any ObservableReference, line: Int?) {
        guard isUpdating else { return objects.propertyChanged(property, of: object) { _ in true } }
        // Bodies observe what they read from their end on: those that run now, and those that run later, know of the change.
        let concerned = objects.readers(of: object, property).filter { !isReading($0) }
        guard !concerned.isEmpty else { return }
        deferredChanges.append { [objects] in objects.propertyChanged(property, of: object) { edge in concerned.contains { $0 === edge.reader } } }
    }

    public func willChange(_ object: any ObservableReference, property: String?, line: Int?) {
        notify { [objects] in objects.objectChanged(object, property: property) }
    }

    public func withTransaction(_ transaction: Transaction, _ body: () throws -> Void) throws {
        let outer = currentTransaction
        currentTransaction = transaction
        defer { currentTransaction = outer }
        try body()
    }

    public func startTask(_ work: @escaping (any TaskHost) throws -> Void) -> any TaskHost {
        let task = RunningTask(clock: clock)
        scheduleTask { try work(task) }
        return task
    }

    /// Schedules those who watch an object now; in an update, where they may be running, with the next transaction.
    private func notify(_ change: @escaping () -> Void) {
        if isUpdating { deferredChanges.append(change) } else { change() }
    }

    // MARK: State

    func enqueueWrite(to slot: StateSlot, of value: any OpaqueValue) {
        writes.append(WriteQueue.Write(slot: slot, value: value), currentTransaction, isAnswer: isCallingBack)
    }

    func reportWriteDuringUpdate(of slot: StateSlot, line: Int?) {
        report(
            GraphDiagnostic(
                .warning, .writeDuringUpdate, "Modifying state during view update, this will cause undefined behavior.",
                help: "`\(slot.name)` keeps its value here: write it in an action, or in onAppear, onChange or task.", line: line))
    }
}
