/// The words that pages and feeds add to a text, in its language.
package struct BodyWords: Sendable {
    /// The titles of callouts.
    var callouts: [Callout: String]
    /// The name of the link of a heading, with `{title}`: `Link to “{title}”`.
    var heading: String

    package init(callouts: [Callout: String], heading: String = "") {
        self.callouts = callouts
        self.heading = heading
    }
}
