import SiteDiagnostics
import SiteMarkdown

extension Fields {
    /// Reads the sections of a page, in order. A problem is an error, because the layout would show different content.
    mutating func sections(_ key: Key, in scope: AssetScope) -> [SectionPlan] {
        var plans: [SectionPlan] = []
        for value in values(key).flatMap({ $0.list ?? [$0] }) {
            guard value.entries != nil else {
                reportWrongType(key, wants: "a list of maps with 'source' and 'layout'", value, as: .error)
                continue
            }
            plans.append(nested(value, as: SectionKey.self) { fields in fields.plan(at: value.position, in: scope) })
        }
        for (index, plan) in plans.enumerated() where plan.paginates {
            guard plans[..<index].contains(where: \.paginates) else { continue }
            plans[index].paginates = false
            report(
                .error, "section.paginated-twice", "only one section of a page can go on over several pages",
                hint: "remove 'paginate' from this section, or give it a 'limit' instead", at: plan.position)
        }
        return plans
    }
}

extension Fields<SectionKey> {
    fileprivate mutating func plan(at position: SourcePosition, in scope: AssetScope) -> SectionPlan {
        let source: SectionPlan.Source = choice(.source, orReport: .error) ?? .episodes
        let title = text(.title)
        let isHistory = source == .history
        let (pictures, pictureFolder) = pictures(source, at: position, in: scope)
        return SectionPlan(
            title: title, otherwise: text(.otherwise), source: source, filter: filter(),
            order: choice(.order, orReport: .error),
            limit: count(.limit, atLeast: 1) ?? (isHistory ? 6 : nil),
            paginates: (boolean(.paginate) ?? false) && !isHistory,
            count: count(.count, atLeast: 1) ?? 9, folder: folder(),
            pictures: pictures, pictureFolder: pictureFolder, viewing: viewing(), layout: layout(),
            hasHeader: boolean(.header) ?? (title != nil || isHistory), spacer: points(.spacer),
            side: choice(.side, orReport: .error), hasBackground: boolean(.background) ?? false,
            more: value(.more).flatMap { value in webAddress(value.text ?? "", at: value.position) },
            morePosition: value(.more)?.position,
            position: position)
    }

    /// Reads a folder, written as `albums` or `/albums/`.
    private mutating func folder() -> String {
        (longText(.folder) ?? "").split(separator: "/").joined(separator: "/")
    }

    /// Reads the listed pictures, then those of the folder that are not listed.
    private mutating func pictures(
        _ source: SectionPlan.Source, at position: SourcePosition, in scope: AssetScope
    ) -> (pictures: [Picture], folder: String?) {
        let listed = pictures(.pictures, in: scope)
        guard source == .pictures else { return (listed, nil) }
        if let value = value(.folder), let written = value.text {
            let folder = scope.assets.pictureFolder(for: written, from: scope.folder)
            let place = WrittenPlace(path: self.source.path, position: value.position)
            let found = (folder.flatMap { scope.assets.folders[$0] } ?? []).filter {
                scope.isHeldBack || !scope.assets.isHeldBack($0)
            }
            if found.isEmpty { report(noPicturesIn: written, at: value.position, in: scope) }
            let names = Set(listed.map(\.location))
            let others = found.map { Picture(.file(path: $0), in: scope.assets, at: place) }
            return (listed + others.filter { !names.contains($0.location) }, folder)
        }
        if !has(.pictures) {
            let picture = HintValue.map([("src", .text("/media/harbour.jpg")), ("alt", .text("A harbour at dawn"))])
            report(
                .error, "section.no-pictures", "this section of pictures has no pictures",
                hint:
                    "add '\(self.source.hint("folder", .text("/media/harbour")))' or '\(self.source.hint("pictures", .list([picture])))'",
                at: position)
        }
        return (listed, nil)
    }

    private mutating func report(noPicturesIn folder: String, at position: SourcePosition, in scope: AssetScope) {
        let meant = suggestion(for: folder, among: scope.assets.folders.paths.map { "/" + $0 }.sorted())
        report(
            .error, "section.no-pictures", "the folder '\(folder)' has no pictures",
            hint: meant.map { "did you mean '\($0)'?" } ?? "put JPEG, PNG, WebP, AVIF, GIF or SVG files into it",
            at: position)
    }

    private mutating func viewing() -> PictureViewing {
        let opening: PictureViewing.Opening? = choice(.open, orReport: .error)
        var viewing = PictureViewing()
        viewing.hasPages = opening != .file
        viewing.offersOriginals = boolean(.download, orReport: .error) ?? false
        viewing.showsDetails = boolean(.details, orReport: .error) ?? false
        return viewing
    }

    private mutating func filter() -> EpisodeFilter {
        guard let value = map(.filter) else { return .all }
        return nested(value, as: FilterKey.self) { fields in
            var filter = EpisodeFilter.all
            filter.isFeatured = fields.boolean(.featured, orReport: .error)
            for key in FilterKey.allCases {
                guard let kind = key.kind else { continue }
                let names = fields.names(key, splittingAtCommas: false)
                if !names.isEmpty { filter.terms[kind] = Set(names.map { Slug($0) }) }
            }
            return filter
        }
    }

    private mutating func layout() -> LayoutReference {
        guard let value = value(.layout) else { return .named("feed", position: nil) }
        if value.entries != nil { return .inline(value) }
        if let name = value.text { return .named(name.trimmingBlanks, position: value.position) }
        reportWrongType(.layout, wants: "the name of a layout, or a layout", value, as: .error)
        return .named("feed", position: nil)
    }

    private mutating func points(_ key: SectionKey) -> Double? {
        guard let points = number(key) else { return nil }
        if points >= 0 { return points }
        if let value = value(key) { reportWrongType(key, wants: "points from 0 on", value, as: .warning) }
        return nil
    }
}
