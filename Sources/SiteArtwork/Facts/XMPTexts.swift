import SiteXMLReading

/// Texts of XMP.
///
/// XMP part 1, 7: https://github.com/adobe/XMP-Toolkit-SDK/tree/main/docs; IPTC photo metadata:
/// https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata
struct XMPTexts {
    enum Property {
        case title, description, creator, alternative, dateTimeOriginal, dateCreated
    }

    private var values: [Property: XMPValue] = [:]

    /// - Parameter packet: XML. One that is not well-formed, or has a document type, has no texts.
    init(_ packet: [UInt8]) {
        // Some programs end the packet with zero bytes.
        let end = packet.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
        guard end > 0 else { return }
        var reader = XMPReader()
        do {
            try XMLReader(depth: Self.depth).read(Array(packet[..<end])) { event, _ in try reader.take(event) }
        } catch {
            return
        }
        for (name, value) in reader.values { if let property = Self.names[name] { values[property] = value } }
    }

    /// The maximum nesting depth. Histories of edits have about ten levels.
    private static let depth = 100

    /// A plain text.
    subscript(property: Property) -> String? { values[property]?.text }

    /// The names of properties that are read.
    static let names: [XMLName: Property] = [
        XMLName(namespace: "http://purl.org/dc/elements/1.1/", local: "title"): .title,
        XMLName(namespace: "http://purl.org/dc/elements/1.1/", local: "description"): .description,
        XMLName(namespace: "http://purl.org/dc/elements/1.1/", local: "creator"): .creator,
        XMLName(namespace: "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/", local: "AltTextAccessibility"): .alternative,
        XMLName(namespace: "http://ns.adobe.com/exif/1.0/", local: "DateTimeOriginal"): .dateTimeOriginal,
        XMLName(namespace: "http://ns.adobe.com/photoshop/1.0/", local: "DateCreated"): .dateCreated,
    ]
}
