/// A promise that a run broke.
struct Fault {
    enum Kind { case time, memory, output, crash, status, controls, json, unexplained, files, processes, terminal, unsteady, silent }

    let kind: Kind
    let words: String
}
