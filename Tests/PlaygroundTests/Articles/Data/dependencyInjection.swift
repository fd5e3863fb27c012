struct APIClient { var fetch: (Int) -> String }
extension APIClient {
    static let live = APIClient { "live \($0)" }
    static let mock = APIClient { _ in "mock" }
}
extension EnvironmentValues { @Entry var api: APIClient = .live }
struct Detail: View {
    @Environment(\.api) private var api
    let id: Int
    var body: some View { Text(api.fetch(id)) }
}
VStack { Detail(id: 1); Detail(id: 2).environment(\.api, .mock) }

// type: VStack<TupleContent<Detail, ModifiedContent<Detail, _EnvironmentKeyWritingModifier<APIClient>>>>
// body: Detail.body = Text
// view: VStack 136,220 48x40
// view:   Detail 136,220 48x16
// view:     Text "live 1" 136,220 48x16
// view:   Detail 144,244 32x16 [environment]
// view:     Text "mock" 144,244 32x16
