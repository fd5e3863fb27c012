import Diagnostics
import SwiftModel

/// What other languages, UIKit and style sheets call members, and what to write in place of it.
extension Checker {
    private static let members = [
        "length": ["count"], "size": ["count"], "len": ["count"], "push": ["append"], "add": ["append", "insert"], "pop": ["popLast", "removeLast"],
        "includes": ["contains"], "indexOf": ["firstIndex"], "toUpperCase": ["uppercased"], "toLowerCase": ["lowercased"], "toString": ["description"],
        "startsWith": ["hasPrefix"], "endsWith": ["hasSuffix"], "slice": ["prefix"], "concat": ["joined"], "replace": ["replacing"],
    ]

    /// Values that a type itself has.
    private static let values = [
        "left": "leading", "right": "trailing", "topLeft": "topLeading", "topRight": "topTrailing", "bottomLeft": "bottomLeading",
        "bottomRight": "bottomTrailing", "middle": "center", "up": "top", "down": "bottom", "lightGray": "gray", "darkGray": "gray",
        "violet": "purple", "transparent": "clear", "small": "caption", "large": "title", "header": "headline", "h1": "largeTitle",
        "h2": "title", "h3": "title2", "normal": "regular", "easeOutIn": "easeInOut",
    ]

    private static let modifiers = [
        "backgroundColor": ".background(…)", "bgColor": ".background(…)", "fillColor": ".background(…)", "backgroundImage": ".background { … }",
        "textColor": ".foregroundStyle(…)", "color": ".foregroundStyle(…)", "fontColor": ".foregroundStyle(…)", "foreground": ".foregroundStyle(…)",
        "tintColor": ".tint(…)", "fontSize": ".font(.system(size: …))", "textSize": ".font(.system(size: …))", "fontFamily": ".font(.custom(\"…\", size: …))",
        "fontName": ".font(.custom(\"…\", size: …))", "weight": ".fontWeight(…)", "textStyle": ".font(…)", "textAlignment": ".multilineTextAlignment(…)",
        "textAlign": ".multilineTextAlignment(…)", "numberOfLines": ".lineLimit(…)", "maxLines": ".lineLimit(…)", "lineHeight": ".lineSpacing(…)",
        "letterSpacing": ".kerning(…)", "uppercase": ".textCase(.uppercase)", "uppercased": ".textCase(.uppercase)", "lowercased": ".textCase(.lowercase)",
        "size": ".frame(width: …, height: …)", "width": ".frame(width: …)", "height": ".frame(height: …)", "minWidth": ".frame(minWidth: …)",
        "maxWidth": ".frame(maxWidth: …)", "minHeight": ".frame(minHeight: …)", "maxHeight": ".frame(maxHeight: …)",
        "fillMaxWidth": ".frame(maxWidth: .infinity)",
        "fillWidth": ".frame(maxWidth: .infinity)", "center": ".frame(maxWidth: .infinity)", "centered": ".frame(maxWidth: .infinity)",
        "align": ".frame(maxWidth: .infinity, alignment: …)", "alignment": ".frame(maxWidth: .infinity, alignment: …)", "margin": ".padding(…)",
        "margins": ".padding(…)", "inset": ".padding(…)", "insets": ".padding(…)", "borderColor": ".border(…)", "borderWidth": ".border(…, width: …)",
        "borderRadius": ".clipShape(.rect(cornerRadius: …))", "rounded": ".clipShape(.rect(cornerRadius: …))", "shadowColor": ".shadow(color: …, radius: …)",
        "shadowRadius": ".shadow(radius: …)", "elevation": ".shadow(radius: …)", "alpha": ".opacity(…)", "rotate": ".rotationEffect(…)",
        "rotation": ".rotationEffect(…)", "scale": ".scaleEffect(…)", "translate": ".offset(x: …, y: …)", "zPosition": ".zIndex(…)",
        "contentMode": ".scaledToFit()", "aspectFit": ".scaledToFit()", "aspectFill": ".scaledToFill()", "visible": ".opacity(…)",
        "visibility": ".opacity(…)", "isHidden": ".hidden()", "hide": ".hidden()", "enabled": ".disabled(…)", "isEnabled": ".disabled(…)",
        "isDisabled": ".disabled(…)", "onTap": ".onTapGesture { … }", "onTapped": ".onTapGesture { … }", "onClick": ".onTapGesture { … }",
        "onPress": ".onTapGesture { … }", "tapGesture": ".onTapGesture { … }", "tapAction": ".onTapGesture { … }", "clickable": ".onTapGesture { … }",
        "onDoubleTap": ".onTapGesture(count: 2) { … }", "onLongPress": ".onLongPressGesture { … }", "onLoad": ".onAppear { … }", "onMount": ".onAppear { … }",
        "onCreate": ".onAppear { … }", "onUnmount": ".onDisappear { … }", "title": ".navigationTitle(…)", "navTitle": ".navigationTitle(…)",
        "transform": ".transformEffect(…)", "backgroundStyle": ".background(…)", "swipeAction": ".swipeActions { … }", "popup": ".sheet(isPresented: …) { … }",
    ]

    /// What to write in place of a member that the type doesn't have.
    func helpElsewhere(_ name: String, of type: SwiftType, _ base: Expr?) -> String? {
        if case .metatype(let inner) = type.head {
            guard let own = Self.values[name], !members(own, of: inner, isStatic: true).isEmpty else { return nil }
            return "did you mean '\(own)'?"
        }
        if let own = Self.members[name]?.first(where: { !members($0, of: type, isStatic: false).isEmpty }) { return "did you mean '\(own)'?" }
        guard isView(type), base?.span.text != "self" else { return nil }
        if let decl = type.nominal, !decl.isPrelude, nearest(to: name, among: module.memberNames(of: decl)) != nil { return nil }
        if name == "size", type.isKnown(.text) { return "write '.font(.system(size: …))' for the letters, '.frame(width: …, height: …)' for the room around" }
        if name == "spacing" || name == "gap" { return "the stack around has it: 'VStack(spacing: …)'" }
        if name == "addSubview" || name == "addChild" { return "views are written into braces of the one around them: 'VStack { … }'" }
        return Self.modifiers[name].map { "write '\($0)'" }
    }
}
