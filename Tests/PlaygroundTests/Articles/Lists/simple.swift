struct Fruit: Identifiable { let id = UUID(); let name: String; let color: Color }
let fruits = [Fruit(name: "Apple", color: .red), Fruit(name: "Lime", color: .green)]
struct FruitList: View {
    var body: some View {
        List(fruits) { fruit in
            HStack {
                Circle().fill(fruit.color).frame(width: 12, height: 12)
                Text(fruit.name)
            }
        }
        .listStyle(.plain)
    }
}
FruitList()

// type: FruitList
// body: FruitList.body = ModifiedContent<List<Never, ForEach<Array<Fruit>, UUID, HStack<TupleContent<ModifiedContent<_ShapeView<Circle, Color>, _FrameLayout>, Text>>>>, _InertModifier>
// view: FruitList 0,0 320x480
// view:   List 0,0 320x480 [listStyle]
// view:     ListRow 0,0 320x16
// view:       HStack 0,0 60x16
// view:         frame 0,2 12x12
// view:           Circle 0,2 12x12
// view:         Text "Apple" 20,0 40x16
// view:     ListRow 0,16 320x16
// view:       HStack 0,16 52x16
// view:         frame 0,18 12x12
// view:           Circle 0,18 12x12
// view:         Text "Lime" 20,16 32x16
