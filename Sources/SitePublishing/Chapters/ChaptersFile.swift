import SiteEpisodes
import SiteMarkup
import SiteMediaFacts

/// An episode's chapters in the JSON format that podcast players read.
///
/// Source: https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md
enum ChaptersFile {
    static let type = MediaType("application/json+chapters")

    /// - Returns: `nil` for an episode without chapters.
    static func file(of episode: Episode, of site: SiteInfo) -> PublishedFile? {
        guard let address = episode.chaptersAddress else { return nil }
        let document = JSONWriter.document { json in
            json.member("version", "1.2.0")
            json.member("title", episode.title)
            json.member("podcastName", site.title)
            json.member("chapters", all: episode.chapters) { json, chapter in
                json.object { chapter.write(to: &$0, of: site) }
            }
        }
        return PublishedFile(
            address: address, bytes: document, mediaType: type, source: .file(path: episode.body.source.path))
    }
}

extension Chapter {
    fileprivate func write(to json: inout JSONWriter, of site: SiteInfo) {
        json.member("startTime", seconds: milliseconds)
        json.member("endTime", seconds: end)
        json.member("title", title.isEmpty ? nil : title)
        json.member("img", image.flatMap { absolute($0, of: site) })
        json.member("url", link?.isRemote == true ? link?.absoluteText : nil)
        json.member("toc", isListed ? nil : false)
        guard let location else { return }
        json.member("location") { json in
            json.object { json in
                json.member("name", location.name)
                json.member("geo", location.geo)
                json.member("osm", location.osm)
            }
        }
    }

    /// Players need absolute addresses. `nil` for a file of the site when the site has no public address.
    private func absolute(_ location: AssetLocation, of site: SiteInfo) -> String? {
        if let base = site.base { return base.absolute(location) }
        if case .remote(let address) = location { return address.absoluteText }
        return nil
    }
}
