import SiteEpisodes

/// A person with everything that feeds say about them.
struct FeedPerson {
    var name: String
    var role: String
    /// `nil` for hosts and guests, whose group is the default.
    var group: String?
    var image: String?
    var link: String?

    /// - Parameter role: The role of a person whose credit names none.
    init(_ credit: Credit, usually role: String, of catalog: Catalog, base: BaseAddress) {
        let details = catalog.listing(.people, credit.person.slug)?.details
        name = credit.person.name
        self.role = role
        if let known = credit.role.flatMap({ Self.groups[$0.lowercased()] }), let written = credit.role {
            self.role = written.lowercased()
            group = known == "cast" ? nil : known
        }
        image = details?.image.map { base.absolute($0.location) } ?? credit.image.map { base.absolute(.remote($0)) }
        let page = catalog.listing(.people, credit.person.slug).map { base.absolute($0.address) }
        link =
            [credit.link, details?.link].lazy.compactMap { $0 }.first(where: \.isRemote)
            .map { base.absolute(.remote($0)) } ?? page
    }

    /// Roles of the podcast taxonomy in lower case, and their groups
    /// (https://github.com/Podcastindex-org/podcast-namespace/blob/main/taxonomy.json). Any other word, for example the
    /// name of a company, is not a role.
    static let groups: [String: String] = [
        "creative direction": [
            "director", "assistant director", "executive producer", "senior producer", "producer", "associate producer",
            "development producer", "creative director",
        ],
        "cast": ["host", "co-host", "guest host", "guest", "voice actor", "narrator", "announcer", "reporter"],
        "writing": [
            "author", "editorial director", "co-writer", "writer", "songwriter", "guest writer", "story editor",
            "managing editor", "script editor", "script coordinator", "researcher", "editor", "fact checker",
            "translater", "transcriber", "logger",
        ],
        "audio production": [
            "studio coordinator", "technical director", "technical manager", "audio engineer",
            "remote recording engineer", "post production engineer",
        ],
        "audio post-production": [
            "audio editor", "sound designer", "foley artist", "composer", "theme music", "music production",
            "music contributor",
        ],
        "administration": [
            "production coordinator", "booking coordinator", "production assistant", "content manager",
            "marketing manager", "sales representative", "sales manager",
        ],
        "visuals": ["graphic designer", "cover art designer"], "community": ["social media manager"],
        "misc.": ["consultant", "intern"],
        "video production": ["camera operator", "lighting designer", "camera grip", "assistant camera"],
        "video post-production": ["assistant editor"],
    ].reduce(into: [:]) { groups, entry in
        for role in entry.value { groups[role] = entry.key }
    }
}
