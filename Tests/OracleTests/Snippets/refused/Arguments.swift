//--- chain-frame-label
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .frame(widht: 3)
                .bold()
        }
    }
}
//--- chain-frame-order
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .frame(height: 3, width: 2)
        }
    }
}
//--- chain-frame-mixed
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .frame(width: 3, maxWidth: 2)
        }
    }
}
//--- chain-frame-type
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .frame(
                    width: "3")
        }
    }
}
//--- chain-padding-edge
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .bold()
                .padding(.side, 3)
        }
    }
}
//--- chain-alert-label
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .alert("t", isPressed: $isOn) { }
        }
    }
}
//--- chain-alert-binding
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .alert("t", isPresented: isOn) { }
        }
    }
}
//--- chain-sheet-missing
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .sheet { Text("b") }
        }
    }
}
//--- chain-onChange-missing
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .onChange { }
        }
    }
}
//--- chain-onTap-extra
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .onTapGesture(count: 2, times: 3) { }
        }
    }
}
//--- chain-overlay-align
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .overlay(align: .top) { Text("b") }
        }
    }
}
//--- chain-id-missing
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .id()
        }
    }
}
//--- chain-tag-label
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .tag(value: 3)
        }
    }
}
//--- chain-member
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .backgroud(.red)
                .bold()
        }
    }
}
//--- chain-closure-error
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .onTapGesture {
                    isOn = 3
                }
                .bold()
        }
    }
}
//--- chain-environment
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .environment(\.nope, 3)
        }
    }
}
//--- chain-environment-type
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .environment(\.lineLimit, "a")
        }
    }
}
//--- chain-preference
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .preference(key: String.self, value: 3)
        }
    }
}
//--- chain-animation
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .animation(.default, on: isOn)
        }
    }
}
//--- chain-navigation
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .navigationTitle(title: "a")
        }
    }
}
//--- chain-task-param
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .task { x in }
        }
    }
}
//--- chain-focused
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .disabled("a")
        }
    }
}
//--- chain-opacity
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .opacity()
        }
    }
}
//--- chain-gesture
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .gesture(TapGesture().onEnd { })
        }
    }
}
//--- chain-aspect
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .aspectRatio(contentMode: .fitt)
        }
    }
}
//--- chain-custom-own
struct Board: View {
    @State private var isOn = false
    @State private var name = ""
    let items = ["a", "b"]
    var body: some View {
        VStack {
            Text("a")
                .padding()
                .modifier(Nope())
        }
    }
}
//--- stack-label
let v =
    VStack(aligment: .leading) { Text("a") }
//--- stack-order
let v =
    VStack(spacing: 3, alignment: .leading) { Text("a") }
//--- stack-type
let v =
    VStack(alignment: .top) { Text("a") }
//--- foreach-missing
let v = ForEach(
    ["a"]) { Text($0) }
//--- foreach-label
let v = ForEach(["a"], ids: \.self) { Text($0) }
//--- button-label
let v = Button("a", actions: { })
//--- toggle
let v = Toggle("a", isOn: false)
//--- text-extra
let v = Text("a", 3)
//--- image-label
let v = Image(systemname: "a")
//--- slider
let v = Slider(value: 3)
//--- array-chain
let n: String = [1, 2]
    .map { $0 * 2 }
    .filter { $0 > 1 }
//--- string-method
let n = "abc"
    .replacingOccurrences(of: "a", by: "b")
//--- dictionary
let n = Dictionary(group: [1]) { $0 }
//--- many-labels
func move(from a: Int, to b: Int, by c: Int) { }
move(1, 2, 3)
//--- no-labels
func move(_ a: Int, _ b: Int) { }
move(a: 1, b: 2)
//--- missing-many
func move(from a: Int, to b: Int) { }
move()
//--- memberwise
struct P { var x = 0; var y = 0 }
let p = P(
    x: 1,
    z: 2)
//--- enum-case
enum Move { case step(by: Int) }
let m = Move
    .step(3)
