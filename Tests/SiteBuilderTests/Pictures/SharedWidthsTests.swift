import Foundation
import SiteBuilder
import SitePictures
import TestSupport
import Testing

/// Copies of a site in other themes use the site's picture files, and add as few files as possible without blurring.
@Suite("Picture files of copies", .imageLibrary)
struct SharedWidthsTests {
    private struct Case: Sendable {
        let there: [Int]
        let wanted: [Int]
        let widths: [Int]
    }

    private static let cases = [
        Case(there: [300, 600], wanted: [200, 400, 600], widths: [300, 600]),
        Case(there: [300, 600], wanted: [750], widths: [300, 600]),
        Case(there: [300, 600], wanted: [751], widths: [300, 600, 751]),
        Case(there: [300, 600], wanted: [100, 1600], widths: [300, 600, 800, 1600]),
        Case(there: [300, 600], wanted: [1000, 1600], widths: [300, 600, 1600]),
        Case(there: [], wanted: [320, 640, 900, 1600], widths: [400, 800, 1600]),
        Case(there: [], wanted: [72], widths: [72]),
        Case(there: [1], wanted: [2], widths: [1, 2]),
        Case(there: [300], wanted: [], widths: [300]),
        Case(there: [], wanted: [], widths: []),
    ]

    @Test("reach the wanted width within a quarter", arguments: cases)
    private func widths(_ example: Case) {
        #expect(sharedWidths(example.there, wanted: example.wanted) == example.widths)
    }

    @Test(
        "Files of nearly equal widths are left out",
        arguments: [
            ([], []), ([72], [72]), ([320, 640, 960], [320, 640, 960]), ([257, 297, 329, 352, 374], [297, 374]),
            ([79, 100], [79, 100]), ([80, 100], [80, 100]), ([81, 100], [100]), ([1, 2, 3, 4], [1, 2, 3, 4]),
            ([99, 100], [100]), ([90, 100, 110, 120, 130], [100, 130]), ([100, 1000, 1001], [100, 1001]),
        ] as [([Int], [Int])])
    func separate(widths: [Int], kept: [Int]) { #expect(separateWidths(widths) == kept) }

    private func site(showcase: String) throws -> PictureSite {
        let names = ["01.jpg", "03.jpg", "06.gif"]
        let list = names.map { "      - { src: /media/\($0), alt: x }\n" }.joined()
        var files = [
            "Content/site.yml": "title: T\nbaseURL: https://e.com/\n\(showcase)",
            "Content/wall.md":
                "---\ntitle: Wall\nsections:\n  - source: pictures\n    layout: photos\n    pictures:\n\(list)---\n![x](/media/03.jpg)\n",
        ]
        for (index, name) in names.enumerated() {
            files["Content/episodes/\(index).md"] =
                "---\ntitle: E\(index)\ndate: 2026-01-0\(index + 1)\nimage: /media/\(name)\n---\n"
        }
        var pictures: [String: [UInt8]] = [:]
        for name in names { pictures["Content/media/" + name] = try SamplePictures.bytes(name) }
        return try PictureSite(files, pictures: pictures)
    }

    /// One list of files on a page, and the width at which its picture is shown.
    private struct Offer {
        let page: String
        let sizes: WrittenSizes
        /// The size of the picture in the shape of the files.
        let size: Int
        /// The name without width and format, the width, and the path in the output.
        let files: [(name: String, width: Int, path: String)]
    }

    private func offers(_ files: [String: [UInt8]]) throws -> [Offer] {
        var offers: [Offer] = []
        for page in files.keys.sorted() where page.hasSuffix(".html") {
            for match in files.text(page).matches(of: #/<img [^>]*>/#) {
                func value(_ name: String) -> String? {
                    let start = match.output.range(of: " \(name)=\"")?.upperBound
                    return start.map { String(match.output[$0...].prefix { $0 != "\"" }) }
                }
                guard let list = value("srcset"), let sizes = value("sizes") else { continue }
                let found = list.matches(of: #/(images/[^ ]+)-([0-9]+)w\.([a-z]+) /#)
                offers.append(
                    Offer(
                        page: page, sizes: try WrittenSizes(sizes),
                        size: try #require(value("width").flatMap { Int($0) }),
                        files: found.map { (String($0.1), Int($0.2) ?? 0, "\($0.1)-\($0.2)w.\($0.3)") }))
            }
        }
        return offers
    }

    @Test func ofABuiltSite() async throws {
        let site = try site(showcase: "showcase: [Airtime, Lightbox]\n")
        let files = try await PictureSite.bytes(site.build(cache: .own("cache")))
        // A build without a cache makes the same files.
        #expect(try await PictureSite.bytes(site.build(cache: .none)) == files)
        let plain = try self.site(showcase: "")
        defer { withExtendedLifetime((site, plain)) {} }
        let alone = try await PictureSite.bytes(plain.build())
        for (path, bytes) in alone where path.hasSuffix(".html") || path.hasPrefix("images/") {
            #expect(files[path] == bytes, "\(path)")
        }
        var own: [String: Set<Int>] = [:]
        for offer in try offers(alone) { for file in offer.files { own[file.name, default: []].insert(file.width) } }
        let copies = try offers(files).filter { $0.page.hasPrefix("themes/") }
        var (shared, added) = (0, Set<String>())
        for offer in copies {
            let widths = offer.files.map(\.width)
            #expect(widths == widths.sorted() && !widths.isEmpty)
            for window in stride(from: 320.0, through: 2560, by: 16) {
                for ratio in [1.0, 2, 3] {
                    let wanted = min((offer.sizes.width(window, 900) * ratio).rounded(.down), Double(offer.size))
                    #expect(Double(widths.last ?? 0) * 1.25 >= wanted, "\(offer.page): \(widths) for \(wanted)")
                }
            }
            for file in offer.files {
                #expect(files[file.path] != nil, "\(file.path)")
                let there = own[file.name]
                if there?.contains(file.width) == true { shared += 1 } else { added.insert(file.path) }
                let widest = there?.max() ?? 0
                #expect(there?.contains(file.width) == true || file.width * 4 > widest * 5, "\(file.path)")
            }
        }
        // The site has each of these pictures in full width and in every shape that is needed.
        #expect(shared > 20 && added.isEmpty, "\(shared) shared, added: \(added.sorted())")
    }
}
