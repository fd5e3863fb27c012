import Foundation
enum NetworkError: LocalizedError {
    case offline, status(Int)
    var errorDescription: String? {
        switch self {
        case .offline: "You are offline."
        case .status(let code): "The server answered \(code)."
        }
    }
}
func load(_ code: Int) throws -> String {
    if code == 0 { throw NetworkError.offline }
    if code != 200 { throw NetworkError.status(code) }
    return "ok"
}
for code in [0, 200, 404] {
    do { print(try load(code)) } catch { print(error.localizedDescription) }
}

// output: You are offline.
// output: ok
// output: The server answered 404.
