import SiteXMLReading

/// An object in the listing of a bucket.
struct ListedObject: Hashable, Sendable {
    var key = ""
    /// The size in bytes.
    var size = 0
    /// The ETag without quotes.
    var etag = ""

    /// Reads an answer of `ListObjectsV2`; `nil` for anything else.
    static func page(_ bytes: [UInt8]) -> (objects: [ListedObject], next: String?)? {
        var (objects, object, next, isCut) = ([ListedObject](), ListedObject(), String?.none, false)
        var (path, text) = ([String](), "")
        do {
            try XMLReader(depth: 16).read(bytes) { event, _ in
                switch event {
                case .start(let element):
                    path.append(element.name.local)
                    text = ""
                    if path.count == 2, path[1] == "Contents" { object = ListedObject() }
                case .text(let more): text += more
                case .end:
                    switch path.dropFirst().joined(separator: "/") {
                    case "Contents/Key": object.key = text
                    case "Contents/Size": object.size = Int(text) ?? 0
                    case "Contents/ETag": object.etag = text.replacing("\"", with: "")
                    case "Contents": objects.append(object)
                    case "NextContinuationToken": next = text
                    case "IsTruncated": isCut = text == "true"
                    default: break
                    }
                    if path.count == 1, path[0] != "ListBucketResult" { throw WrongAnswer() }
                    path.removeLast()
                    text = ""
                default: break
                }
            }
        } catch { return nil }
        return (objects, isCut ? next : nil)
    }

    private struct WrongAnswer: Error {}
}
