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

// type: Links
// body: Links.body = VStack<TupleContent<ShareLink<Label<Text, Image>>, ShareLink<Label<Text, Image>>, ShareLink<Label<Text, Image>>, ShareLink<Label<Text, Image>>, ShareLink<Label<Text, Image>>, ShareLink<Text>>>
// view: Links 116,172 88x136
// view:   VStack 116,172 88x136
// view:     Link 124,172 72x16
// view:       Label 124,172 72x16
// view:         Text "Share…" 148,172 48x16
// view:         Image 124,172 16x16
// view:     Link 132,196 56x16
// view:       Label 132,196 56x16
// view:         Text "Page" 156,196 32x16
// view:         Image 132,196 16x16
// view:     Link 124,220 72x16
// view:       Label 124,220 72x16
// view:         Text "Styled" 148,220 48x16
// view:         Image 124,220 16x16
// view:     Link 128,244 64x16
// view:       Label 128,244 64x16
// view:         Text "Names" 152,244 40x16
// view:         Image 128,244 16x16
// view:     Link 116,268 88x16
// view:       Label 116,268 88x16
// view:         Text "Previews" 140,268 64x16
// view:         Image 116,268 16x16
// view:     Link 124,292 72x16
// view:       Text "Own label" 124,292 72x16
