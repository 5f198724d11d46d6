/// A person as one episode names them: who, and in what part.
package struct Credit: Hashable, Sendable {
    package var person: Term
    /// A firm, a project, a part: "Mozilla", "editor".
    package var role: String?
    package var link: WebAddress?
}
