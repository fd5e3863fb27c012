protocol DownloadDelegate: AnyObject {
    func download(_ download: Download, didReach percent: Int)
    func downloadDidFinish(_ download: Download)
}
extension DownloadDelegate {
    func download(_ download: Download, didReach percent: Int) {}
}
class Download {
    weak var delegate: DownloadDelegate?
    func start() {
        for percent in stride(from: 0, through: 100, by: 50) { delegate?.download(self, didReach: percent) }
        delegate?.downloadDidFinish(self)
    }
}
class Logger: DownloadDelegate {
    func download(_ download: Download, didReach percent: Int) { print("\(percent)%") }
    func downloadDidFinish(_ download: Download) { print("finished") }
}
class Quiet: DownloadDelegate {
    func downloadDidFinish(_ download: Download) { print("quietly finished") }
}
let download = Download()
let logger = Logger()
download.delegate = logger
download.start()
let quiet = Quiet()
download.delegate = quiet
download.start()

// output: 0%
// output: 50%
// output: 100%
// output: finished
// output: quietly finished
