import Course
import Diagnostics
import Grading
import Playground
extension Question { var rereads: String? { nil } }
extension Exercise { func merged(_ s: SourceText) -> SourceText { s } }
extension Course { func translated(to: String) -> Course { self } }
extension Playground {
    static var queryVocabulary: [(name: String, type: String, meaning: String)] { [] }
}

