enum Fruit: String, Hashable, Identifiable, CaseIterable {
    case apple, pear, banana
    var id: Self { self }
}

struct Basket: View {
    @State private var text = ""
    @State private var tokens: [Fruit] = [.apple]
    @State private var suggestions: [Fruit] = [.pear]
    @State private var isSearching = true

    var body: some View {
        NavigationStack {
            Text("\(tokens.count) tokens")
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggestions, isPresented: $isSearching, prompt: "Fruit") { token in
                    Text(token.rawValue.capitalized)
                }
                .searchSuggestions {
                    Text("Banana").searchCompletion(Fruit.banana)
                    Text("Blueberries").searchCompletion("blueberries")
                }
        }
    }
}

Basket()

// type: Basket
// body: Basket.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<Text, _SearchModifier>, _EnvironmentKeyWritingModifier<Optional<AnyView>>>>
// view: Basket 128,232 64x16
// view:   NavigationStack 128,232 64x16
// view:     searchable 128,232 64x16 [search, searchSuggestions]
// view:       Text "1 tokens" 128,232 64x16 [environment, environment]
// view:       VStack 0,0 320x88
// view:         HStack 0,0 320x16
// view:           Text "Apple" 0,0 40x16
// view:           TextField 48,0 216x16
// view:             Text "Fruit" 48,0 40x16
// view:           Button 272,0 48x16
// view:             Text "Cancel" 272,0 48x16
// view:         Button 0,24 48x16 [tokenCompletion, environment]
// view:           Text "Banana" 0,24 48x16
// view:         Button 0,48 88x16 [searchCompletion, environment]
// view:           Text "Blueberries" 0,48 88x16
// view:         Button 0,72 32x16 [tokenCompletion, environment]
// view:           Text "Pear" 0,72 32x16
