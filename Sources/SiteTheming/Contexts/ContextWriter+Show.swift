import SiteEpisodes

/// The face of a podcast: its cover, its hosts, its newest episode, and the places where it can be heard.
extension ContextWriter {
    /// - Parameters:
    ///   - latest: the newest episode with a recording, or `nil` to show none.
    ///   - trailer: the newest trailer with a recording.
    ///   - isForSubscribers: true on the page that says how to subscribe, which has no link to itself.
    /// - Returns: `null` for a site that is not a podcast.
    func show(latest: Episode? = nil, trailer: Episode? = nil, isForSubscribers: Bool = false) -> TemplateValue {
        guard let podcast = site.podcast else { return .null }
        return [
            .artwork: artwork(
                site.cover, identity: .home,
                label: GeneratedArtwork.label(number: nil, title: site.title), place: .header(upTo: headerArtwork)),
            .people: group(podcast.hosts.map { credit($0, role: nil) }),
            .links: group(podcast.links.map(listening) + (isForSubscribers ? [] : subscribe)),
            .funding: group(
                podcast.funding.map { [.title: .text($0.title), .url: .link($0.address), .icon: .html(HTML.heart)] }),
            .hasRecording: .boolean(latest != nil || trailer != nil),
            .latest: latest.map { playable($0, as: "latest", label: words["newestEpisode"]) } ?? .null,
            .trailer: trailer.map { playable($0, as: "trailer", label: words["trailer"]) } ?? .null,
        ]
    }

    /// - Parameter feed: the address of the podcast's feed.
    func subscribeSlots(feed: Address) -> TemplateRecord {
        [
            .breadcrumbs: breadcrumbs([]), .show: show(isForSubscribers: true),
            .feed: [.url: .link(feed), .text: .text(site.base?.absolute(feed))],
        ]
    }

    private func listening(_ link: ListeningLink) -> TemplateValue {
        [
            .title: .text(link.title), .url: .link(link.address), .service: .text(link.service?.rawValue),
            .icon: .html(HTML(iconOf: link.service)),
        ]
    }

    /// The page that says how to subscribe, beside the services.
    private var subscribe: [TemplateValue] {
        guard let page = navigation.subscribe else { return [] }
        return [
            [.title: .text(words["subscribe"]), .url: .link(page), .service: "rss", .icon: .html(HTML.feedIcon)]
        ]
    }

    private func playable(_ episode: Episode, as name: String, label: String) -> TemplateValue {
        [
            .id: .text("page.\(name)"), .label: .text(label),
            .title: .text(episode.title), .url: .link(episode.address), .language: foreign(episode.language),
            .number: number(of: episode), .date: date(episode.date), .duration: duration(of: episode),
            .audio: first(of: episode, audio),
        ]
    }
}

/// Icons of services. They are drawings of ours and not the services' marks.
extension HTML {
    fileprivate static let heart = drawing(
        "M12 20C6 15.500 3 12.500 3 9a4.500 4.500 0 0 1 9-1.500A4.500 4.500 0 0 1 21 9c0 3.500-3 6.500-9 11z")
    fileprivate static let feedIcon = drawing("M5 4a15 15 0 0 1 15 15M5 11a8 8 0 0 1 8 8M5.5 18.5h.01")

    fileprivate init(iconOf service: ListeningService?) {
        self =
            switch service {
            case .applePodcasts, .antennaPod, .overcast, .podcastIndex, .podcastAddict, .fountain:
                Self.drawing("M6.5 16.5a8 8 0 1 1 11 0M9 13.5a4 4 0 1 1 6 0M12 11v.01M12 15v5")
            case .youTube, .youTubeMusic: Self.drawing("M3 6h18v12H3zM10 9.5v5l4.5-2.5z")
            case .spotify, .deezer, .soundCloud, .amazonMusic:
                Self.drawing("M4 8.5c6-2 11-1.500 16 1.500M5 13c5-1.500 9-1 13 1.300M6 17c4-1 7-.700 10 1")
            case .pocketCasts, .castbox, .castro, .tuneIn, .iHeart, nil:
                Self.drawing("M4 15v-2a8 8 0 0 1 16 0v2M4 14h3v6H4zM17 14h3v6h-3z")
            }
    }

    private static func drawing(_ path: String) -> HTML {
        HTML(
            trusted: """
                <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" \
                stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="\(path)"/></svg>
                """)
    }
}
