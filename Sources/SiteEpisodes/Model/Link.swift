/// A link in an episode's front matter.
package struct Link: Hashable, Sendable {
    package var title: String
    package var address: WebAddress
}
