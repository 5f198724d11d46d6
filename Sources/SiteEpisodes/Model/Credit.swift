/// A person in the credits of an episode, with the role.
public struct Credit: Hashable, Sendable {
    public var person: Term
    /// The role, a company or a project: "Mozilla", "editor".
    public var role: String?
    public var link: WebAddress?
}
