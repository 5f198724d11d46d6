/// The names that have to be on a page for a selector to match anything there, as far as they can be told from its text.
struct SelectorNeeds: Hashable, Sendable {
    var names: [StyleName] = []
    /// Of each list one must hold: what stands in `:is()`, `:where()` and `:has()`.
    var choices: [[SelectorNeeds]] = []

    func hold(on page: Set<StyleName>) -> Bool {
        names.allSatisfy(page.contains) && choices.allSatisfy { $0.contains { $0.hold(on: page) } }
    }
}
