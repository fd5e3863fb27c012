struct Recipe: Identifiable, Hashable { let id: Int; let name: String }
struct RecipeList: View {
    @State private var path = NavigationPath()
    let recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Pie")]
    var body: some View {
        NavigationStack(path: $path) {
            List(recipes) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
struct RecipeDetail: View {
    let recipe: Recipe
    var body: some View { Text(recipe.name).navigationTitle(recipe.name) }
}
RecipeList()

// type: RecipeList
// body: RecipeDetail.body = ModifiedContent<Text, _InertModifier>
// body: RecipeList.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<List<Never, ForEach<Array<Recipe>, Int, NavigationLink<Text, Never>>>, _InertModifier>, _InertModifier>>
// view: RecipeList 0,0 320x480
// view:   NavigationStack 0,0 320x480
// view:     List 0,0 320x480 [navigationDestination, navigationBarTitleDisplayMode]
// view:       ListRow 0,0 320x16
// view:         NavigationLink 0,0 32x16
// view:           Text "Soup" 0,0 32x16
// view:       ListRow 0,16 320x16
// view:         NavigationLink 0,16 24x16
// view:           Text "Pie" 0,16 24x16
