import ArgumentParser
import SiteEpisodes

/// The states that `sitegen list` can list.
enum ListedState: String, ExpressibleByArgument, CaseIterable, Sendable {
    case drafts, future, expired, published

    init(_ state: PublicationDecision.State) {
        self =
            switch state {
            case .published: .published
            case .draft: .drafts
            case .future: .future
            case .expired: .expired
            }
    }
}
