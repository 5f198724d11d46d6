/// The decision whether an episode or page is published. It is made once and used by all output.
package struct PublicationDecision: Hashable, Sendable {
    package enum State: Hashable, Sendable, Codable {
        case published
        case draft
        /// Not published before this date.
        case future(ZonedDate)
        /// Not published since this date.
        case expired(ZonedDate)
    }

    package var state: State
    /// Whether this build shows it: because it is published, or because a preview includes it.
    package var isListed: Bool
    /// The next time at which the decision changes, if the file does not change.
    package var nextChange: Instant?
}

/// The rules of publication: a point in time, and the unpublished files that a preview includes.
package struct PublicationRules: Hashable, Sendable {
    package var now: Instant
    package var includesDrafts: Bool
    package var includesFuture: Bool
    package var includesExpired: Bool

    package init(
        now: Instant, includesDrafts: Bool = false, includesFuture: Bool = false, includesExpired: Bool = false
    ) {
        self.now = now
        self.includesDrafts = includesDrafts
        self.includesFuture = includesFuture
        self.includesExpired = includesExpired
    }

    /// The decision. A file that is withheld for two reasons is listed only if both are waived.
    ///
    /// - Parameters:
    ///   - start: the first time at which it is published; `nil` for always.
    ///   - end: the first time at which it is no longer published; `nil` for never.
    package func decide(isDraft: Bool, from start: ZonedDate?, until end: ZonedDate?) -> PublicationDecision {
        var reasons: [(state: PublicationDecision.State, isWaived: Bool)] = []
        if isDraft { reasons.append((.draft, includesDrafts)) }
        if let end, end.instant <= now { reasons.append((.expired(end), includesExpired)) }
        if let start, start.instant > now { reasons.append((.future(start), includesFuture)) }
        let nextChange = [start, end].compactMap { $0?.instant }.filter { $0 > now }.min()
        guard let shown = reasons.first(where: { !$0.isWaived }) ?? reasons.first else {
            return PublicationDecision(state: .published, isListed: true, nextChange: nextChange)
        }
        return PublicationDecision(
            state: shown.state, isListed: reasons.allSatisfy(\.isWaived), nextChange: nextChange)
    }
}
