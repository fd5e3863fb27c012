enum Barcode {
    case upc(Int, Int, Int, Int)
    case qr(String)
}
func describe(_ code: Barcode) -> String {
    switch code {
    case .upc(let system, _, _, let check): return "UPC \(system)/\(check)"
    case let .qr(text) where text.count > 5: return "long QR"
    case .qr(let text): return "QR \(text)"
    }
}
print(describe(.upc(8, 85909, 51226, 3)))
print(describe(.qr("abc")), describe(.qr("abcdefgh")))

// output: UPC 8/3
// output: QR abc long QR
