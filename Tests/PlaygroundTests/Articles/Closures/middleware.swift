struct Request { var path: String; var headers: [String: String] = [:] }
struct Response: CustomStringConvertible { var status = 200; var body = ""; var description: String { "\(status) \(body)" } }
typealias Handler = (Request) throws -> Response
typealias Middleware = (@escaping Handler) -> Handler

enum Failure: Error { case notFound(String), unauthorized }

func compose(_ middlewares: Middleware..., handler: @escaping Handler) -> Handler {
    middlewares.reversed().reduce(handler) { next, middleware in middleware(next) }
}
var log: [String] = []
let logging: Middleware = { next in
    { request in
        log.append("-> \(request.path)")
        defer { log.append("<- \(request.path)") }
        return try next(request)
    }
}
let auth: Middleware = { next in
    { request in
        guard request.headers["token"] == "secret" else { throw Failure.unauthorized }
        return try next(request)
    }
}
let recover: Middleware = { next in
    { request in
        do { return try next(request) } catch Failure.notFound(let path) {
            return Response(status: 404, body: "no \(path)")
        } catch Failure.unauthorized {
            return Response(status: 401)
        }
    }
}
let app = compose(recover, logging, auth) { request in
    switch request.path {
    case "/": Response(body: "home")
    case let path where path.hasPrefix("/users/"): Response(body: String(path.dropFirst(7)))
    default: throw Failure.notFound(request.path)
    }
}
for (path, token) in [("/", "secret"), ("/users/7", "secret"), ("/x", "secret"), ("/", "")] {
    print(try! app(Request(path: path, headers: ["token": token])))
}
print(log.count, log.last ?? "")

// output: 200 home
// output: 200 7
// output: 404 no /x
// output: 401
// output: 8 <- /
