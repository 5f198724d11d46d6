/// An episode or a page in one of its languages.
package struct Version: Hashable, Sendable {
    /// Of its file.
    package var id: String
    /// BCP 47.
    package var language: String
    package var address: Address
}
