@main
struct App {
    static func main() { print("hi") }
}
print("x")

// error: 2: 'main' attribute cannot be used in a module that contains top-level code
