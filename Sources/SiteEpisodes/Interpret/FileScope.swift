import SiteDiagnostics
import SiteMarkdown

/// What reading one file needs to know about the rest of the site.
struct FileScope {
    var site: SiteInfo
    var rules: PublicationRules
    var assets: AssetScope
}

/// An old address of a page, and where its file names it.
struct Alias: Hashable {
    var address: Address
    var position: SourcePosition
}

extension Fields<FrontMatterKey> {
    /// `draft: true`, or `published: false` as some tools write it.
    mutating func isDraft() -> Bool {
        let isUnpublished = value(.published)?.boolean == false
        return boolean(.draft, orReport: .error) ?? isUnpublished
    }

    /// `date`, or a `published` that is no true or false.
    mutating func publicationDate(in zone: ZoneRules) -> ZonedDate? {
        if has(.date) { return date(.date, in: zone) }
        return value(.published)?.boolean == nil ? date(.published, in: zone) : nil
    }

    /// Plain text on one line.
    mutating func summary() -> String? { text(.description) }

    /// Old addresses of this page on this site.
    mutating func aliases() -> [Alias] {
        texts(.aliases).compactMap { text, value in
            do throws(AddressProblem) {
                if WebAddress.isRemote(text) { throw .notAPath(text) }
                return Alias(address: try Address(path: text), position: value.position)
            } catch {
                report(.warning, "address.alias", error.message, hint: error.hint, at: value.position)
                return nil
            }
        }
    }

    /// The title, else the first level-1 heading, else this one, with a warning that says which was taken.
    mutating func title(of body: Body, orElse fallback: @autoclosure () -> String) -> String {
        if let title = text(.title), !title.isEmpty { return title }
        let heading = body.firstHeading
        let title = heading ?? fallback()
        // A title that is written but wrong has its own message.
        if isWritten(.title) { return title }
        report(
            .warning, "frontmatter.missing-title",
            "no title; \(heading == nil ? "the file's name serves" : "the first heading serves"): '\(title)'",
            hint: "write '\(source.hint("title", "…"))' into the front matter", at: .start)
        return title
    }
}
