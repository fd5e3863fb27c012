/// A modifier that calls the program: a value with its facts, beside what carries it out.
public protocol ActionModifier: ModifierValue {}
