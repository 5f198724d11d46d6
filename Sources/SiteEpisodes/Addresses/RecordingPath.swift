import SiteMediaFacts

/// Whether a file of the output is a recording, which may be at a different place than the pages: audio or video by its ending,
/// but no asset of a theme, because stylesheets name those.
package func isRecording(_ path: some StringProtocol) -> Bool {
    let type = MediaType(ofPath: String(path))
    return (type.isAudio || type.isVideo) && !path.hasPrefix("theme/")
}
