import SiteBuilder
import SiteEpisodes

/// The files that a build left out, one line each.
struct SkippedText {
    private static let most = 3

    private let files: [WithheldFile]
    private let now: Instant

    init(_ files: [WithheldFile], now: Instant) {
        self.files = files
        self.now = now
    }

    /// The lines of all files.
    var lines: [String] { files.map(line) }

    /// The next files that will be published.
    var comingLines: [String] {
        let coming = files.filter { if case .future = $0.state { true } else { false } }
        let more = coming.count - Self.most
        return coming.prefix(Self.most).map(line)
            + (more > 0 ? ["and \(more) more later: see 'sitegen list future'"] : [])
    }

    private func line(_ file: WithheldFile) -> String {
        switch file.state {
        case .published: "\(file.path): published"
        case .draft: "\(file.path): a draft"
        case .future(let date):
            "\(file.path): goes live \(date.momentText), in \(span(date.instant.secondsSince1970 - now.secondsSince1970))"
        case .expired(let date): "\(file.path): expired \(date.momentText)"
        }
    }
}
