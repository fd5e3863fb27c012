final class Folder {
    let name: String
    weak var parent: Folder?
    var folders: [Folder]
    lazy var path: String = (parent.map { $0.path + "/" } ?? "") + name
    lazy var depth: Int = {
        print("depth of", name)
        return (parent?.depth ?? -1) + 1
    }()

    init(_ name: String, _ folders: [Folder] = []) {
        self.name = name
        self.folders = folders
        for folder in folders { folder.parent = self }
    }
}
let leaf = Folder("c")
let root = Folder("a", [Folder("b", [leaf])])
print(leaf.path, root.folders[0].path)
print(leaf.depth, leaf.depth, root.depth)

// output: a/b/c a/b
// output: depth of c
// output: depth of b
// output: depth of a
// output: 2 2 0
