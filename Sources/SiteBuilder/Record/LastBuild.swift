import Foundation
import SiteFileSystem
import SitePublication

/// What is remembered, in the cache, of the last build of a site into a folder.
struct LastBuild: Sendable {
    private let site: Site
    private let folders: SiteFolders
    private let output: OutputFolder
    /// Of the record.
    private let location: String

    /// `nil` for a site that keeps nothing for the next build.
    init?(of site: Site, into output: OutputFolder) throws(BuildFailure) {
        folders = try SiteFolders(site.folder)
        guard let cache = site.cacheFolder, site.options.program != nil else { return nil }
        self.site = site
        self.output = output
        let place = ContentDigest(folders.content + "\n" + output.location)
        location = "\(BuildRecord.folder(in: cache))/\(place.name).json"
    }

    /// What a build now would have to do.
    enum Outlook: Sendable {
        /// The same as the last one, which reported this.
        case nothing(BuildReport, Publication)
        /// Something else, from these inputs.
        case something(BuildInputs)
    }

    /// Looks at the inputs, without reading them; at the files of the output too, so that what somebody has damaged is made again.
    func look() async -> Outlook {
        let begin = BuildInputs.now
        guard let record else { return .something(await site.inputs(of: folders, time: begin)) }
        async let recipe = site.recipe(folders)
        async let inputs = site.inputs(of: folders, time: record.time)
        let outputs = await BuildOutputs(in: output, jobs: site.options.jobs)
        if let outputs, outputs.digest == record.outputs, await recipe == record.recipe,
            record.holds(at: site.options.rules.now), await inputs.digest == record.inputs
        {
            var report = record.report
            report.counts.cachedImages = report.counts.images
            return .nothing(report, Publication(written: 0, unchanged: outputs.count, deleted: 0))
        }
        return .something(await inputs.looked(at: begin))
    }

    /// Of the last build; `nil` where none was noted.
    private var record: BuildRecord? {
        guard let bytes = try? fileBytes(location) else { return nil }
        return try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes))
    }

    /// Remembers a build that has come to its end.
    ///
    /// - Parameters:
    ///   - inputs: as they were before it.
    ///   - ledger: when the build has written it.
    /// - Note: Where nothing can be written, nothing is remembered.
    func note(_ built: BuiltSite, inputs: BuildInputs, writtenLedger ledger: LedgerFile?) async {
        var inputs = inputs
        if let ledger { inputs.note(written: ledger.location) }
        guard let recipe = site.recipe(folders),
            let outputs = await BuildOutputs(in: output, jobs: site.options.jobs)
        else { return }
        let record = BuildRecord(
            recipe: recipe, now: site.options.rules.now, nextChange: built.nextChange, time: inputs.time,
            inputs: inputs.digest, outputs: outputs.digest, report: built.report)
        guard let bytes = try? JSONEncoder().encode(record) else { return }
        try? writeWhole(Array(bytes), to: location)
    }
}
