import Playground
extension Playground {
    static var queryVocabulary: [(name: String, type: String, meaning: String)] { [] }
}
