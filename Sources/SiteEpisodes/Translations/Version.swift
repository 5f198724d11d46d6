/// An episode or a page in one of its languages.
package struct Version: Hashable, Sendable {
    /// The id of its file.
    package var id: String
    /// The language as a BCP 47 tag.
    package var language: String
    package var address: Address
}
