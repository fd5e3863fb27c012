struct Tree<T: Comparable> {
    indirect enum Node { case leaf, node(Node, T, Node) }
    struct Box { var node: Node = Node.leaf; var all: [Node] = [Node.leaf] }
    var root = Node.leaf
    var list = [Node]()
    var size = Self.zero
    static var zero: Int { 0 }
    func adding(_ value: T, to node: Node = Node.leaf) -> Node { .node(node, value, Node.leaf) }
}
let tree = Tree<Int>()
if case .leaf = tree.root, case .node(.leaf, let value, .leaf) = tree.adding(3) { print(value, tree.list.count + tree.size, Tree<Int>.Box().all.count) }
class Shape { required init() {}; var area: Double { 0 }; class func make() -> Self { self.init() } }
class Square: Shape { var side = 2.0; override var area: Double { side * side }
    override class func make() -> Self { let square = super.make(); square.side = 3; return square } }
print(Shape.make().area, Square.make().area)

// output: 3 0 1
// output: 0.0 9.0
