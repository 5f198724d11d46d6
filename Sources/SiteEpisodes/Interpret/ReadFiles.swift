import SiteDiagnostics

/// All files of the content folder, each read by itself, sorted by path.
struct ReadFiles {
    var episodes: [PlacedEpisode] = []
    var pages: [ReadPage] = []
    var definitions: [ListingDefinition] = []
    var diagnostics: [Diagnostic] = []
    /// The paths of invalid files that are withheld by their names. Their neighbours are withheld too.
    var unreadable: [String] = []

    /// - Parameter files: the files of the reader, in their order.
    init(_ files: [ReadFile], of reader: ContentReader) {
        episodes.reserveCapacity(files.count)
        var unknownKeys = UnknownKeys<FrontMatterKey>()
        let unread = UnreadRecordings(in: files, assets: reader.assets)
        diagnostics += unread.diagnostics
        for file in files {
            diagnostics += file.diagnostics
            diagnostics += unknownKeys.diagnostics(
                for: file.unknownKeys.filter { !unread.contains($0) }, in: file.source)
            switch file.meaning {
            case .episode(let episode): episodes.append(PlacedEpisode(episode))
            case .page(let page): pages.append(page)
            case .unreadable: unreadable.append(file.path)
            case .nothing: break
            }
        }
        for (path, source) in reader.content.data.sorted(by: { $0.key.precedesInBytes($1.key) }) {
            guard let read = ListingDefinition.read(path: path, source, assets: reader.assets) else { continue }
            definitions.append(read.definition)
            diagnostics += read.diagnostics
        }
    }
}
