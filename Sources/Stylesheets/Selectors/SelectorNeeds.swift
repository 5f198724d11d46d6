/// What pages must have for a selector to match anything there, as far as it can be told from its text.
struct SelectorNeeds: Hashable, Sendable {
    enum Combinator: Hashable, Sendable {
        /// Children too: an element that a browser adds may stand between them.
        case descendant
        case sibling
    }

    /// From the right: the first is what the rule is for.
    var compounds: [CompoundNeeds] = [CompoundNeeds()]
    /// How each compound is related to the one at its left.
    var combinators: [Combinator] = []
}

/// What one element must have, and the page it is on.
struct CompoundNeeds: Hashable, Sendable {
    /// What the element is.
    var elements: [StyleName] = []
    /// Its classes and `data-` attributes.
    var marks: [StyleName] = []
    /// Ids, which any element may have.
    var identifiers: [StyleName] = []
    /// Of each list one must hold for the element: what stands in `:is()` and `:where()`.
    var choices: [[SelectorNeeds]] = []
    /// Of each list one must hold for some element: what stands in `:has()`.
    var contents: [[SelectorNeeds]] = []
    /// Of each list the page must have one: what stands in `:lang()`.
    var languages: [[StyleName]] = []
}
