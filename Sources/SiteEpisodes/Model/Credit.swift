/// A person in the credits of an episode, with the role.
package struct Credit: Hashable, Sendable {
    package var person: Term
    /// The role, a company or a project: "Mozilla", "editor".
    package var role: String?
    package var link: WebAddress?
}
