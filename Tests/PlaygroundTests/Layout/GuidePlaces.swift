import Testing

private let mid = """
    extension HorizontalAlignment {
        private struct Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
        static let mid = HorizontalAlignment(Mid.self)
    }
    extension VerticalAlignment {
        private struct Mark: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] } }
        static let mark = VerticalAlignment(Mark.self)
    }
    """

/// Alignment guides: section 7 of the layout rules.
@Suite struct GuidePlaces {
    @Test(
        "built-in guides",
        arguments: [
            Places(
                "a guide moves its view the other way", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.leading) { $0.width } }"#, "a 50,0 20x20; b 30,20 20x20"),
            Places(
                "a negative guide leaves room before the views", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a").alignmentGuide(.leading) { _ in -30 }; A("b").alignmentGuide(.leading) { _ in -30 } }.n("v")"#,
                "v 25,0 50x40; a 55,0 20x20; b 55,20 20x20"),
            Places(
                "the line itself is always inside", 100, 20,
                #"HStack(alignment: .top, spacing: 0) { A("a").alignmentGuide(.top) { _ in 60 } }.fixedSize().n("h")"#, "h 40,0 20x20; a 40,0 20x20"),
            Places(
                "of two views the line is inside, too", 100, 20,
                #"HStack(alignment: .top, spacing: 0) { A("a").alignmentGuide(.top) { _ in 60 }; A("b").alignmentGuide(.top) { _ in 60 } }.n("h")"#,
                "h 30,-20 40x60; a 30,-20 20x20; b 50,-20 20x20"),
            Places(
                "a guide of another alignment has no effect", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.trailing) { _ in 50 } }"#, "a 40,0 20x20; b 40,20 20x20"),
            Places(
                "center has one for each axis", 100, 100, #"HStack(spacing: 0) { A("a"); A("b").alignmentGuide(VerticalAlignment.center) { _ in 0 } }"#,
                "a 30,35 20x20; b 50,45 20x20"),
            Places(
                "through padding", 100, 50,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.leading) { _ in 10 }.padding(5).n("p") }"#,
                "a 47.5,0 20x20; p 32.5,20 30x30; b 37.5,25 20x20"),
            Places(
                "through an offset, which it does not follow", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.leading) { _ in 10 }.offset(x: 7) }"#,
                "a 45,0 20x20; b 42,20 20x20"),
            Places(
                "through a frame", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.leading) { _ in 10 }.frame(width: 40).n("f") }"#,
                "a 50,0 20x20; f 30,20 40x20; b 40,20 20x20"),
            Places(
                "through a frame that is aligned by it", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.leading) { _ in 10 }.frame(width: 40, alignment: .leading).n("f") }"#,
                "a 30,0 20x20; f 30,20 40x20; b 20,20 20x20"),
            Places(
                "through a stack with one child", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); VStack { A("b").alignmentGuide(.leading) { _ in 10 } } }"#, "a 45,0 20x20; b 35,20 20x20"),
            Places(
                "not out of a stack", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); HStack(spacing: 0) { A("b").alignmentGuide(.leading) { _ in 10 }; A("c") } }"#,
                "a 30,0 20x20; b 30,20 20x20; c 50,20 20x20"),
            Places(
                "not out of an overlay", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").overlay { A("o").alignmentGuide(.leading) { _ in 10 } } }"#,
                "a 40,0 20x20; b 40,20 20x20; o 40,20 20x20"),
            Places(
                "of a background's own view", 100, 100, #"A("a").background(alignment: .leading) { A("o").alignmentGuide(.leading) { _ in 10 } }"#,
                "a 40,40 20x20; o 30,40 20x20"),
            Places(
                "of an overlay's base", 100, 100, #"A("a").alignmentGuide(.trailing) { _ in 5 }.overlay(alignment: .trailing) { A("o") }"#,
                "a 40,40 20x20; o 25,40 20x20"),
            Places(
                "of each view of a group", 100, 60,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); Group { A("b"); A("c") }.alignmentGuide(.leading) { _ in 10 } }"#,
                "a 45,0 20x20; b 35,20 20x20; c 35,40 20x20"),
            Places(
                "a layered stack aligns by the greatest guide", 100, 100,
                #"ZStack(alignment: .leading) { C.frame(width: 40, height: 40).n("a"); A("b").alignmentGuide(.leading) { _ in 10 } }.n("z")"#,
                "z 30,30 40x40; a 40,30 40x40; b 30,40 20x20"),
            Places(
                "a closure may return another guide", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); F.n("f").alignmentGuide(.leading) { $0[HorizontalAlignment.center] } }"#,
                "f 10,20 80x20; a 50,0 20x20"),
            Places(
                "stacked guides see the one inside", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.leading) { _ in 4 }.alignmentGuide(.leading) { $0[.leading] + 6 } }"#,
                "a 45,0 20x20; b 35,20 20x20"),
            Places(
                "explicit tells whether one was set", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); A("b").alignmentGuide(.leading) { $0[explicit: .leading] ?? 10 } }"#,
                "a 45,0 20x20; b 35,20 20x20"),
            Places(
                "of a view in ViewThatFits", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); ViewThatFits { A("b").alignmentGuide(.leading) { _ in 10 } } }"#,
                "a 45,0 20x20; b 35,20 20x20"),
        ]) func builtIn(_ row: Places)
    { row.check() }

    @Test(
        "baselines",
        arguments: [
            Places(
                "of texts of two sizes", 100, 32,
                #"HStack(alignment: .firstTextBaseline, spacing: 0) { Text("a").n("a"); Text("b").font(.system(size: 32)).n("b") }"#,
                "a 38,12 8x16; b 46,0 16x32"),
            Places(
                "of a padded text", 100, 36, #"HStack(alignment: .firstTextBaseline, spacing: 0) { Text("a").padding(10).n("p"); A("b") }"#,
                "p 26,0 28x36; b 54,2 20x20"),
            Places(
                "the last one of two lines", 100, 32, #"HStack(alignment: .lastTextBaseline, spacing: 0) { Text("one\ntwo").n("t"); Text("b").n("b") }"#,
                "t 34,0 24x32; b 58,16 8x16"),
            Places(
                "the first of a column is its first text's", 100, 48,
                #"HStack(alignment: .firstTextBaseline, spacing: 0) { VStack(spacing: 0) { Text("a"); Text("b") }.n("v"); Text("c").n("c") }"#,
                "v 42,8 8x32; c 50,8 8x16"),
            Places(
                "the last of a column is its last text's", 100, 48,
                #"HStack(alignment: .lastTextBaseline, spacing: 0) { VStack(spacing: 0) { Text("a"); Text("b") }.n("v"); Text("c").n("c") }"#,
                "v 42,8 8x32; c 50,24 8x16"),
            Places(
                "a view without text has its lower edge", 100, 40,
                #"HStack(alignment: .firstTextBaseline, spacing: 0) { A("a"); C.frame(width: 20, height: 40).n("b") }"#, "a 30,20 20x20; b 50,0 20x40"),
        ]) func baselines(_ row: Places)
    { row.check() }

    @Test(
        "custom guides",
        arguments: [
            Places(
                "leave a stack as the mean of the views that set them", 100, 40,
                #"VStack(alignment: .mid, spacing: 0) { HStack(spacing: 0) { A("b").alignmentGuide(.mid) { _ in 0 }; A("c").alignmentGuide(.mid) { $0.width } }; A("a").alignmentGuide(.mid) { _ in 0 } }"#,
                "a 50,20 20x20; b 30,0 20x20; c 50,0 20x20", declarations: mid),
            Places(
                "views that do not set one do not count", 100, 40,
                #"VStack(alignment: .mid, spacing: 0) { HStack(spacing: 0) { A("b").alignmentGuide(.mid) { _ in 0 }; A("c") }; A("a").alignmentGuide(.mid) { _ in 0 } }"#,
                "a 30,20 20x20; b 30,0 20x20; c 50,0 20x20", declarations: mid),
            Places(
                "without any the default in the stack's own size counts", 100, 40,
                #"VStack(alignment: .mid, spacing: 0) { HStack(spacing: 0) { A("b"); A("c") }; A("a") }"#, "a 40,20 20x20; b 30,0 20x20; c 50,0 20x20",
                declarations: mid),
            Places(
                "two levels up", 100, 40,
                #"HStack(alignment: .mark, spacing: 0) { VStack(spacing: 0) { HStack(spacing: 0) { A("a").alignmentGuide(.mark) { _ in 5 }; A("b") }; A("c") }; A("d").alignmentGuide(.mark) { _ in 15 } }.n("h")"#,
                "h 20,-5 60x50; d 60,-5 20x20; a 20,5 20x20; c 30,25 20x20", declarations: mid),
            Places(
                "in a frame's alignment", 100, 100,
                #"A("a").alignmentGuide(.mark) { _ in 0 }.frame(width: 40, height: 40, alignment: Alignment(horizontal: .leading, vertical: .mark)).n("f")"#,
                "f 30,30 40x40; a 30,70 20x20", declarations: mid),
            Places(
                "in an overlay's alignment", 100, 100,
                #"A("a").alignmentGuide(.mid) { _ in 0 }.overlay(alignment: Alignment(horizontal: .mid, vertical: .top)) { F.n("o") }"#,
                "a 40,40 20x20; o 0,40 80x20", declarations: mid),
        ]) func custom(_ row: Places)
    { row.check() }
}
