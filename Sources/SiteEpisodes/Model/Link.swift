/// A link that an episode names in its front matter.
package struct Link: Hashable, Sendable {
    package var title: String
    package var address: WebAddress
}
