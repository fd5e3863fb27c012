/// What a command that wrote a file prints with `--json`.
struct WrittenFile: Encodable {
    let version = 1
    let path: String
}
