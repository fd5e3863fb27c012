import SwiftUI

struct Ticket: Identifiable, Hashable { let id: Int; var title: String; var column: Column }
enum Column: Int, CaseIterable, Identifiable, Comparable {
    case todo, doing, done
    var id: Int { rawValue }
    var title: String { "\(self)".uppercased() }
    static func < (a: Column, b: Column) -> Bool { a.rawValue < b.rawValue }
    var next: Column? { Column(rawValue: rawValue + 1) }
}

final class BoardStore: ObservableObject {
    @Published var tickets: [Ticket] = ["Design", "Build", "Test", "Ship"].enumerated().map { Ticket(id: $0, title: $1, column: .todo) }
    @Published var dragging: Ticket?
    lazy var log: [String] = []
    subscript(column: Column) -> [Ticket] { tickets.filter { $0.column == column } }
    func move(_ ticket: Ticket, to column: Column) {
        guard let i = tickets.firstIndex(of: ticket) else { return }
        var moved = tickets.remove(at: i)
        moved.column = column
        tickets.append(moved)
        log.append("\(moved.title) → \(column.title)")
    }
    func sort(by order: (Ticket, Ticket) -> Bool = { $0.title < $1.title }) { tickets.sort(by: order) }
}

struct TicketView: View {
    let ticket: Ticket
    @EnvironmentObject private var store: BoardStore
    @State private var taps = 0
    var body: some View {
        HStack { Text(ticket.title); Text("\(taps)").font(.caption2) }
            .padding(6)
            .background(RoundedRectangle(cornerRadius: 6).fill(Color.yellow.opacity(0.3)).shadow(radius: 1))
            .opacity(store.dragging == ticket ? 0.3 : 1)
            .onTapGesture(count: 2) { if let next = ticket.column.next { withAnimation { store.move(ticket, to: next) } } }
            .simultaneousGesture(TapGesture().onEnded { taps += 1 })
            .draggable(ticket.title)
            .contextMenu {
                ForEach(Column.allCases.filter { $0 != ticket.column }) { column in Button(column.title) { store.move(ticket, to: column) } }
            }
    }
}

