extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
    }
    static let colon = HorizontalAlignment(Colon.self)
}
VStack(alignment: .colon) {
    HStack { Text("Name:").alignmentGuide(.colon) { $0[.trailing] }; Text("Al") }
    HStack { Text("City of birth:").alignmentGuide(.colon) { $0[.trailing] }; Text("Oslo") }
}

// type: VStack<TupleContent<HStack<TupleContent<ModifiedContent<Text, _AlignmentWritingModifier>, Text>>, HStack<TupleContent<ModifiedContent<Text, _AlignmentWritingModifier>, Text>>>>
// view: VStack 84,220 152x40
// view:   HStack 156,220 64x16
// view:     Text "Name:" 156,220 40x16 [alignmentGuide]
// view:     Text "Al" 204,220 16x16
// view:   HStack 84,244 152x16
// view:     Text "City of birth:" 84,244 112x16 [alignmentGuide]
// view:     Text "Oslo" 204,244 32x16
