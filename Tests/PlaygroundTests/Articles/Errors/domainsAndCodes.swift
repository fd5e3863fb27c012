import Foundation

enum Bank: Error, CustomNSError {
    case closed, broke
    static var errorDomain: String { "Bank" }
    var errorCode: Int { self == .closed ? 101 : 102 }
}
struct Untold: LocalizedError, CustomNSError { static let errorDomain = "Untold"; var errorCode: Int { 4 } }
struct Told: CustomNSError { var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "told"] } }
struct Own: LocalizedError, CustomNSError { var errorDescription: String? { "own" } }
let errors: [any Error] = [Bank.broke, Untold(), Told(), Own()]
for error in errors { print(error.localizedDescription) }
print(Bank.closed.localizedDescription, (Bank.closed as NSError).code)

// output: The operation couldn’t be completed. (Bank error 102.)
// output: The operation couldn’t be completed. (Untold error 4.)
// output: told
// output: own
// output: The operation couldn’t be completed. (Bank error 101.) 101
