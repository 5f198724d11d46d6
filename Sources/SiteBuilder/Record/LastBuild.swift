import Foundation

/// What is remembered, in the cache, of the last build of a site into a folder.
public struct LastBuild: Sendable {
    private let site: Site
    private let folders: SiteFolders
    private let output: OutputFolder
    /// Of what is remembered, without what the names of its files end in.
    private let location: String

    /// `nil` for a site that keeps nothing for the next build.
    public init?(of site: Site, into output: OutputFolder) throws(BuildFailure) {
        folders = try SiteFolders(site.folder)
        guard let cache = site.options.cacheFolder, site.hasRecipe else { return nil }
        self.site = site
        self.output = output
        let place = ContentDigest(folders.content + "\n" + output.location)
        location = "\(BuildRecord.folder(in: cache))/\(place.name)"
    }

    /// What a build now would have to do.
    public enum Outlook: Sendable {
        /// The same as the last one, which reported this.
        case nothing(BuildReport, Publication)
        /// - Parameters:
        ///   - known: what the files of the output hold; `nil` where that is not known.
        ///   - inputs: as they are before it.
        case something(known: KnownOutputs?, inputs: BuildInputs)
    }

    /// Looks at the inputs, without reading them; at the files of the output too, so that what somebody has damaged is made again.
    public func look() async -> Outlook {
        let begin = BuildInputs.now
        var known = (try? fileBytes(location + Self.outputs)).flatMap { KnownOutputs($0, in: output) }
        guard let record else {
            return .something(known: known, inputs: await site.inputs(of: folders, time: begin))
        }
        async let recipe = site.recipe(folders)
        async let inputs = site.inputs(of: folders, time: record.time)
        let outputs = await BuildOutputs(in: output, jobs: site.options.jobs)
        if let outputs, outputs.digest == record.outputs, await recipe == record.recipe {
            if record.holds(at: site.options.rules.now), await inputs.digest == record.inputs {
                var report = record.report
                report.counts.cachedImages = report.counts.images
                return .nothing(report, Publication(written: 0, unchanged: outputs.marks.count, deleted: 0))
            }
            if await inputs.digestOfOthers == record.otherInputs {
                let pages = pages(of: record, in: known)
                known?.pages = pages
            }
        }
        return .something(known: known, inputs: await inputs.looked(at: begin))
    }

    /// Of the last build; `nil` where none was noted.
    private var record: BuildRecord? {
        guard let bytes = try? fileBytes(location + Self.record) else { return nil }
        return try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes))
    }

    private func pages(of record: BuildRecord, in known: KnownOutputs?) -> PastPages? {
        guard let known, let bytes = try? fileBytes(location + Self.pages) else { return nil }
        return PastPages(bytes, of: record.basis) { known.file(at: $0).map { .kept($0) } }
    }

    /// Remembers a build that has come to its end.
    ///
    /// - Parameters:
    ///   - inputs: as they were before it.
    ///   - draft: where its files may have been taken in.
    ///   - ledger: when the build has written it.
    /// - Note: Where nothing can be written, nothing is remembered.
    package func note(
        _ made: MadeSite, inputs: BuildInputs, draft: DraftFolder, writtenLedger ledger: LedgerFile?
    ) async {
        let built = made.built
        let isFirst = !FileStatus.exists(location + Self.record)
        var inputs = inputs
        if let ledger { inputs.note(written: ledger.location) }
        let jobs = site.options.jobs
        let drafted = draft.isInPlace ? built.output : nil
        guard let recipe = site.recipe(folders), let outputs = await BuildOutputs(in: output, of: drafted, jobs: jobs)
        else { return }
        let record = BuildRecord(
            recipe: recipe, now: site.options.rules.now, nextChange: built.nextChange, time: inputs.time,
            inputs: inputs.digest, otherInputs: inputs.digestOfOthers, outputs: outputs.digest,
            report: built.report)
        guard let bytes = try? JSONEncoder().encode(record) else { return }
        try? writeWhole(Array(bytes), to: location + Self.record)
        let digests = await built.output.files.concurrentMap(jobs: jobs) { $0.contents.digest }
        guard digests.count == outputs.marks.count else { return }
        let entries = zip(outputs.marks, digests).map(KnownOutputs.Entry.init)
        try? writeWhole(KnownOutputs.bytes(entries, of: outputs.manifest), to: location + Self.outputs)
        // Many sites are built once, as by a service that publishes them.
        if isFirst { return }
        let pages = PastPages.bytes(made.drawn.rendered.pages, of: record.basis)
        try? writeWhole(pages, to: location + Self.pages)
    }

    private static let record = ".json"
    private static let outputs = ".outputs"
    private static let pages = ".pages"
}
