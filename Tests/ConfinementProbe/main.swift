// Confines itself, and says of everything that it then tries whether it succeeds. The argument is a folder with the files `file` and `readable/file`.
import CConfinement
import Foundation

let folder = CommandLine.arguments[1]
let other = "\(folder)/file"
let reader = strdup("\(folder)/readable")
let system = strdup("/proc/self")
let files = confinement_of_files([UnsafePointer(reader), UnsafePointer(system)], 2)
let calls = confinement_of_system_calls(1)

func say(_ what: String, _ succeeded: Bool) { FileHandle.standardOutput.write(Data("\(what): \(succeeded ? "yes" : "no")\n".utf8)) }

say("files are confined", files == 1)
say("calls are confined", calls == 1)
say("reads what is allowed", open("\(folder)/readable/file", O_RDONLY) >= 0)
say("reads its own memory's size", open("/proc/self/statm", O_RDONLY) >= 0)
say("reads another file", open(other, O_RDONLY) >= 0)
say("reads the password file", open("/etc/passwd", O_RDONLY) >= 0)
say("makes a file", open("\(folder)/new", O_WRONLY | O_CREAT, 0o600) >= 0)
say("makes a file where it may read", open("\(folder)/readable/new", O_WRONLY | O_CREAT, 0o600) >= 0)
say("removes a file", unlink(other) == 0)
say("changes a file's mode", chmod(other, 0) == 0)
say("makes a folder", mkdir("\(folder)/folder", 0o700) == 0)
say("opens a socket", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0)
say("signals another process", kill(getppid(), 0) == 0)
var id: pid_t = 0
var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
say("starts a program", posix_spawn(&id, "/bin/true", nil, nil, words, nil) == 0)
let thread = Thread { say("runs a thread", true) }
thread.start()
while !thread.isFinished { usleep(1000) }
say("takes memory", (0..<1_000_000).map { "\($0)" }.count == 1_000_000)
// A failed check ends the process by a signal.
abort()
