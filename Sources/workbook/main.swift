import Foundation
import Terminal

StandardStreams.keepOpen()
StartingEnvironment.clean()
shareOneMemoryPool()
CrashHandler.start()
Interrupts.shared.start()
// Parsing and checking recurse with the nesting of what they read, and releasing a value with the length of a chain that it begins: millions of links, as many
// as the memory limit allows, fit in this stack, not in the main thread's. Only what is touched of it takes memory.
onThread(stackSize: 4 << 30) {
    CrashHandler.useOwnStack()
    Workbook.start()
}
