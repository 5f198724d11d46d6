import Stylesheets
import Synchronization

/// What several tasks find in pages, which each takes up where another has left off: most of it has been found before.
final class PageSurveys: Sendable {
    private let shared: MarkupFragments
    private let styled: StyledIdentifiers
    /// As many of a stylesheet's pages as have been made at a time.
    private let idle = Mutex<[PageStyles: [MarkupSurvey]]>([:])

    /// - Parameters:
    ///   - shared: what has been read, noting the same ids.
    ///   - styled: the ids that are noted.
    init(_ shared: MarkupFragments, noting styled: StyledIdentifiers) {
        self.shared = shared
        self.styled = styled
    }

    /// One of pages of a stylesheet, to be given back.
    func take(_ styles: PageStyles) -> MarkupSurvey {
        idle.withLock { $0[styles]?.popLast() } ?? MarkupSurvey(shared, noting: styled)
    }

    func giveBack(_ survey: MarkupSurvey, of styles: PageStyles) {
        idle.withLock { $0[styles, default: []].append(survey) }
    }

    /// What has been found, when all are back. Who has found what makes no difference.
    var names: [PageStyles: MarkupNames] {
        idle.withLock { surveys in
            surveys.mapValues { $0.reduce(into: MarkupNames()) { $0.formUnion($1.names) } }
        }
    }
}
