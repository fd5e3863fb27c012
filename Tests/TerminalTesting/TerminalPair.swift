import CPseudoTerminal
import Foundation

/// The two ends of a pseudo-terminal: of whoever types and looks, and of the program.
public struct TerminalPair {
    public let controller: Int32
    /// Open here, too, so that the terminal's modes can be asked for after the program ended.
    public let device: Int32
    /// The path of the program's end.
    public let name: String

    /// Nil where the system has no more terminals.
    public init?(columns: Int, rows: Int) {
        var size = Self.size(columns, rows)
        var (controller, device): (Int32, Int32) = (-1, -1)
        guard openpty(&controller, &device, nil, nil, &size) == 0, let name = Self.name(of: device) else { return nil }
        for descriptor in [controller, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        (self.controller, self.device, self.name) = (controller, device, name)
    }

    /// Tests run at the same time, and `ttyname` has one buffer for all.
    private static func name(of device: Int32) -> String? {
        var path = [CChar](repeating: 0, count: 256)
        guard ttyname_r(device, &path, path.count) == 0 else { return nil }
        return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func size(_ columns: Int, _ rows: Int) -> winsize {
        winsize(ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    }

    /// Changes the size of the window, of which the program hears by SIGWINCH.
    public func resize(columns: Int, rows: Int) {
        var size = Self.size(columns, rows)
        _ = ioctl(device, UInt(TIOCSWINSZ), &size)
    }

    /// Whether the terminal shows what is typed and hands it on line by line, as shells expect it.
    public var isInOrder: Bool {
        var modes = termios()
        let wanted = tcflag_t(ECHO | ICANON | ISIG)
        return tcgetattr(device, &modes) == 0 && modes.c_lflag & wanted == wanted
    }
}
