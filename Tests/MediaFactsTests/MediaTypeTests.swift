import SiteMediaFacts
import Testing

@Suite struct MediaTypeTests {
    @Test(arguments: [
        ("index.html", "text/html; charset=utf-8"), ("a/b.CSS", "text/css; charset=utf-8"),
        ("film.mp4", "video/mp4"), ("art.svg", "image/svg+xml; charset=utf-8"), ("a.tar.gz", "application/gzip"),
        ("feed.json", "application/json; charset=utf-8"), ("CNAME", "application/octet-stream"),
        (".html", "application/octet-stream"), ("v1.2/README", "application/octet-stream"),
        ("a.", "application/octet-stream"), ("talk.m4a", "audio/mp4"), ("en.vtt", "text/vtt; charset=utf-8"),
    ]) func typeOfAName(path: String, contentType: String) {
        #expect(MediaType(ofPath: path).contentType == contentType)
    }
}
