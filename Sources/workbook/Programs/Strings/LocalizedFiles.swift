import Diagnostics
import Foundation
import Playground

/// The texts that the files of a program have in its languages.
struct LocalizedFiles {
    private(set) var localizations: Playground.Localizations
    /// What couldn't be read.
    private(set) var notices: [Diagnostic] = []

    /// Bytes of all files with texts.
    private static let byteLimit = 4_194_304

    init(_ files: [Playground.Resources.File]) {
        localizations = Playground.Localizations()
        var left = Self.byteLimit
        var catalogLanguage: String?
        for file in files {
            let name = (file.path as NSString).lastPathComponent
            let table = (name as NSString).deletingPathExtension
            let language = file.path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }?.dropLast(6)
            let ending = (name as NSString).pathExtension
            guard ["xcstrings", "strings", "stringsdict"].contains(ending) else { continue }
            left -= file.bytes.count
            guard left >= 0 else {
                report("`\(visibleName(file.path))` isn't used: the texts are larger than \(Self.byteLimit) bytes in all", help: "use smaller ones")
                continue
            }
            switch (ending, language) {
            case ("xcstrings", _):
                guard let source = text(of: file) else { continue }
                do throws(JSONText.Fault) {
                    let catalog = try StringCatalog(source)
                    catalogLanguage = catalogLanguage ?? catalog.sourceLanguage
                    for (language, texts) in catalog.tables { localizations.add(texts, to: table, in: language, isCatalog: true) }
                } catch {
                    report(error.message, at: error.span)
                }
            case ("strings", let language?):
                guard let source = text(of: file) else { continue }
                do throws(StringsFile.Fault) {
                    localizations.add(try StringsFile(source).texts, to: table, in: String(language))
                } catch {
                    report(error.message, at: error.span)
                }
            case ("stringsdict", let language?):
                if let dictionary = StringsDictionary(file.bytes) {
                    localizations.add(dictionary.texts, to: table, in: String(language), isPreferred: true)
                } else {
                    report("`\(visibleName(file.path))` isn't a property list of texts", help: "write it as Xcode does: plutil -lint finds what is wrong")
                }
            default: break
            }
        }
        if let catalogLanguage { localizations.sourceLanguage = catalogLanguage }
    }

    private mutating func text(of file: Playground.Resources.File) -> SourceText? {
        let isUTF16 = file.bytes.starts(with: [0xFE, 0xFF]) || file.bytes.starts(with: [0xFF, 0xFE])
        let bytes = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.bytes.dropFirst(3)) : file.bytes
        let text = isUTF16 ? String(data: Data(bytes), encoding: .utf16) : SourceFile.text(of: bytes)
        guard let text, !text.utf8.contains(0) else {
            report("`\(visibleName(file.path))` is neither UTF-8 nor UTF-16 text", help: "save it as UTF-8")
            return nil
        }
        return SourceText(name: file.path, text: text)
    }

    private mutating func report(_ message: String, at span: Span? = nil, help: String? = nil) {
        let place = span.map { "`\(visibleName($0.source.name))` isn't used: " } ?? ""
        notices.append(Diagnostic(.warning, "unreadable-strings", place + message, at: span, help: help ?? "correct it there; until then its keys are shown"))
    }
}
