import ArgumentParser
import SiteEpisodes

/// What `sitegen list` can be asked for.
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
