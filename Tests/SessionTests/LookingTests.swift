import Session
import Testing

/// The commands that show why things are as they are, on a row of two colors and a counter.
struct LookingTests {
    @Test func tableAndPicture() {
        expectTranscript(
            """
            workbook> HStack(spacing: 16) { Color.red.frame(width: 64); Color.blue }
            view                   x,y   width x height, in points
            HStack                 0,0   320x480
            ├ frame › Color.red    0,0    64x480
            └ Color.blue          80,0   240x480
            workbook> :resize 160x48
            No body ran in the last step.
            ~ HStack                 0,0   160x48   was at 0,0 320x480
            ~ ├ frame › Color.red    0,0    64x48   was at 0,0 64x480
            ~ └ Color.blue          80,0    80x48   was at 80,0 240x480
            workbook> :layout
            view                   x,y   width x height, in points
            HStack                 0,0   160x48
            ├ frame › Color.red    0,0    64x48
            └ Color.blue          80,0    80x48

                  0         40        80        120
                0 ┌HStack────────┬────┬Color.blue────────┐
                  │frame › Color…│    │                  │
                  │              │    │                  │
                  │              │    │                  │
                  │              │    │                  │
               40 └──────────────┴────┴──────────────────┘
                  also: Color.red
            """)
    }

    @Test func nothingToLookAt() {
        expectTranscript(
            """
            workbook> Text("a")
            view           x,y   width x height, in points
            Text "a"   156,232   8x16
            workbook> :state
            No view declares a state.
            workbook> :prefs
            No preference is written or observed.
            workbook> :values
            No container value is set.
            workbook> :deps
            No body has read anything that may change.
            workbook> :at 2,2
            No view is at 2,2.
            workbook> :why Nope
            error: there is no Nope in the resolved tree
            help: Views that are shown: Text.
            workbook> :why b
            error: no view shows the text "b"
            help: Texts that are shown: "a".
            workbook> :tap
            action:1:1: error: the view is missing
            1 | tap
              | ^~~
            help: write "Label", Button, Button[0], #name or id 4
            :explain tells more about this error.
            """)
    }

    @Test func whyAViewHasItsFrame() {
        expectTranscript(
            """
            workbook> HStack(spacing: 20) { Color.red.frame(maxWidth: 100); Color.blue }
            view                    x,y   width x height, in points
            HStack                  0,0   320x480
            ├ frame › Color.red     0,0   100x480
            └ Color.blue          120,0   200x480
            workbook> :why Color[1]
            HStack proposes 200x480 to Color.blue.
            Along the stack it is proposed 200 = all of the 200 left, of 320 − 20 spacing.
            Color.blue takes 200x480: all that is proposed, and 10 where nothing is
            proposed.
            It is at 120,0, which is 120,0 inside HStack: children are side by side, with
            their `center` guides on one line.
            workbook> :trace "x"
            error: no view shows the text "x"
            help: No view shows a text.
            workbook> :trace Color[1]
            Color.blue ← 0x480 → 0x480
            Color.blue ← ∞x480 → ∞x480
            Color.blue: is proposed 200 = all of the 200 left, of 320 − 20 spacing
            Color.blue ← 200x480 → 200x480
            Color.blue ← 200x480 → 200x480 (known)
            Color.blue at 120,0 ← 200x480 → 200x480
            workbook> :at 10,240
            HStack      id 1   0,0   320x480
            frame       id 3   0,0   100x480
            Color.red   id 2   0,0   100x480
            workbook> :at here
            error: 'here' isn't a point
            help: write x and y in points: :at 120,40
            """)
    }

    @Test func whatAnActionDid() {
        expectTranscript(
            """
            workbook> struct Lamp: View { @State var on = false; var body: some View { VStack { if on { Text("lit") }; Button("Press") { on.toggle() } } } }
            view                     x,y   width x height, in points
            Lamp                 140,232   40x16
            └ VStack             140,232   40x16
              └ Button           140,232   40x16
                └ Text "Press"   140,232   40x16
            workbook> Lamp()
            view                     x,y   width x height, in points
            Lamp                 140,232   40x16
            └ VStack             140,232   40x16
              └ Button           140,232   40x16
                └ Text "Press"   140,232   40x16
            workbook> :tap Press
            Lamp.body (id 1) ran: `on` changed (false → true), read at line 1.
            ~ Lamp             140,220   40x40   was at 140,232 40x16, on was false
            ~ └ VStack         140,220   40x40   was at 140,232 40x16
            +   ├ Text "lit"   148,220   24x16
            ~   └ … 2 views moved by 0,12
            workbook> :why
            Lamp.body (id 1) ran: `on` changed (false → true), read at line 1.
            workbook> :diff
            ~ Lamp             140,220   40x40   was at 140,232 40x16, on was false
            ~ └ VStack         140,220   40x40   was at 140,232 40x16
            +   ├ Text "lit"   148,220   24x16
            ~   └ … 2 views moved by 0,12
            workbook> :deps
            `on` of Lamp   → Lamp (id 1)   line 1
            workbook> :deps dot
            digraph dependencies {
                rankdir=LR;
                "`on` of Lamp" -> "Lamp 1" [label="line 1"];
            }
            workbook> :deps svg
            error: there is no form `svg`
            help: write :deps, or :deps dot
            workbook> :svg lamp.svg
            [lamp.svg] <svg
            """)
    }

    @Test func containerValues() {
        expectTranscript(
            """
            workbook> extension ContainerValues { @Entry var isLoud = false }
            workbook> VStack { Text("a").containerValue(\\.isLoud, true); Text("b") }
            view             x,y   width x height, in points
            VStack       156,220   8x40
            ├ Text "a"   156,220   8x16
            └ Text "b"   156,244   8x16
            workbook> :values
            Text "a"   id 2   isLoud = true
            """)
    }

    /// A timeline runs its body at each tick.
    @Test func whatHappenedOftenIsListedInFewLines() {
        let session = Session(course: .init())
        _ = session.handle("TimelineView(.periodic(from: .now, by: 1)) { context in Text(\"\\(context.date.timeIntervalSince1970)\") }")
        let said = session.said(":advance 60")
        #expect(said.contains("TimelineView.body (id 1) ran 58 times more.") && said.split(separator: "\n").count < 12, "\(said)")
        let updates = session.said(":updates")
        #expect(updates.contains("ran       TimelineView.body (id 1): 58 times more") && updates.contains("advance 60: 60 transactions"), "\(updates)")
        #expect(updates.contains("changed   TimelineView.date (id 1): 58 times more") && updates.split(separator: "\n").count < 12, "\(updates)")
        _ = session.handle(":advance 3")
        #expect(session.said(":updates").split(separator: "\n").count { $0.hasPrefix("ran ") } == 3)
    }
}
