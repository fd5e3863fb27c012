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

// error: 7: 'View.navigationDestination(for: D.Type, destination: (D) -> V)' has no binding: it is not supported yet
