/// The declarations of a library at the top level, which are read when they are first looked up by name.
package protocol DeferredDeclarations: AnyObject {
    var typeNames: [String] { get }
    var globalNames: [String] { get }
    /// The names of property wrappers and result builders.
    var attributeTypeNames: [String] { get }
    /// Declares the type or alias of a name, if the library has one.
    func declareType(_ name: String)
    /// Declares the functions and the variable of a name.
    func declareGlobals(_ name: String)
    /// Reads the rest, for callers that list everything.
    func declareEverything()
    /// The type, alias, functions or variable of a name, as they are written.
    func written(named name: String) -> [WrittenDeclaration]
    /// Whether a type only has a name: it has no members and no protocols.
    func isBare(typeNamed name: String) -> Bool
}
