import SiteDiagnostics
import SiteMarkdown

/// The parts of the site's settings that reading one file needs.
struct FileScope {
    var site: SiteInfo
    var rules: PublicationRules
    var assets: AssetScope
}

/// A former address of a page, with its position.
struct Alias: Hashable {
    var address: Address
    var position: SourcePosition
}

extension Fields<FrontMatterKey> {
    /// Reads `draft: true`, or `published: false` of other tools.
    mutating func isDraft() -> Bool {
        let isUnpublished = value(.published)?.boolean == false
        return boolean(.draft, orReport: .error) ?? isUnpublished
    }

    /// Reads `date`, or a `published` that is not true or false.
    mutating func publicationDate(in zone: ZoneRules) -> ZonedDate? {
        if has(.date) { return date(.date, in: zone) }
        return value(.published)?.boolean == nil ? date(.published, in: zone) : nil
    }

    /// Reads plain text on one line.
    mutating func summary() -> String? { longText(.description) }

    /// Reads the former addresses of this page.
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

    /// The title, or else the first level-1 heading, or else `fallback`, with a warning that names the source.
    mutating func title(of body: Body, orElse fallback: @autoclosure () -> String) -> String {
        if let title = text(.title), !title.isEmpty { return title }
        let heading = body.firstHeading
        let title = shortened(heading ?? fallback(), of: "title", at: .start)
        // An invalid title has its own message.
        if isWritten(.title) { return title }
        report(
            .warning, "frontmatter.missing-title",
            "this file has no title, so its \(heading == nil ? "name" : "first heading") is used: '\(title)'",
            hint: "write '\(source.hint("title", "…"))' into the front matter", at: .start)
        return title
    }
}
