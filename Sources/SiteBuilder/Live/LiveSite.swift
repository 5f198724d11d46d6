import SiteDiagnostics
import SiteFileSystem
import SitePublication

/// A site that is rebuilt again and again while somebody edits it.
///
/// After a change of the text or title of an episode or page, only the pages that show it are rendered. This takes a
/// few milliseconds at any site size. Files made from all texts, such as feeds and the search index, are updated by
/// ``completed()``.
///
/// After any other change the whole site is built. If only texts have changed, unchanged texts are not parsed and
/// rendered again.
package actor LiveSite {
    private var site: Site
    private(set) var last: (rendered: RenderedSite, built: BuiltSite)?
    /// The pages of ``last`` by the texts that they show. Only a full build changes them.
    private var pages = TextPages([])
    /// Whether the files of ``last`` made from all texts are older than its pages.
    private var isBehind = false
    /// The sources of the last full build.
    private var inputs: BuildInputs?

    package init(_ site: Site) {
        self.site = site
        self.site.options.remembersTexts = true
        self.site.options.recordsDependencies = true
    }

    /// Builds the site after a change of its sources.
    ///
    /// - Parameter difference: the changes since the last successful build.
    ///
    /// - Throws: all problems, if one of them is an error. Pass these changes again with the next call.
    package func build(after difference: SourceDifference) async throws(BuildFailure) -> LiveBuild {
        if let build = await revised(after: difference) { return build }
        let made = try await whole()
        last = made
        pages = TextPages(made.rendered.pages)
        isBehind = false
        return LiveBuild(site: made.built, changed: nil, isComplete: true)
    }

    /// A full build.
    private func whole() async throws(BuildFailure) -> (rendered: RenderedSite, built: BuiltSite) {
        let begin = BuildInputs.now
        let now = await site.inputs(of: try SiteFolders(site.folder), time: inputs?.time)
        var past: PastTexts?
        // The rendered texts depend on which pictures exist.
        if let last, let inputs, inputs.digestWithoutTexts == now.digestWithoutTexts {
            past = last.rendered.site.planned.texts
        }
        site.options.inputs = now
        let made = try await site.make(knowing: past)
        inputs = now.looked(at: begin)
        return made
    }

    /// Completes the last build with the files made from the whole site. Returns `nil` if they are up to date.
    package func completed() async throws(BuildFailure) -> LiveBuild? {
        guard isBehind, let last else { return nil }
        let built = try await site.assemble(last.rendered)
        self.last = (last.rendered, built)
        isBehind = false
        let changed = built.output.paths(differentFrom: last.built.output)
        return LiveBuild(site: built, changed: changed, isComplete: true)
    }

    /// An incremental build, or `nil` if only a full build gives the right result.
    private func revised(after difference: SourceDifference) async -> LiveBuild? {
        // A social card may show words of the changed text.
        guard case .contents(let locations) = difference, !site.options.makesCardsAndIcons, var made = last else {
            return nil
        }
        let revisions = locations.sorted().compactMap(made.rendered.site.revision)
        guard revisions.count == locations.count else { return nil }
        // With a single reference, the mutation below makes no copy.
        last = nil
        let files = await made.rendered.revise(revisions, pages: pages)
        made.built.output.replace(files)
        made.built.followLinks(of: revisions, in: made.rendered)
        // A strict build stops at warnings.
        if made.built.diagnostics.containsErrors { return nil }
        last = made
        isBehind = true
        return LiveBuild(site: made.built, changed: Set(files.map(\.path)), isComplete: false)
    }
}

/// The result of a build in a live preview.
package struct LiveBuild: Sendable {
    package let site: BuiltSite
    /// The paths of all files that may have changed since the last build, or `nil` if any file may have changed.
    package let changed: Set<OutputPath>?
    /// Whether all files show the same state of the sources, see ``LiveSite/completed()``.
    package let isComplete: Bool
}
