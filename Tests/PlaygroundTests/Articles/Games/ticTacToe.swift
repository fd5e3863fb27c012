struct Game {
    enum Player: String { case x = "X", o = "O"; var other: Player { self == .x ? .o : .x } }
    private(set) var board: [Player?] = Array(repeating: nil, count: 9)
    private(set) var turn = Player.x
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var winner: Player? {
        for line in Self.lines {
            if let player = board[line[0]], line.allSatisfy({ board[$0] == player }) { return player }
        }
        return nil
    }
    mutating func play(_ index: Int) {
        guard board[index] == nil, winner == nil else { return }
        board[index] = turn
        turn = turn.other
    }
}
struct GameView: View {
    @State private var game = Game()
    var body: some View {
        VStack {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(50)), count: 3)) {
                ForEach(0..<9) { index in
                    Button(game.board[index]?.rawValue ?? " ") { game.play(index) }
                        .frame(width: 50, height: 50)
                        .background(Color.gray)
                }
            }
            Text(game.winner.map { "\($0.rawValue) wins" } ?? "Turn: \(game.turn.rawValue)")
        }
    }
}
GameView()

// type: GameView
// body: GameView.body = VStack<TupleContent<LazyVGrid<ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<Button<Text>, _FrameLayout>, _BackgroundStyleModifier<Color>>>>, Text>>
// view: GameView 77,145 166x190
// view:   VStack 77,145 166x190
// view:     LazyVGrid 77,145 166x166
// view:       background 77,145 50x50
// view:         frame 77,145 50x50
// view:           Button 98,162 8x16
// view:             Text " " 98,162 8x16
// view:         Color 77,145 50x50
// view:       background 135,145 50x50
// view:         frame 135,145 50x50
// view:           Button 156,162 8x16
// view:             Text " " 156,162 8x16
// view:         Color 135,145 50x50
// view:       background 193,145 50x50
// view:         frame 193,145 50x50
// view:           Button 214,162 8x16
// view:             Text " " 214,162 8x16
// view:         Color 193,145 50x50
// view:       background 77,203 50x50
// view:         frame 77,203 50x50
// view:           Button 98,220 8x16
// view:             Text " " 98,220 8x16
// view:         Color 77,203 50x50
// view:       background 135,203 50x50
// view:         frame 135,203 50x50
// view:           Button 156,220 8x16
// view:             Text " " 156,220 8x16
// view:         Color 135,203 50x50
// view:       background 193,203 50x50
// view:         frame 193,203 50x50
// view:           Button 214,220 8x16
// view:             Text " " 214,220 8x16
// view:         Color 193,203 50x50
// view:       background 77,261 50x50
// view:         frame 77,261 50x50
// view:           Button 98,278 8x16
// view:             Text " " 98,278 8x16
// view:         Color 77,261 50x50
// view:       background 135,261 50x50
// view:         frame 135,261 50x50
// view:           Button 156,278 8x16
// view:             Text " " 156,278 8x16
// view:         Color 135,261 50x50
// view:       background 193,261 50x50
// view:         frame 193,261 50x50
// view:           Button 214,278 8x16
// view:             Text " " 214,278 8x16
// view:         Color 193,261 50x50
// view:     Text "Turn: X" 132,319 56x16
