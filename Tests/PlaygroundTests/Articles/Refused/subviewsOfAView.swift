struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        TimelineView(.everyMinute) { _ in
            ForEach(content) { subview in subview.padding() }
        }
        ForEach(content.subviews) { subview in subview }
    }
}

// error: 6: initializer 'init(_:content:)' requires that 'Content' conform to 'RandomAccessCollection'
// error: 8: value of type 'Content' has no member 'subviews'
