import Foundation
import SiteFileSystem
import SitePublication

/// The record, in the cache, of the last build of a site into a folder.
struct LastBuild: Sendable {
    private let site: Site
    private let folders: SiteFolders
    private let output: OutputFolder
    /// The path of the record.
    private let location: String

    /// Fails if the site has no cache.
    init?(of site: Site, into output: OutputFolder) throws(BuildFailure) {
        folders = try SiteFolders(site.folder)
        guard let cache = site.cacheFolder, site.options.program != nil else { return nil }
        self.site = site
        self.output = output
        let place = ContentDigest(folders.content + "\n" + output.location)
        location = "\(BuildRecord.folder(in: cache))/\(place.name).json"
    }

    /// Whether no build of the site into the folder is on record.
    var isFirst: Bool { (try? FileStatus.find(location)) == nil }

    /// The work for a new build.
    enum Outlook: Sendable {
        /// No work: nothing has changed since the build with this report.
        case nothing(BuildReport, Publication)
        /// A build is needed, with these inputs.
        case something(BuildInputs)
    }

    /// Compares the state of inputs and output files with the record. The output files are included so that a
    /// damaged output file is written again.
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

    /// The record of the last build, or `nil` if there is none.
    private var record: BuildRecord? {
        guard let bytes = try? fileBytes(location) else { return nil }
        return try? JSONDecoder().decode(BuildRecord.self, from: Data(bytes))
    }

    /// Records a finished build.
    ///
    /// - Parameters:
    ///   - inputs: the inputs before the build.
    ///   - ledger: the ledger, if the build has written it.
    ///
    /// - Note: If the record cannot be written, the error is ignored.
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
