import Foundation

/// Why an export is refused.
public struct ImportError: Error, Equatable {
    /// From 1; nil where the fault is in no line.
    public let line: Int?
    /// One phrase without a full stop.
    public let message: String
    public let help: String
}

/// Reads an export, or refuses all of it.
enum ExportReader {
    static let sizeLimit = 64_000_000
    private static let writeAgain = "export the progress again and import that file unchanged"

    /// The events, each with its line.
    static func events(_ data: Data) throws(ImportError) -> [(line: Int, event: Event)] {
        guard data.count <= sizeLimit else {
            throw ImportError(line: nil, message: "the export has \(data.count) bytes; the limit is \(sizeLimit)", help: "import it in parts")
        }
        var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard let first = lines.first else { throw ImportError(line: nil, message: "the export is empty", help: writeAgain) }
        try check(header: first)
        guard lines.count - 1 <= Event.countLimit else {
            throw ImportError(line: nil, message: "the export has \(lines.count - 1) events; the limit is \(Event.countLimit)", help: "import it in parts")
        }
        var events: [(line: Int, event: Event)] = []
        let decoder = JSONDecoder()
        for (index, line) in lines.enumerated().dropFirst() {
            events.append((index + 1, try event(line, number: index + 1, decoder)))
        }
        return events
    }

    private static func check(header line: Data) throws(ImportError) {
        guard let header = try? JSONDecoder().decode(ExportHeader.self, from: line), header.format == ExportHeader.current.format, header.version > 0 else {
            throw ImportError(line: 1, message: "this isn't an export of progress", help: "import a file that `workbook progress export` has written")
        }
        guard header.version == ExportHeader.current.version else {
            throw ImportError(line: 1, message: "the export was written by a newer version of workbook", help: "update workbook")
        }
    }

    private static func event(_ line: Data, number: Int, _ decoder: JSONDecoder) throws(ImportError) -> Event {
        let event: Event
        do { event = try decoder.decode(Event.self, from: line) } catch {
            throw ImportError(line: number, message: "this isn't an event: \(reason(error))", help: writeAgain)
        }
        if let fault = event.fault { throw ImportError(line: number, message: "this isn't a valid event: \(fault)", help: writeAgain) }
        return event
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _): "`\(key.stringValue)` is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context)) has the wrong type"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty ? "it isn't valid JSON, or has a number out of range" : "\(place(context)) isn't a valid value"
        default: "it can't be read"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.first.map { "`\($0.stringValue)`" } ?? "it"
    }
}
