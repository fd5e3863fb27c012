struct Route: CustomStringConvertible {
    let path: String
    var description: String { path }
}
@resultBuilder
struct RouteBuilder {
    static func buildBlock(_ routes: Route...) -> [Route] { routes }
}
protocol Router {
    @RouteBuilder var routes: [Route] { get }
}
struct Site: Router {
    var routes: [Route] {
        Route(path: "/")
        Route(path: "/about")
    }
    @RouteBuilder func extra(_ name: String) -> [Route] {
        Route(path: "/" + name)
    }
}
print(Site().routes, Site().extra("x"))

// output: [/, /about] [/x]
