import Foundation

// Built with `-sanitize=fuzzer`, libFuzzer has the program's entry and calls this for each input. `FUZZ` names the target.
#if FUZZING
    private let target: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["FUZZ"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else { fatalError("FUZZ is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))") }
        return target
    }()

    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        // Readers get text alone: what isn't UTF-8 is refused before them.
        guard let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) else { return -1 }
        target.read(text)
        return 0
    }
#else
    @main
    enum Fuzz {
        static func main() { print("Build this with `make fuzz`.") }
    }
#endif
