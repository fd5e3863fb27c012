import Foundation

class Score {
    var points = 0
    let undo = UndoManager()
    func add(_ n: Int) {
        points += n
        undo.registerUndo(withTarget: self) { $0.add(-n) }
        if !undo.isUndoing && !undo.isRedoing { undo.setActionName("Add \(n)") }
    }
}

let score = Score()
let undo = score.undo
undo.groupsByEvent = false
func group(_ body: () -> Void) {
    undo.beginUndoGrouping()
    body()
    undo.endUndoGrouping()
}

print(undo.canUndo, undo.canRedo, undo.undoMenuItemTitle)
group { score.add(1) }
group {
    score.add(10)
    group { score.add(100) }
}
print(score.points, undo.groupingLevel, undo.undoMenuItemTitle)
undo.undo()
print(score.points, undo.undoActionName, undo.redoMenuItemTitle)
undo.redo()
print(score.points, undo.canRedo)
undo.undo()
undo.undo()
undo.undo()
print(score.points, undo.canUndo, undo.redoActionName)
group { score.add(5) }
print(undo.canRedo, undo.undoActionName)
undo.disableUndoRegistration()
group { score.add(7) }
undo.enableUndoRegistration()
undo.undo()
print(score.points, undo.canUndo)
undo.levelsOfUndo = 2
for n in 1...4 { group { score.add(n) } }
while undo.canUndo { undo.undo() }
print(score.points)
undo.redo()
var other: Score? = Score()
group { undo.registerUndo(withTarget: other!) { _ in print("never") } }
group { undo.registerUndo(withTarget: score) { print("last", $0.points) } }
undo.undo()
other = nil
undo.undo()
undo.removeAllActions(withTarget: score)
print(undo.canUndo, undo.canRedo)
let observer = NotificationCenter.default.addObserver(forName: .NSUndoManagerDidUndoChange, object: undo, queue: nil) { _ in print("undone") }
group { score.add(3) }
undo.undo()

// output: false false Undo
// output: 111 0 Undo Add 100
// output: 1 Add 1 Redo Add 100
// output: 111 false
// output: 0 false Add 1
// output: false Add 5
// output: 7 false
// output: 10
// output: last 13
// output: false false
// output: undone
