/// A person as one episode names them: who, and in what part.
public struct Credit: Hashable, Sendable {
    public var person: Term
    /// A firm, a project, a part: "Mozilla", "editor".
    public var role: String?
    public var link: WebAddress?
}
