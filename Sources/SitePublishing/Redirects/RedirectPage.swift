import SiteEpisodes
import SiteMarkup

extension Redirect {
    /// A page that redirects at once, for hosts without redirects. Its link is relative, so it also works from a file
    /// system. If the site has a public address, the page names the absolute address for search engines.
    func page(base: BaseAddress?) -> PublishedFile {
        let link = new.link(from: old)
        var bytes: [UInt8] = []
        bytes.append(xml: "<!doctype html>\n<html lang=\"")
        bytes.append(xmlAttribute: PlainText(language))
        bytes.append(xml: "\">\n<meta charset=\"utf-8\">\n<title>")
        bytes.append(xmlText: PlainText(title))
        bytes.append(xml: "</title>\n<meta name=\"robots\" content=\"noindex\">\n")
        if let base {
            bytes.append(xml: "<link rel=\"canonical\" href=\"")
            bytes.append(xmlAttribute: PlainText(base.absolute(new)))
            bytes.append(xml: "\">\n")
        }
        bytes.append(xml: "<meta http-equiv=\"refresh\" content=\"0; url=")
        bytes.append(xmlAttribute: PlainText(link))
        bytes.append(xml: "\">\n<p><a href=\"")
        bytes.append(xmlAttribute: PlainText(link))
        bytes.append(xml: "\">")
        bytes.append(xmlText: PlainText(title))
        bytes.append(xml: "</a></p>\n</html>\n")
        return PublishedFile(address: old, bytes: bytes, mediaType: .html, source: .file(path: source))
    }
}
