import ArgumentParser
import Foundation

/// The inside of a launcher's process: an order a line comes in on standard input, a measurement a line goes out.
struct LaunchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "launch", shouldDisplay: false)

    func run() throws {
        while let line = readLine() {
            let order = try JSONDecoder().decode(Launcher.Order.self, from: Data(line.utf8))
            guard chdir(order.folder) == 0 else { throw POSIXError(.ENOENT) }
            let launch = try Launch(
                order.program, order.arguments, environment: order.environment, paths: order.paths, script: order.script, bounds: order.bounds)
            try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(launch) + [0x0A])
        }
    }
}
