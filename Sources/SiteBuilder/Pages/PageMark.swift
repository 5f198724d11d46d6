/// What is noted of a page for the next build.
struct PageMark: Hashable, Sendable {
    /// See ``PageIngredients``; `nil` for a page that is put together in every build.
    let ingredients: ContentDigest?
    /// Path of its stylesheet.
    let stylesheet: String
}
