import Foundation
import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SitePictures

/// Reads the captions, dates and cameras of the pictures in sections, from their files and the texts beside them.
///
/// - Parameter known: the facts about unchanged pictures. New ones are added.
///
/// - Returns: the catalog with these texts, and its sections in order.
func describePictures(
    of catalog: Catalog, in sources: Sources, knowing known: inout KnownPictures, options: BuildOptions
) async -> (Catalog, [Diagnostic]) {
    let paths = catalog.sectionPictures.filter { sources.assets[$0] != nil }.sorted()
    if paths.isEmpty { return (catalog, []) }
    let before = known
    let read = await paths.concurrentMap(jobs: options.jobs) { path in
        (
            PictureInspection(
                path, at: sources.location(ofAsset: path), known: before, limit: .max, library: options.imageLibrary),
            caption(of: path, in: sources)
        )
    }
    var records = PictureRecords()
    var diagnostics: [Diagnostic] = []
    for (path, (inspection, caption)) in zip(paths, read) {
        var record = PictureRecord()
        // Its fault is reported where pictures are made.
        if case .fine(let picture, let status) = inspection {
            known.note(picture, status)
            record = picture.facts.map { PictureRecord($0) } ?? record
        }
        switch caption {
        case .success(let caption?): record.caption = caption
        case .success(nil): break
        case .failure(let problem): diagnostics.append(problem)
        }
        records.pictures[path] = record
    }
    for folder in catalog.pictureFolders.sorted() {
        let (names, problems) = order(of: folder, in: sources)
        records.orders[folder] = names
        diagnostics += problems
    }
    return (catalog.describingPictures(records), diagnostics)
}

extension KnownPictures {
    /// The facts from the last build. The shared store has no facts about files of this machine.
    init(inCacheOf options: BuildOptions) {
        self.init(options.cacheFolder.flatMap { PictureCache(folder: $0).knownPictures() })
    }
}

extension Catalog {
    /// The files beside the pictures of sections that hold their texts and their order. They are not published.
    func pictureTexts(in sources: Sources) -> Set<String> {
        let pictures = sectionPictures
        let texts = pictures.map(PictureTexts.caption) + pictureFolders.map(PictureTexts.order)
        return Set(texts.filter { sources.assets[$0] != nil }).subtracting(pictures)
    }
}

/// The text in the file beside a picture, on one line.
private func caption(of path: String, in sources: Sources) -> Result<String?, Diagnostic> {
    let text = PictureTexts.caption(of: path)
    // A picture may have the name of a text.
    guard text != path, sources.assets[text] != nil else { return .success(nil) }
    do throws(Diagnostic) {
        return .success(plainText(String(decoding: try sources.text(ofAsset: text).bytes, as: UTF8.self)))
    } catch {
        return .failure(error)
    }
}

/// The names in the file with the order of a folder, or `nil` without this file.
private func order(of folder: String, in sources: Sources) -> ([String]?, [Diagnostic]) {
    let path = PictureTexts.order(of: folder)
    guard sources.assets[path] != nil else { return (nil, []) }
    do throws(Diagnostic) {
        let text = try sources.text(ofAsset: path)
        var names: [String] = []
        var missing: [(name: String, offset: Int)] = []
        var offset = 0
        for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let name = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            if !name.isEmpty {
                names.append(name)
                let file = folder.isEmpty ? name : "\(folder)/\(name)"
                if sources.assets[file] == nil { missing.append((name, offset)) }
            }
            offset += line.count + 1
        }
        guard let first = missing.first else { return (names, []) }
        let others = missing.count == 1 ? "" : " (and \(missing.count - 1) more)"
        return (
            names,
            [
                Diagnostic(
                    .warning, id: "section.unknown-picture",
                    "this folder has no file '\(first.name)'\(others)",
                    hint: "write the name of one file on each line", in: text, at: text.position(at: first.offset))
            ]
        )
    } catch {
        return (nil, [error])
    }
}

extension PictureRecord {
    fileprivate init(_ facts: PictureFacts) {
        self.init(
            alternative: facts.alternative, caption: facts.caption ?? facts.title, taken: facts.taken,
            details: facts.settings)
    }
}

extension PictureFacts {
    /// The photographer, the camera and its settings as photographers write them: `35 mm`, `ƒ/2.8`, `1/250 s`, `ISO 400`.
    fileprivate var settings: [String] {
        [
            creator, camera, lens, focalLength.map { "\($0.short) mm" }, aperture.map { "ƒ/\($0.short)" },
            exposure.map { $0 < 0.3 ? "1/\(Int((1 / $0).rounded())) s" : "\($0.short) s" },
            sensitivity.map { "ISO \($0)" },
        ].compactMap(\.self)
    }
}

extension Double {
    /// The number with at most one decimal: `35`, `2.8`.
    fileprivate var short: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() && tenths.magnitude < 1e9 ? String(Int(tenths)) : String(tenths)
    }
}
