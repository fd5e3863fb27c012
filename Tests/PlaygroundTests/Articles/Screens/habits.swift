import SwiftUI
struct Habit: Identifiable { let id: Int; var name: String; var days: [Bool] = .init(repeating: false, count: 7); var streak: Int { days.reversed().prefix(while: { $0 }).count } }
struct HabitRow: View {
    @Binding var habit: Habit
    static let symbols = Calendar.current.veryShortWeekdaySymbols
    var body: some View {
        VStack(alignment: .leading) {
            HStack { Text(habit.name).font(.headline); Spacer(); Text("🔥 \(habit.streak)").opacity(habit.streak > 0 ? 1 : 0.3) }
            HStack {
                ForEach(Array(zip(habit.days.indices, Self.symbols)), id: \.0) { index, symbol in
                    Toggle(symbol, isOn: $habit.days[index]).toggleStyle(.button).frame(maxWidth: .infinity).accessibilityIdentifier("\(habit.id)-\(index)")
                }
            }
        }
    }
}
struct HabitTracker: View {
    @State private var habits = [Habit(id: 1, name: "Read"), Habit(id: 2, name: "Run")]
    @State private var editing: Habit?
    @State private var showsDelete = false
    var total: Int { habits.map { $0.days.filter { $0 }.count }.reduce(0, +) }
    var body: some View {
        List {
            Section("\(total) of \(habits.count * 7)") { ForEach($habits) { $habit in HabitRow(habit: $habit).onTapGesture { editing = habit } } }
            Button("Delete all", role: .destructive) { showsDelete = true }
        }
        .alert("Sure?", isPresented: $showsDelete) { Button("Delete", role: .destructive) { habits = [] }; Button("Keep", role: .cancel) {} } message: { Text("All \(habits.count) habits") }
        .sheet(item: $editing, onDismiss: { print("closed") }) { habit in EditSheet(habit: habit) { new in if let i = habits.firstIndex(where: { $0.id == new.id }) { habits[i] = new } } }
    }
}
struct EditSheet: View {
    @State private var habit: Habit
    let onSave: (Habit) -> Void
    @Environment(\.dismiss) var dismiss
    init(habit: Habit, onSave: @escaping (Habit) -> Void) { _habit = State(initialValue: habit); self.onSave = onSave }
    var body: some View { NavigationStack { Form { TextField("Name", text: $habit.name) }.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") { onSave(habit); dismiss() } } }; Button("Save now") { onSave(habit); dismiss() } } }
}
HabitTracker()

// type: HabitTracker
// body: EditSheet.body = NavigationStack<NavigationPath, TupleContent<ModifiedContent<Form<TextField<Text>>, _InertModifier>, Button<Text>>>
// body: HabitRow.body = VStack<TupleContent<HStack<TupleContent<Text, Spacer, ModifiedContent<Text, _OpacityEffect>>>, HStack<ForEach<Array<(Int, String)>, Int, ModifiedContent<ModifiedContent<ModifiedContent<Toggle<Text>, _InertModifier>, _FlexFrameLayout>, AccessibilityAttachmentModifier>>>>>
// body: HabitTracker.body = ModifiedContent<ModifiedContent<List<Never, TupleContent<Section<Text, ForEach<IndexedIdentifierCollection<Array<Habit>, Int>, Int, ModifiedContent<HabitRow, AddGestureModifier<_EndedGesture<TapGesture>>>>, EmptyView>, Button<Text>>>, _AlertModifier<TupleContent<Button<Text>, Button<Text>>>>, _ItemSheetModifier<Habit, EditSheet>>
// view: HabitTracker 0,0 320x480
// view:   sheet 0,0 320x480
// view:     alert 0,0 320x480
// view:       List 0,0 320x480
// view:         ListHeader 0,0 320x16
// view:           Text "0 of 14" 0,0 56x16
// view:         ListRow 0,16 320x55
// view:           HabitRow 0,16 517x55 [onTapGesture]
// view:             VStack 0,16 517x55
// view:               HStack 0,16 320x16
// view:                 Text "Read" 0,16 32x16
// view:                 Spacer 32,24 256x0
// view:                 opacity 288,16 32x16
// view:                   Text "🔥 0" 288,16 32x16
// view:               HStack 0,40 517x31
// view:                 frame 0,40 67x31 [accessibilityIdentifier]
// view:                   Toggle 0,40 67x31 [toggleStyle]
// view:                     Text "S" 0,47.50 8x16
// view:                 frame 75,40 67x31 [accessibilityIdentifier]
// view:                   Toggle 75,40 67x31 [toggleStyle]
// view:                     Text "M" 75,47.50 8x16
// view:                 frame 150,40 67x31 [accessibilityIdentifier]
// view:                   Toggle 150,40 67x31 [toggleStyle]
// view:                     Text "T" 150,47.50 8x16
// view:                 frame 225,40 67x31 [accessibilityIdentifier]
// view:                   Toggle 225,40 67x31 [toggleStyle]
// view:                     Text "W" 225,47.50 8x16
// view:                 frame 300,40 67x31 [accessibilityIdentifier]
// view:                   Toggle 300,40 67x31 [toggleStyle]
// view:                     Text "T" 300,47.50 8x16
// view:                 frame 375,40 67x31 [accessibilityIdentifier]
// view:                   Toggle 375,40 67x31 [toggleStyle]
// view:                     Text "F" 375,47.50 8x16
// view:                 frame 450,40 67x31 [accessibilityIdentifier]
// view:                   Toggle 450,40 67x31 [toggleStyle]
// view:                     Text "S" 450,47.50 8x16
// view:         ListRow 0,71 320x55
// view:           HabitRow 0,71 517x55 [onTapGesture]
// view:             VStack 0,71 517x55
// view:               HStack 0,71 320x16
// view:                 Text "Run" 0,71 24x16
// view:                 Spacer 24,79 264x0
// view:                 opacity 288,71 32x16
// view:                   Text "🔥 0" 288,71 32x16
// view:               HStack 0,95 517x31
// view:                 frame 0,95 67x31 [accessibilityIdentifier]
// view:                   Toggle 0,95 67x31 [toggleStyle]
// view:                     Text "S" 0,102.50 8x16
// view:                 frame 75,95 67x31 [accessibilityIdentifier]
// view:                   Toggle 75,95 67x31 [toggleStyle]
// view:                     Text "M" 75,102.50 8x16
// view:                 frame 150,95 67x31 [accessibilityIdentifier]
// view:                   Toggle 150,95 67x31 [toggleStyle]
// view:                     Text "T" 150,102.50 8x16
// view:                 frame 225,95 67x31 [accessibilityIdentifier]
// view:                   Toggle 225,95 67x31 [toggleStyle]
// view:                     Text "W" 225,102.50 8x16
// view:                 frame 300,95 67x31 [accessibilityIdentifier]
// view:                   Toggle 300,95 67x31 [toggleStyle]
// view:                     Text "T" 300,102.50 8x16
// view:                 frame 375,95 67x31 [accessibilityIdentifier]
// view:                   Toggle 375,95 67x31 [toggleStyle]
// view:                     Text "F" 375,102.50 8x16
// view:                 frame 450,95 67x31 [accessibilityIdentifier]
// view:                   Toggle 450,95 67x31 [toggleStyle]
// view:                     Text "S" 450,102.50 8x16
// view:         ListRow 0,126 320x16
// view:           Button 0,126 80x16
// view:             Text "Delete all" 0,126 80x16
