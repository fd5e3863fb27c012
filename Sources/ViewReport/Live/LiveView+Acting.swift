import ViewGraph
import ViewLayout
import ViewTree
import Wording

extension LiveView {
    /// What an action does, once it is found that it can be done. It gives a remark where it has no effect.
    func effect(of action: ViewAction) throws -> () throws -> String? {
        switch action {
        case .tap(let selector, let place): return try tap(selector, at: place)
        case .touch(let selector, let touching): return try touch(selector, touching)
        case .drag(let selector, let destination, let place, let isHeld): return try drag(selector, onto: destination, at: place, isHeld: isHeld)
        case .release: return try release()
        case .cancel: return try release(isCancelled: true)
        case .type(let selector, let text):
            let field = try field(selector)
            return doing { [graph] in
                try graph.moveFocus(to: field)
                try graph.perform { try field.textBinding?.set(text) }
            }
        case .submit(let selector): return try submit(selector)
        case .key(let stroke): return { try self.press(stroke) }
        case .delete(let selector): return try delete(selector)
        case .move(let selector, let index): return try move(selector, to: index)
        case .refresh(let selector): return try refresh(selector)
        case .slide(let selector, let value): return try slide(selector, to: value)
        case .pick(let selector, let text): return try pick(text, in: selector)
        case .set(let name, let owner, let value):
            let state = try state(named: name, of: owner)
            return doing { [graph] in try graph.perform { _ = try graph.setState(named: name, of: state.id, to: value) } }
        case .setEnvironment(_, let writes): return doing { [graph] in try graph.change(writes) }
        case .resize(let size):
            guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
                let written = "\(size.width.written)x\(size.height.written)"
                throw ActionError(
                    .invalidNumber, Phrase("a window cannot be \(written)", ko: "윈도우의 크기가 될 수 없는 값입니다: \(written)"),
                    help: Phrase("Lengths are 0 or more, in points.", ko: "길이는 0 이상이며 단위는 포인트입니다."))
            }
            return doing { [layout, graph] in
                layout.window = size
                try graph.layOutAgain()
            }
        case .scroll(let selector, let points):
            guard points.isFinite else {
                throw ActionError(
                    .invalidNumber, Phrase("content cannot be moved by \(points.written)", ko: "콘텐츠를 \(points.written)만큼 옮길 수 없습니다"),
                    help: Phrase("Give a number of points.", ko: "포인트를 숫자로 적으세요."))
            }
            let node = try target(of: selector, Phrase("scrolling", ko: "스크롤")) { layout.scrollOffset(of: $0) != nil }
            guard node.environment.isScrollEnabled else {
                throw ActionError(
                    .actionNotTaken, Phrase("\(selector) can't be scrolled", ko: "\(selector): 스크롤할 수 없는 뷰입니다"),
                    help: Phrase("`scrollDisabled(true)` is on it or around it.", ko: "이 뷰나 이 뷰를 감싼 뷰에 `scrollDisabled(true)`가 있습니다."))
            }
            return { [layout, graph] in
                let before = layout.scrollOffset(of: node)
                try graph.scroll(node, by: points)
                return points == 0 || layout.scrollOffset(of: node) != before ? nil : layout.scrollLimit(of: node)?.remark(down: points > 0)
            }
        case .advance(let seconds):
            guard seconds.isFinite, seconds >= 0 else {
                throw ActionError(
                    .invalidNumber, Phrase("time cannot pass by \(seconds.written) seconds", ko: "시간이 \(seconds.written)초 지나게 할 수 없습니다"),
                    help: Phrase("Give a number of seconds, 0 or more.", ko: "0 이상인 초를 숫자로 적으세요."))
            }
            return doing { [graph] in try graph.advance(by: seconds) }
        }
    }

    func doing(_ work: @escaping () throws -> Void) -> () throws -> String? {
        {
            try work()
            return nil
        }
    }

    func checkEnabled(_ node: ResolvedNode, _ selector: Selector) throws {
        if !node.environment.isEnabled {
            throw ActionError(
                .actionNotTaken, Phrase("\(selector) is disabled", ko: "\(selector): 비활성화된 뷰입니다"),
                help: Phrase("`disabled(true)` is on it or around it.", ko: "이 뷰나 이 뷰를 감싼 뷰에 `disabled(true)`가 있습니다."))
        }
        if node.isWithin(HitTesting.self, where: { !$0.isAllowed }) {
            throw ActionError(
                .actionNotTaken, Phrase("\(selector) takes no taps", ko: "\(selector): 탭을 받지 않는 뷰입니다"),
                help: Phrase("`allowsHitTesting(false)` is on it or around it.", ko: "이 뷰나 이 뷰를 감싼 뷰에 `allowsHitTesting(false)`가 있습니다."))
        }
    }
}

extension ResolvedNode {
    /// Whether the view or one around it has such a trait.
    func isWithin<Trait: ViewTrait>(_ type: Trait.Type, where condition: (Trait) -> Bool) -> Bool {
        sequence(first: self, next: \.parent).contains { node in
            node.attachments.contains { if case .trait(let trait as Trait) = $0 { condition(trait) } else { false } }
        }
    }
}
