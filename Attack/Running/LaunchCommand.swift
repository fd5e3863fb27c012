import ArgumentParser
import Foundation

/// The inside of the process that runs one program: the order comes in on standard input, the measurement goes out.
struct LaunchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "launch", shouldDisplay: false)

    struct Order: Codable {
        let program: String
        let arguments: [String]
        let environment: [String: String]
        let folder: String
        let paths: [String]
        let bounds: Launch.Bounds

        /// Has a process carry it out.
        func launch() throws -> Launch {
            let (process, input, output) = (Process(), Pipe(), Pipe())
            process.executableURL = Bundle.main.executableURL
            process.arguments = ["launch"]
            (process.standardInput, process.standardOutput) = (input, output)
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(self))
            try input.fileHandleForWriting.close()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return try JSONDecoder().decode(Launch.self, from: data)
        }
    }

    func run() throws {
        let order = try JSONDecoder().decode(Order.self, from: FileHandle.standardInput.readDataToEndOfFile())
        guard chdir(order.folder) == 0 else { throw POSIXError(.ENOENT) }
        let launch = try Launch(order.program, order.arguments, environment: order.environment, paths: order.paths, bounds: order.bounds)
        FileHandle.standardOutput.write(try JSONEncoder().encode(launch))
    }
}
