import SwiftMachine
import SwiftModel
import ViewGraph
import ViewTree

extension Registrar {
    /// Styles of the program draw their controls; of the library's only those that leave a part of a label out do.
    mutating func bindStyleModifiers() {
        for (name, protocols, kind) in [
            ("buttonStyle", [KnownType.buttonStyle, .primitiveButtonStyle], ControlKind.button), ("toggleStyle", [.toggleStyle], .toggle),
            ("labelStyle", [.labelStyle], .label), ("progressViewStyle", [.progressViewStyle], .progressView),
            ("groupBoxStyle", [.groupBoxStyle], .groupBox), ("labeledContentStyle", [.labeledContentStyle], .labeledContent),
            ("gaugeStyle", [.gaugeStyle], .gauge), ("disclosureGroupStyle", [.disclosureGroupStyle], .disclosureGroup),
            ("textFieldStyle", [.textFieldStyle], .textField), ("datePickerStyle", [.datePickerStyle], .datePicker),
        ] {
            modifier("View.\(name)(_: S)") { call in
                let type = try call.typeArgument(1)
                guard !type.isPlatformStyle, let styleProtocol = protocols.first(where: { call.machine.conforms(type, to: $0) }) else {
                    return .environment(ControlStyleModifier(kind, nil))
                }
                let style = InterpretedStyle(
                    value: try call.argument(1), type: type, styleProtocol: styleProtocol, bridge: call.bridge, machine: call.machine)
                return .environment(ControlStyleModifier(kind, style))
            }
        }
    }
}

extension SwiftType {
    fileprivate var isPlatformStyle: Bool { nominal?.isPrelude == true && !["TitleOnlyLabelStyle", "IconOnlyLabelStyle"].contains(nominal?.name) }
}
