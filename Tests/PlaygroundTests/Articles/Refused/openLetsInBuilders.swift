struct Palette: View {
    var body: some View {
        let colors = [.red, .blue]
        let plain: [Color] = [.red]
        Text("a").foregroundStyle(colors[0])
        Text("b").foregroundStyle(plain[0])
    }
}

// error: 3: cannot infer contextual base in reference to member 'red'
