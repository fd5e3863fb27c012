import Testing
@testable import Pantry

@Test func nothing() { print(1) }
