/// An expression as it is written, which the checker reads when its type is known.
package protocol WrittenExpression {}

/// A property wrapper as an attribute names it.
package protocol WrittenWrapper {}

/// Where a declaration is, and what its types and bodies may name.
package protocol DeclarationSurroundings {}
