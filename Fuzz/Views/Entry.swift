import Foundation

// Built with `-sanitize=fuzzer`, libFuzzer has the program's entry and calls this for each input. `FUZZ` names the request.
#if FUZZING
    private let request: FuzzedRequest = {
        let name = ProcessInfo.processInfo.environment["FUZZ"] ?? ""
        guard let request = FuzzedRequest(rawValue: name) else {
            fatalError("FUZZ is one of \(FuzzedRequest.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return request
    }()

    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        // What isn't UTF-8 is refused before it is read.
        guard let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) else { return -1 }
        request.make(text)
        return 0
    }
#else
    @main
    enum Entry {
        static func main() { print("Build this with `make fuzz`.") }
    }
#endif
