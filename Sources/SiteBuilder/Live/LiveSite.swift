import SiteDiagnostics
import SiteFileSystem
import SitePublication

/// A site that is built again and again while somebody works on it.
///
/// Another text or title of an episode or a page takes some milliseconds however many there are: the pages that show it are rendered
/// again, at once. What is made of all texts together, as feeds and the search are, follows when somebody asks for ``completed()``.
/// Anything else has the whole site made again; while nothing but texts has changed, none is read and rendered that is as it was.
package actor LiveSite {
    private var site: Site
    private(set) var last: (rendered: RenderedSite, built: BuiltSite)?
    /// Of ``last``. Only a build of the whole changes what pages are made from.
    private var pages = TextPages([])
    /// Whether files of ``last`` that are made of the whole are older than its pages.
    private var isBehind = false
    /// The sources of ``last``, as they were when all of it was made.
    private var inputs: BuildInputs?

    package init(_ site: Site) {
        self.site = site
        self.site.options.remembersTexts = true
        self.site.options.recordsDependencies = true
    }

    /// Builds after some of the sources have changed.
    ///
    /// - Parameter difference: of the sources from those of the last build that did not fail.
    /// - Throws: every problem found, when one of them is an error; the next build then has to be told of this difference too.
    package func build(after difference: SourceDifference) async throws(BuildFailure) -> LiveBuild {
        if let build = await revised(after: difference) { return build }
        let made = try await whole()
        last = made
        pages = TextPages(made.rendered.pages)
        isBehind = false
        return LiveBuild(site: made.built, changed: nil, isComplete: true)
    }

    /// A build of the whole.
    private func whole() async throws(BuildFailure) -> (rendered: RenderedSite, built: BuiltSite) {
        let begin = BuildInputs.now
        let now = await site.inputs(of: try SiteFolders(site.folder), time: inputs?.time)
        var past: PastTexts?
        // Texts ask which pictures there are.
        if let last, let inputs, inputs.digestWithoutTexts == now.digestWithoutTexts {
            past = last.rendered.site.planned.texts
        }
        site.options.inputs = now
        let made = try await site.make(knowing: past)
        inputs = now.looked(at: begin)
        return made
    }

    /// The last build with everything that is made of the whole site; `nil` when it has that.
    package func completed() async throws(BuildFailure) -> LiveBuild? {
        guard isBehind, let last else { return nil }
        let built = try await site.assemble(last.rendered)
        self.last = (last.rendered, built)
        isBehind = false
        let changed = built.output.paths(differentFrom: last.built.output)
        return LiveBuild(site: built, changed: changed, isComplete: true)
    }

    /// `nil` where nothing but the whole will do.
    private func revised(after difference: SourceDifference) async -> LiveBuild? {
        // Cards of pages may be painted with words of their texts.
        guard case .contents(let locations) = difference, !site.options.makesCardsAndIcons, var made = last else {
            return nil
        }
        let revisions = locations.sorted().compactMap(made.rendered.site.revision)
        guard revisions.count == locations.count else { return nil }
        // Held once, what is changed need not be copied.
        last = nil
        let files = await made.rendered.revise(revisions, pages: pages)
        made.built.output.replace(files)
        made.built.followLinks(of: revisions, in: made.rendered)
        // Warnings that a strict build stops at.
        if made.built.diagnostics.containsErrors { return nil }
        last = made
        isBehind = true
        return LiveBuild(site: made.built, changed: Set(files.map(\.path)), isComplete: false)
    }
}

/// What somebody who looks at a site while it is worked on gets to see.
package struct LiveBuild: Sendable {
    package let site: BuiltSite
    /// Paths of all files that may be other ones than after the build before; `nil` for any.
    package let changed: Set<OutputPath>?
    /// Whether everything is of the same state: see ``LiveSite/completed()``.
    package let isComplete: Bool
}
