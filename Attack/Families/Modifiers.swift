import Foundation

extension Family {
    /// Modifiers with odd arguments, one around the other.
    static let modifiers = Family(
        "modifiers",
        [
            { draws in .run(chain(&draws, draws.size(8)), json: draws.once(in: 3)) },
            { draws in
                .run(
                    chain(&draws, draws.size(300)), flags: ["--show", draws.one(of: ["picture", "trace", "layout,picture", "values,environment,preferences"])])
            },
            { draws in
                .run(chain(&draws, 3), flags: ["--size", draws.one(of: ["1x1", "100000x100000", "0x0", "1e9x3", "3x100000000"]), "--show", "picture,layout"])
            },
            { draws in .run("ZStack { ForEach(0..<\(draws.size(2_000))) { i in \(chain(&draws, 3)) } }") },
            { draws in .run("Canvas { c, s in \(draws.filled(draws.one(of: drawings))) }\(modifier(&draws))") },
            { draws in
                .run(
                    "Path { p in \(draws.filled(draws.one(of: paths))) }.stroke(lineWidth: \(draws.oddLength()))", flags: ["--show", "layout,picture,resolved"])
            },
        ])

    private static func chain(_ draws: inout Draws, _ count: Int) -> String {
        let root = draws.one(of: [
            "Text(\"a b c\")", "Color.red", "HStack { Text(\"a\"); Color.red }", "Circle()", "ScrollView { Text(\"a\") }", "Image(systemName: \"star\")",
            "List { Text(\"a\") }", "EmptyView()", "ForEach(0..<3) { Text(\"\\($0)\") }", "Button(\"a\") {}",
        ])
        return root + (0..<count).map { _ in modifier(&draws) }.joined()
    }

    private static func modifier(_ draws: inout Draws) -> String {
        draws.filled(draws.one(of: templates))
    }

    private static let templates = [
        ".frame(width: LENGTH, height: LENGTH)", ".frame(minWidth: LENGTH, idealWidth: LENGTH, maxWidth: LENGTH, maxHeight: LENGTH)", ".padding(LENGTH)",
        ".padding(.horizontal, LENGTH)", ".padding(EdgeInsets(top: LENGTH, leading: LENGTH, bottom: LENGTH, trailing: LENGTH))",
        ".offset(x: LENGTH, y: LENGTH)",
        ".position(x: LENGTH, y: LENGTH)", ".scaleEffect(LENGTH)", ".rotationEffect(.degrees(LENGTH))", ".opacity(LENGTH)",
        ".aspectRatio(LENGTH, contentMode: .fill)", ".aspectRatio(CGSize(width: LENGTH, height: LENGTH), contentMode: .fit)", ".fixedSize()",
        ".layoutPriority(LENGTH)", ".zIndex(LENGTH)",
        ".lineSpacing(LENGTH)", ".font(.system(size: LENGTH))", ".lineLimit(Int.min)", ".lineLimit(3...1)", ".minimumScaleFactor(LENGTH)", ".kerning(LENGTH)",
        ".tracking(LENGTH)", ".baselineOffset(LENGTH)", ".border(.red, width: LENGTH)", ".cornerRadius(LENGTH)", ".shadow(radius: LENGTH, x: LENGTH)",
        ".blur(radius: LENGTH)",
        ".background(alignment: .bottom) { Color.blue.frame(width: LENGTH) }", ".overlay { Text(\"o\").offset(x: LENGTH) }",
        ".safeAreaInset(edge: .top, spacing: LENGTH) { Color.red.frame(height: LENGTH) }", ".safeAreaPadding(LENGTH)", ".ignoresSafeArea()",
        ".containerRelativeFrame(.horizontal, count: Int.max, span: 0, spacing: LENGTH)",
        ".containerRelativeFrame(.vertical) { l, _ in l / LENGTH }", ".scenePadding()", ".contentMargins(LENGTH)", ".alignmentGuide(.leading) { _ in LENGTH }",
        ".transformEffect(CGAffineTransform(a: LENGTH, b: LENGTH, c: LENGTH, d: LENGTH, tx: LENGTH, ty: LENGTH))", ".projectionEffect(.init())",
        ".rotation3DEffect(.degrees(LENGTH), axis: (x: 0, y: 0, z: LENGTH))",
        ".clipShape(RoundedRectangle(cornerRadius: LENGTH))", ".mask { Circle().inset(by: LENGTH) }", ".dynamicTypeSize(.accessibility5)",
        ".environment(\\.lineSpacing, LENGTH)", ".hueRotation(.radians(LENGTH))", ".brightness(LENGTH)", ".id(LENGTH)", ".tag(LENGTH)",
        ".coordinateSpace(name: LENGTH)", ".listRowInsets(.init(top: LENGTH, leading: 0, bottom: LENGTH, trailing: 0))",
        ".gridCellColumns(Int.max)", ".gridCellColumns(-1)", ".visualEffect { c, p in c.offset(x: LENGTH / p.size.width) }", ".geometryGroup()",
        ".drawingGroup()", ".hidden()", ".redacted(reason: .placeholder)", ".animation(.linear(duration: LENGTH), value: LENGTH)",
        ".transition(.offset(x: LENGTH))", ".trim(from: LENGTH, to: LENGTH)", ".stroke(lineWidth: LENGTH)", ".imageScale(.large)",
        ".presentationDetents([.height(LENGTH), .fraction(LENGTH)])", ".scrollTargetLayout()", ".badge(Int.max)", ".speed(LENGTH)",
        ".accessibilityIdentifier(\"a\")", ".modifier(M(n: LENGTH))", ".truncationMode(.middle)", ".multilineTextAlignment(.trailing)",
        ".defaultScrollAnchor(UnitPoint(x: LENGTH, y: LENGTH))",
    ]
    private static let drawings = [
        "while true { c.fill(Path(CGRect(x: 0, y: 0, width: LENGTH, height: 1)), with: .color(.red)) }",
        "c.translateBy(x: LENGTH, y: LENGTH); c.scaleBy(x: LENGTH, y: 0); c.draw(Text(\"a\"), at: .zero)", "c.drawLayer { d in c = d }",
        "c.stroke(Path(ellipseIn: CGRect(x: LENGTH, y: 0, width: LENGTH, height: 5)), with: .color(.red), lineWidth: LENGTH)",
    ]
    private static let paths = [
        "for i in 0..<COUNT { p.addLine(to: CGPoint(x: Double(i), y: LENGTH)) }",
        "p.addArc(center: .zero, radius: LENGTH, startAngle: .degrees(LENGTH), endAngle: .degrees(LENGTH), clockwise: true)",
        "p.addRoundedRect(in: CGRect(x: 0, y: 0, width: LENGTH, height: LENGTH), cornerSize: CGSize(width: LENGTH, height: LENGTH))",
        "while true { p.move(to: .zero); p.addQuadCurve(to: .zero, control: CGPoint(x: LENGTH, y: 0)) }",
        "p = p.strokedPath(.init(lineWidth: LENGTH, dash: [LENGTH, 0])).trimmedPath(from: LENGTH, to: LENGTH); p.addPath(p, transform: .init(scaleX: LENGTH, y: 0)); print(p.boundingRect, p.contains(.zero))",
        "for _ in 0..<COUNT { p.addPath(p) }",
        "p.addCurve(to: CGPoint(x: LENGTH, y: LENGTH), control1: CGPoint(x: LENGTH, y: 0), control2: .zero); p.closeSubpath(); p.addEllipse(in: .infinite); p.addLines([])",
    ]
}
