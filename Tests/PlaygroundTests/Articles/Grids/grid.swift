Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
    GridRow {
        Text("Name")
        Text("Score").gridColumnAlignment(.trailing)
    }
    .bold()
    Divider().gridCellUnsizedAxes(.horizontal)
    GridRow { Text("Ann"); Text("100") }
    GridRow { Text("Bo"); Text("7") }
    GridRow { Text("Total 107").gridCellColumns(2) }
}

// type: Grid<TupleContent<ModifiedContent<GridRow<TupleContent<Text, ModifiedContent<Text, _TraitWritingModifier<GridColumnAlignmentTraitKey>>>>, _InertModifier>, ModifiedContent<Divider, _TraitWritingModifier<GridCellUnsizedAxesTraitKey>>, GridRow<TupleContent<Text, Text>>, GridRow<TupleContent<Text, Text>>, GridRow<ModifiedContent<Text, _TraitWritingModifier<GridCellColumnsTraitKey>>>>>
// view: Grid 119,199.50 82x81
// view:   GridRow 119,199.50 82x16
// view:     Text "Name" 119,199.50 32x16 [bold]
// view:     Text "Score" 161,199.50 40x16 [gridColumnAlignment, bold]
// view:   Divider 119,219.50 82x1 [gridCellUnsizedAxes]
// view:   GridRow 119,224.50 82x16
// view:     Text "Ann" 119,224.50 24x16
// view:     Text "100" 177,224.50 24x16
// view:   GridRow 119,244.50 82x16
// view:     Text "Bo" 119,244.50 16x16
// view:     Text "7" 193,244.50 8x16
// view:   GridRow 119,264.50 82x16
// view:     Text "Total 107" 119,264.50 72x16 [gridCellColumns]
