/// What is known of the memory that a run takes.
struct MemoryUse {
    /// Bytes of the process when the run began.
    let atStart = ProcessMemory.resident ?? 0
    /// How often the time was asked since.
    var polls = 0
    /// Bytes that bindings made since the system was asked.
    var unasked = 0
    /// Bytes that bindings made since the run began.
    var made = 0
}

extension Machine {
    /// Large values are made by one call each: they are counted, so that the system and the clock are asked in time.
    func willKeep(bytes: Int) throws {
        memory.unasked &+= bytes
        memory.made &+= bytes
        if memory.unasked > 8 << 20 {
            try checkMemory()
            try pollTime()
        }
    }

    func checkMemory() throws {
        memory.unasked = 0
        guard let resident = ProcessMemory.resident, (resident - memory.atStart) / 1_000_000 > limits.memory else { return }
        throw Limit.memory.error(limits)
    }
}
