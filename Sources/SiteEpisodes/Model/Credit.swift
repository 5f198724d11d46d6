/// A person in the credits of an episode, with the role.
package struct Credit: Hashable, Sendable {
    package var person: Term
    /// The role, a company or a project: "Mozilla", "editor".
    package var role: String?
    package var link: WebAddress?
    /// A picture on the web, for feeds. Pages show the one of the person's own file.
    package var image: WebAddress?
    /// Whether the site has a page about the person. Hosts of a podcast may be in no episode.
    package internal(set) var hasPage = true
}
