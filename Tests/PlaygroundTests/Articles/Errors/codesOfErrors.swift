import Foundation
enum APIError: Int, Error { case notFound = 404, gone }
enum Plain: Error { case a, b(Int) }
print((APIError.notFound as NSError).code, (APIError.gone as NSError).code, (Plain.b(1) as NSError).code, (Plain.a as NSError).code)

// output: 404 405 0 1
