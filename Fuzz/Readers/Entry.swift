import Foundation

// Built with `-sanitize=fuzzer`, libFuzzer has the program's entry and calls this for each input. `FUZZ` names the reader.
#if FUZZING
    private let reader: FuzzedReader = {
        let name = ProcessInfo.processInfo.environment["FUZZ"] ?? ""
        guard let reader = FuzzedReader(rawValue: name) else {
            fatalError("FUZZ is one of \(FuzzedReader.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return reader
    }()

    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        // What isn't UTF-8 is refused before a reader gets it.
        guard let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) else { return -1 }
        reader.read(text)
        return 0
    }
#else
    @main
    enum Entry {
        static func main() { print("Build this with `make fuzz`.") }
    }
#endif
