import SiteDiagnostics

/// Changes the addresses of shown episodes that would otherwise be equal.
///
/// Names that differ only in their date keep it. A translation with the slug of its original gets its language. Files
/// with one slug in different folders keep the folder. Two equal addresses after that are an error. Withheld episodes
/// do not change the addresses of others.
struct AddressAssignment {
    let site: SiteInfo
    private(set) var claims = AddressClaims()
    private(set) var diagnostics: [Diagnostic] = []

    init(site: SiteInfo) { self.site = site }

    /// - Parameter files: the files, sorted by path, so that errors do not depend on their order.
    mutating func assign(_ files: inout ReadFiles) {
        assign(&files.episodes)
        for read in files.pages where read.page.publication.isListed {
            if let body = read.page.body { claim(read.page.address, by: body, at: read.position) }
        }
        for index in files.episodes.indices
        where files.episodes[index].isListed && !files.episodes[index].read.aliases.isEmpty {
            let placed = files.episodes[index]
            files.episodes[index].aliases = claimed(placed.read.aliases, of: placed.address, placed.read.episode.body)
        }
        for index in files.pages.indices where files.pages[index].page.publication.isListed {
            let read = files.pages[index]
            guard let body = read.page.body else { continue }
            files.pages[index].page.aliases = claimed(read.aliases, of: read.page.address, body)
        }
    }

    private mutating func assign(_ episodes: inout [PlacedEpisode]) {
        let shown = episodes.indices.filter { episodes[$0].isListed }
        keepDates(of: shown, in: &episodes)
        let rivals = contested(shown, in: episodes)
        for index in rivals {
            // A translation often has the slug of its original.
            guard let language = episodes[index].read.naming.translation else { continue }
            episodes[index].slug = episodes[index].slug.translated(to: language)
            assign(&episodes[index])
        }
        for index in rivals.isEmpty ? [] : contested(shown, in: episodes)
        where !episodes[index].read.naming.folders.isEmpty {
            assign(&episodes[index], keepingFolder: true)
        }
        claims.expect(shown.count)
        for index in shown {
            let read = episodes[index].read
            claim(episodes[index].address, by: read.episode.body, at: read.naming.position)
        }
    }

    /// The episodes whose address is not unique.
    private func contested(_ shown: [Int], in episodes: [PlacedEpisode]) -> Set<Int> {
        var firsts: [String: Int] = Dictionary(minimumCapacity: shown.count)
        var contested: Set<Int> = []
        for index in shown {
            let path = episodes[index].address.outputPath.folded
            if let first = firsts[path] { contested.formUnion([first, index]) } else { firsts[path] = index }
        }
        return contested
    }

    /// `2026-01-05-news` and `2026-02-05-news` cannot both be `news`.
    private mutating func keepDates(of shown: [Int], in episodes: inout [PlacedEpisode]) {
        let named = shown.filter { index in
            let naming = episodes[index].read.naming
            return naming.slug == nil && naming.permalink == nil
        }
        let areDated = named.contains { index in
            let name = episodes[index].read.naming.name
            return name.slug != name.fullSlug
        }
        guard areDated else { return }
        let groups = Dictionary(grouping: named) { index in
            episodes[index].read.naming.folders + [episodes[index].slug.text]
        }
        for group in groups.values where group.count > 1 {
            for index in group {
                episodes[index].slug = episodes[index].read.naming.name.fullSlug
                assign(&episodes[index])
            }
        }
    }

    private mutating func assign(_ placed: inout PlacedEpisode, keepingFolder: Bool = false) {
        let (episode, naming) = (placed.read.episode, placed.read.naming)
        do {
            placed.address = try naming.address(
                of: episode.fields, slug: placed.slug, keepingFolder: keepingFolder, on: site)
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error, id: "address.permalink", error.message, hint: error.hint, in: episode.body.source,
                    at: naming.position))
        }
    }

    private mutating func claim(_ address: Address, by body: Body, at position: SourcePosition) {
        guard var problem = claims.claim(address, by: body.source.path) else { return }
        problem.position = position
        problem.excerpt = body.source.excerpt(at: position)
        diagnostics.append(problem)
    }

    /// The aliases that a page gets. A page's own address has priority, then the first claim.
    private mutating func claimed(_ aliases: [Alias], of address: Address, _ body: Body) -> [Address] {
        aliases.compactMap { alias in
            if alias.address.outputPath.folded == address.outputPath.folded { return nil }
            let owner = claims.owner(of: alias.address, orElse: body.source.path)
            if owner == body.source.path { return alias.address }
            diagnostics.append(
                Diagnostic(
                    .warning, id: "address.alias-taken",
                    "the alias \(alias.address.path) cannot be used, because \(owner) has this address",
                    hint: "remove the alias", in: body.source, at: alias.position))
            return nil
        }
    }
}
