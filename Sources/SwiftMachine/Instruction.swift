import SwiftModel

/// One step of the machine: an operation on registers of the frame. `a` is the destination unless said otherwise; jumps go as far as `c` says.
struct Instruction {
    var op: Opcode
    /// A small number that belongs to the operation: an enum case's tag, a flag.
    var d: UInt16 = 0
    var a: Int32 = 0
    var b: Int32 = 0
    var c: Int32 = 0

    /// In the place of a type: keys that are `Int`.
    static let plainKey = UInt16.max
}

enum Opcode: UInt8 {
    // Moving. `take` leaves nothing behind.
    case copy, take, constant, loadInt, clear
    // Cells of captured variables. `setCell` and `setCapture` take the value in b.
    case makeCell, getCell, setCell, takeCell
    case getCapture, getCapturedCell, setCapturedCell, takeCapturedCell
    case makeWeak, loadWeak
    // Globals by index b; `setGlobal` takes the value in a.
    case getGlobal, setGlobal, takeGlobal

    // Int: a = b op c; `addImmediate` adds the number c.
    case addInt, subInt, mulInt, divInt, remInt, negInt, addImmediate
    case equalInt, lessInt, lessEqualInt
    // Double.
    case addDouble, subDouble, mulDouble, divDouble, negDouble, equalDouble, lessDouble, lessEqualDouble
    case not

    // Jumps. `loop` counts a turn. The fused ones compare a with b (or with the number b) and jump when the comparison does not hold.
    case jump, loop, jumpUnless
    /// A turn of a loop over Ints: unless a has reached b, adds 1 to a and jumps.
    case loopRange
    /// Over a stride: start, end and step are from a on, and the last value takes the end's place; b says whether the end is one of them. A turn of it adds
    /// what follows b.
    case jumpUnlessStride, loopStride
    case jumpIfNone, jumpIfSome
    case jumpUnlessEqualInt, jumpUnlessNotEqualInt, jumpUnlessLessInt, jumpUnlessLessEqualInt
    case jumpUnlessEqualImmediate, jumpUnlessNotEqualImmediate, jumpUnlessLessImmediate, jumpUnlessLessEqualImmediate
    case jumpUnlessGreaterImmediate, jumpUnlessGreaterEqualImmediate
    /// Jumps unless the enum value in a has the tag b.
    case jumpUnlessCase
    // Errors on their way.
    case jumpIfThrown, jumpUnlessThrown, takeThrown, setThrown, returnThrown

    // Calls: b is the first register of the arguments, c the call site (or the number of arguments of a function value).
    case call, callVirtual, callOpened, callDirect, callNative, callClosure, `return`

    // Boxes. `makeBox`: c fields from b on with the tag d. `setField`: field b of a takes c. `takeField` and `setField` copy a shared box first.
    case makeBox, getField, takeField, setField
    // Parts of parts, read without holding what lies between: the first step looks at a part of b, further ones at a part of that, the last one copies a
    // part of it to a. Elements by the Int in the register c, fields and properties by the number c. Nothing may come between the steps.
    case focusElement, focusField, focusProperty, stepElement, stepField, stepProperty, loadElement, loadField, loadProperty
    // Parts of parts, changed where they are: the steps look at a part that nothing else holds, `loadFocus` copies the number that it is to a, and
    // `storeFocus` takes the value in a. Between them numbers may be worked on, nothing else.
    case changeElement, changeField, thenElement, thenField, loadFocus, storeFocus
    // Instances. `formObject`: from here on the object in a has a `deinit` to run.
    case newObject, formObject, getProperty, setProperty, takeProperty
    // Arrays: elements by the Int in c.
    case makeArray, getElement, takeElement, setElement, appendElement, arrayCount, nextElement
    /// Adds the text in c to the one in a.
    case appendString
    case makeSet, makeDictionary
    /// A dictionary's value by the key in c, whose type is d: out of b into a, its place (or -1) behind it; and back into a from b.
    case takeEntry, putEntry
    // Optionals of optionals, and unwrapping.
    case wrapSome, unwrapSome, checkSome
    // Types.
    case erase, open, dynamicType, cast, castOptional, testType, testOpenedCase
    case makeClosure, makeKeyPath, keyPathFunction
    /// `join`: c texts and `Int`s from b on.
    case join, interpolate, makeKey, isEqual, isLess, elements
    case drain, fail
}
