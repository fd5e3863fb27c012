import SwiftModel

/// The bindings of the standard library by their keys.
package enum StandardNatives {
    static let table: [String: DirectFunction] = {
        var table: [String: DirectFunction] = [:]
        bindCore(&table)
        bindIntegers(&table)
        bindSizedIntegers(&table)
        for type in ["Double", "CGFloat", "Float"] { bindFloatingPoint(type, &table) }
        bindSinglePrecision(&table)
        bindFloatingPointParts(&table)
        bindReflection(&table)
        bindMemory(&table)
        bindBytes(&table)
        bindResources(&table)
        bindLocales(&table)
        bindTimeZones(&table)
        bindNetwork(&table)
        bindDecimals(&table)
        bindJSON(&table)
        bindPropertyLists(&table)
        bindKeyValues(&table)
        bindMathematics(&table)
        bindStrings(&table)
        bindTextIndices(&table)
        bindCharacters(&table)
        bindRegularExpressions(&table)
        bindRegexComponents(&table)
        bindTextRanges(&table)
        bindTextUnits(&table)
        bindScalars(&table)
        bindCharacterClasses(&table)
        bindArrays(&table)
        bindStrides(&table)
        bindDictionaries(&table)
        bindSets(&table)
        return table
    }()

    /// `hash(into:)` as the compiler writes it.
    static let derivedHash: DirectFunction = { call in
        guard case .native(let object) = call[1], let state = object as? HasherState else { throw RuntimeError.malformed("a hasher") }
        state.fed.append(try call.machine.derivedHash(call[0], call.type(0)))
        return .none
    }
}