struct ColumnView: View {
    let column: Column
    @EnvironmentObject var store: BoardStore
    @State private var isTargeted = false
    var body: some View {
        VStack(alignment: .leading) {
            Text("\(column.title) (\(store[column].count))").font(.caption.bold())
            ForEach(store[column]) { TicketView(ticket: $0) }
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .padding(4)
        .background(isTargeted ? Color.accentColor.opacity(0.1) : .clear)
        .dropDestination(for: String.self) { titles, _ in
            for title in titles { if let ticket = store.tickets.first(where: { $0.title == title }) { store.move(ticket, to: column) } }
            return !titles.isEmpty
        } isTargeted: { isTargeted = $0 }
    }
}

struct Board: View {
    @StateObject private var store = BoardStore()
    var body: some View {
        HStack(alignment: .top, spacing: 4) {
            ForEach(Column.allCases) { column in
                ColumnView(column: column)
                if column != Column.allCases.last { Divider() }
            }
        }
        .environmentObject(store)
        .toolbar { Menu("Sort") { Button("By title") { store.sort() }; Button("Reverse") { store.sort { $0.title > $1.title } } } }
    }
}
Board()

// type: Board
// body: Board.body = ModifiedContent<ModifiedContent<HStack<ForEach<Array<Column>, Int, TupleContent<ColumnView, Optional<Divider>>>>, _EnvironmentKeyWritingModifier<Optional<BoardStore>>>, _InertModifier>
// body: ColumnView.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<Text, ForEach<Array<Ticket>, Int, TicketView>, Spacer>>, _FlexFrameLayout>, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _InertModifier>
// body: TicketView.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<HStack<TupleContent<Text, Text>>, _PaddingLayout>, _BackgroundModifier<ModifiedContent<_ShapeView<RoundedRectangle, Color>, _ShadowEffect>>>, _OpacityEffect>, AddGestureModifier<_EndedGesture<TapGesture>>>, AddGestureModifier<_EndedGesture<TapGesture>>>, _InertModifier>, _InertModifier>
// view: Board 0,0 320x480
// view:   toolbar 0,0 320x480
// view:     HStack 0,0 320x480 [environmentObject]
// view:       ColumnView 0,0 100.67x480
// view:         background 0,0 100.67x480 [dropDestination]
// view:           padding 0,0 100.67x480
// view:             frame 4,4 92.67x472
// view:               VStack 4,4 73.50x472
// view:                 Text "TODO (4)" 4,4 48x12
// view:                 TicketView 4,24 73.50x28
// view:                   contextMenu 4,24 73.50x28
// view:                     opacity 4,24 73.50x28 [onTapGesture, onTapGesture, draggable]
// view:                       background 4,24 73.50x28
// view:                         padding 4,24 73.50x28
// view:                           HStack 10,30 61.50x16
// view:                             Text "Design" 10,30 48x16
// view:                             Text "0" 66,32.50 5.50x11
// view:                         shadow 4,24 73.50x28
// view:                           RoundedRectangle 4,24 73.50x28
// view:                     Button
// view:                       Text "DOING"
// view:                     Button
// view:                       Text "DONE"
// view:                 TicketView 4,60 65.50x28
// view:                   contextMenu 4,60 65.50x28
// view:                     opacity 4,60 65.50x28 [onTapGesture, onTapGesture, draggable]
// view:                       background 4,60 65.50x28
// view:                         padding 4,60 65.50x28
// view:                           HStack 10,66 53.50x16
// view:                             Text "Build" 10,66 40x16
// view:                             Text "0" 58,68.50 5.50x11
// view:                         shadow 4,60 65.50x28
// view:                           RoundedRectangle 4,60 65.50x28
// view:                     Button
// view:                       Text "DOING"
// view:                     Button
// view:                       Text "DONE"
// view:                 TicketView 4,96 57.50x28
// view:                   contextMenu 4,96 57.50x28
// view:                     opacity 4,96 57.50x28 [onTapGesture, onTapGesture, draggable]
// view:                       background 4,96 57.50x28
// view:                         padding 4,96 57.50x28
// view:                           HStack 10,102 45.50x16
// view:                             Text "Test" 10,102 32x16
// view:                             Text "0" 50,104.50 5.50x11
// view:                         shadow 4,96 57.50x28
// view:                           RoundedRectangle 4,96 57.50x28
// view:                     Button
// view:                       Text "DOING"
// view:                     Button
// view:                       Text "DONE"
// view:                 TicketView 4,132 57.50x28
// view:                   contextMenu 4,132 57.50x28
// view:                     opacity 4,132 57.50x28 [onTapGesture, onTapGesture, draggable]
// view:                       background 4,132 57.50x28
// view:                         padding 4,132 57.50x28
// view:                           HStack 10,138 45.50x16
// view:                             Text "Ship" 10,138 32x16
// view:                             Text "0" 50,140.50 5.50x11
// view:                         shadow 4,132 57.50x28
// view:                           RoundedRectangle 4,132 57.50x28
// view:                     Button
// view:                       Text "DOING"
// view:                     Button
// view:                       Text "DONE"
// view:                 Spacer 4,160 0x316
// view:           Color 0,0 100.67x480
// view:       Divider 104.67,0 1x480
// view:       ColumnView 109.67,0 100.67x480
// view:         background 109.67,0 100.67x480 [dropDestination]
// view:           padding 109.67,0 100.67x480
// view:             frame 113.67,4 92.67x472
// view:               VStack 113.67,4 54x472
// view:                 Text "DOING (0)" 113.67,4 54x12
// view:                 Spacer 113.67,16 0x460
// view:           Color 109.67,0 100.67x480
// view:       Divider 214.33,0 1x480
// view:       ColumnView 219.33,0 100.67x480
// view:         background 219.33,0 100.67x480 [dropDestination]
// view:           padding 219.33,0 100.67x480
// view:             frame 223.33,4 92.67x472
// view:               VStack 223.33,4 48x472
// view:                 Text "DONE (0)" 223.33,4 48x12
// view:                 Spacer 223.33,16 0x460
// view:           Color 219.33,0 100.67x480
// view:     Menu 128,0 64x64
// view:       Text "Sort" 144,0 32x16
// view:       Button 128,24 64x16
// view:         Text "By title" 128,24 64x16
// view:       Button 132,48 56x16
// view:         Text "Reverse" 132,48 56x16
