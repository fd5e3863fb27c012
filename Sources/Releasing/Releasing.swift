import CReleasing

/// Runs the end of an object without recursion over what the user made: a chain of any length takes no more of the stack than a short one.
///
/// Deep inside other ends nothing is released at once. What the object holds then waits until the outermost of them is over.
///
/// - Parameters:
///   - end: releases what the object holds.
///   - remains: gives an object that holds it instead, and leaves nothing to the one that ends.
@inlinable @inline(__always)
public func releasing(_ end: () -> Void, remains: () -> AnyObject) {
    let thread = releases_of_thread()
    guard begin_release(thread) else { return keep(remains(), on: thread) }
    end()
    end_release(thread)
    if thread.pointee.depth == 0, thread.pointee.waiting != nil { endWaiting(on: thread) }
}

/// What waits on a thread.
private final class Waiting { var objects: [AnyObject] = [] }

@usableFromInline @inline(never)
func keep(_ remains: AnyObject, on thread: UnsafeMutablePointer<Releases>) {
    if let waiting = thread.pointee.waiting {
        Unmanaged<Waiting>.fromOpaque(waiting).takeUnretainedValue().objects.append(remains)
    } else {
        let waiting = Waiting()
        waiting.objects.append(remains)
        thread.pointee.waiting = Unmanaged.passRetained(waiting).toOpaque()
    }
}

@usableFromInline @inline(never)
func endWaiting(on thread: UnsafeMutablePointer<Releases>) {
    guard let waiting = thread.pointee.waiting.map({ Unmanaged<Waiting>.fromOpaque($0).takeUnretainedValue() }) else { return }
    thread.pointee.depth = 1
    while let next = waiting.objects.popLast() { withExtendedLifetime(next) {} }
    thread.pointee.depth = 0
    thread.pointee.waiting = nil
    Unmanaged.passUnretained(waiting).release()
}
