enum Stage: Error { case inner, outer }
func run() -> [String] {
    var log: [String] = []
    do {
        do {
            log.append("work")
            throw Stage.inner
        } catch Stage.outer {
            log.append("never")
        }
    } catch Stage.inner {
        log.append("inner")
        do { throw Stage.outer } catch { log.append("\(error)") }
    } catch {
        log.append("else")
    }
    return log
}
print(run())

// output: ["work", "inner", "outer"]
