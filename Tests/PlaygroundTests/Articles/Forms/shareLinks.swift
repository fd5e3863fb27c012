struct Links: View {
    let page = URL(string: "https://example.com")!
    let names = ["a", "b"]
    var body: some View {
        VStack {
            ShareLink(item: page, subject: Text("Subject"), message: Text("Message"))
            ShareLink("Page", item: page, subject: Text("Subject"), message: Text("Message"))
            ShareLink(Text("Styled").bold(), item: "text")
            ShareLink("Names", items: names, subject: Text("Names"))
            ShareLink("Previews", items: names) { SharePreview($0) }
            ShareLink(items: names, message: Text("Both")) { Text("Own label") }
        }
    }
}
Links()

