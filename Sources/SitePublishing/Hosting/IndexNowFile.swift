import SiteEpisodes

/// The file whose content is the site's key of IndexNow, which proves to search engines who announces the site's pages.
/// `nil` without a key or a public address.
package func indexNowFile(for site: SiteInfo) -> PublishedFile? {
    guard let key = site.announce.indexNow?.key, site.base != nil else { return nil }
    return PublishedFile(
        address: Address(file: key + ".txt"), bytes: Array(key.utf8), mediaType: .plainText,
        source: .made("'announce' in the site's settings"))
}
