/// A place where a show can be heard: an app, a directory or a site.
package struct ListeningLink: Hashable, Sendable {
    /// The author's title, or the service's name.
    package var title: String
    package var address: WebAddress
    /// The service, or `nil` for one without an entry in ``ListeningService``.
    package var service: ListeningService?

    /// - Parameter link: A link whose title is a service, any other title, or the address itself.
    init(_ link: Link) {
        let host = link.address.host
        let hasTitle = link.title != link.address.text && !WebAddress.isRemote(link.title)
        let named = hasTitle ? ListeningService(named: link.title) : nil
        address = link.address
        service = named ?? host.flatMap { ListeningService(host: $0) }
        title = named?.name ?? (hasTitle ? link.title : service?.name ?? host ?? link.title)
    }
}
