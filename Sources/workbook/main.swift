import Foundation
import Terminal

shareOneMemoryPool()
CrashHandler.start()
Interrupts.shared.start()
// Parsing and checking recurse with the nesting of what they read: 10,000 parentheses fit in this stack, not in the main thread's.
onThread(stackSize: 512 << 20) {
    CrashHandler.useOwnStack()
    Workbook.start()
}
