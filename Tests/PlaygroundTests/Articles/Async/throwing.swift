enum LoadError: Error { case notFound(Int) }
struct Loader {
    var pages = [1: "one", 2: "two"]
    func page(_ number: Int) async throws -> String {
        guard let page = pages[number] else { throw LoadError.notFound(number) }
        return page
    }
    func book() async -> String {
        var text = ""
        for number in 1...3 {
            do { text += try await page(number) + ";" } catch { text += "\(error)" }
        }
        return text
    }
}
print(await Loader().book())
print((try? await Loader().page(2)) ?? "none")

// output: one;two;notFound(3)
// output: two
