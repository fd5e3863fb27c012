import ArgumentParser
import Course
import Diagnostics
import Foundation

struct AuthorSchemaCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of what authors write in YAML, for editors.",
        discussion: """
            lesson and quiz are about front matter, bank is about quizzes in YAML, misconceptions about lessons/misconceptions.yaml, answers about files of answers. Without a name, all are listed.

            EXAMPLES
              workbook author schema bank > bank.schema.json
              workbook author schema --write .schemas
            """)

    @Argument(help: "lesson, quiz, bank, misconceptions or answers.")
    var name: CourseSchema?

    @Option(
        help: ArgumentHelp("Write the schema, or all of them, into this folder. Files of these names are replaced.", valueName: "dir"), completion: .directory)
    var write: String?

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let schemas = name.map { [$0] } ?? CourseSchema.allCases
        if let write {
            let paths = try schemas.map { try save($0, into: context.expandingHome(write)) }
            if common.json { context.print(json: WrittenFiles(paths: paths)) } else { paths.forEach { context.print(context.say(.written(visibleName($0)))) } }
        } else if let name {
            context.print(name.json)
        } else if common.json {
            context.print(json: SchemaNames(schemas: schemas.map(\.rawValue)))
        } else {
            context.print(schemas.map(\.rawValue).joined(separator: "\n"))
        }
        return .done
    }

    private func save(_ schema: CourseSchema, into folder: String) throws -> String {
        let path = (folder as NSString).appendingPathComponent(schema.fileName)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        do throws(SavedFile.Fault) {
            try SavedFile.replace(path, Data((schema.json + "\n").utf8))
        } catch {
            throw Failure(.failed, "unwritable-file", "`\(visibleName(path))` can't be written", help: "check the folder and its permissions")
        }
        return path
    }
}

extension CourseSchema: ExpressibleByArgument {}

/// What `workbook author schema --json` prints.
private struct SchemaNames: Encodable {
    let version = 1
    let schemas: [String]
}

/// What `workbook author schema --write DIR --json` prints.
private struct WrittenFiles: Encodable {
    let version = 1
    let paths: [String]
}
