extension CellPainter {
    func picture(notes: [String]) -> CellPicture {
        var picture = CellPicture(columns: columns, background: background.bytes, pointsPerColumn: pixel, notes: notes)
        picture.isCrowded = coversLetters && pixel > 8
        for row in 0..<rows { picture.append(row: (0..<columns).compactMap { cell($0, row) }) }
        return picture
    }

    /// `nil` for the second half of a wide character.
    private func cell(_ column: Int, _ row: Int) -> CellPicture.Run? {
        let (top, bottom) = (raster.pixels[row * 2 * columns + column], raster.pixels[(row * 2 + 1) * columns + column])
        if let letter = letters[row * columns + column] {
            guard !letter.isCovered else { return nil }
            let behind = DrawnColor((top + bottom) / 2)
            let ink = letter.paint.pixel
            return CellPicture.Run(
                String(letter.character), DrawnColor(ink + behind.pixel * (1 - ink.w)).bytes, behind.bytes, isBold: letter.isBold, isItalic: letter.isItalic,
                isUnderlined: letter.isUnderlined)
        }
        let (upper, lower) = (DrawnColor(top).bytes, DrawnColor(bottom).bytes)
        return upper == lower ? CellPicture.Run(" ", lower, lower) : CellPicture.Run("▀", upper, lower)
    }
}

extension DrawnColor {
    /// Without alpha: `0x34C759`.
    fileprivate var bytes: Int {
        func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
        return byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
