import SiteMarkdown

extension SiteKey {
    var meaning: KeyMeaning {
        switch self {
        case .sitegen: .init(.whole(from: 1), "Version of the format of this file: 1.")
        case .title: .init(.text, "Name of the site.")
        case .description: .init(.text, "One sentence about the site, for search engines, feeds and networks.")
        case .author: .init(.text, "Name of the author.")
        case .baseURL:
            .init(.text, "Public address of the site, such as https://example.com/. Feeds and the sitemap need it.")
        case .media: .init(.text, "Public address of the recordings, if they are not at the site itself.")
        case .language: .init(.text, "Language of the site as a BCP 47 tag, such as en or pt-BR.")
        case .timezone: .init(.text, "Zone for dates without one, by its IANA name, such as Europe/Berlin.")
        case .theme: .init(.text, "Name of the theme: Default, Airtime, Lightbox, or a folder in Themes.")
        case .showcase: .init(.some(.text), "Themes that visitors can try.")
        case .pagination: .init(.whole(from: 1), "Number of entries on one page of a list.")
        case .permalink: .init(.text, "Pattern of the addresses of episodes.")
        case .menu:
            .init(
                .either([.list(.map(MenuKey.self)), .ownKeys(.text)]),
                "Entries of the menu, each with a title and an address.")
        case .podcast: .init(.map(PodcastKey.self), "Facts about the show for podcast apps and directories.")
        case .feeds: .init(.map(FeedsKey.self), "Settings of the feeds.")
        case .search: .init(.yesNo, "Whether visitors can search the site.")
        case .html:
            .init(
                .words(HTMLTreatment.self),
                "Raw HTML in texts: 'safe' keeps what is harmless, 'text' shows the tags.")
        case .images:
            .init(.either([.off, .map(ImagesKey.self)]), "Settings of pictures. 'false' publishes them unchanged.")
        case .icon: .init(.text, "Picture for browser tabs and home screens.")
        case .trusted:
            .init(
                .some(.text),
                "Files of the site that browsers may run: paths, folders with a slash at the end, patterns with '*'.")
        case .budgets: .init(.elsewhere(.budgets), "Largest sizes of a page. 'sitegen check' reports larger pages.")
        case .publish:
            .init(
                .either([.words(PublishingHost.self), .map(PublishKey.self)]),
                "Host of the site, for which the build makes special files.")
        case .deploy:
            .init(
                .ownKeys(.map(DeployKey.self)),
                "Places that 'sitegen deploy' sends the site to, each with a name of its own.")
        case .announce: .init(.map(AnnounceKey.self), "Services that 'sitegen announce' tells of new episodes.")
        case .cache:
            .init(
                .either([.text, .map(CacheKey.self)]),
                "Store that several machines share for files made from pictures.")
        case .contentPolicy:
            .init(.map(ContentPolicyKey.self), "Other hosts from which pages may load pictures and recordings.")
        case .keys:
            .init(
                .ownKeys(.either([.text, .map(ForeignKeyKey.self)])),
                "Front matter keys of other tools, with the key that each of them means here.")
        case .extra: .init(.anyMap, "Your own keys, for templates.")
        }
    }
}
