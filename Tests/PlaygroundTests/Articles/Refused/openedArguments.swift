protocol Sink {
    associatedtype Item
    var last: Item? { get set }
    func put(_ item: Item)
}
func move(from source: any Sink, to target: any Sink) {
    target.put(source.last!)
}

// error: 7: member 'put' cannot be used on value of type 'any Sink'; consider using a generic constraint instead
