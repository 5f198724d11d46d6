/// Whether an episode or page is out: decided once, and then asked by everything that writes.
package struct PublicationDecision: Hashable, Sendable {
    package enum State: Hashable, Sendable, Codable {
        case published
        case draft
        /// Not out before then.
        case future(ZonedDate)
        /// No longer out since then.
        case expired(ZonedDate)
    }

    package var state: State
    /// Whether this build shows it: because it is published, or because the flags of a preview ask for it.
    package var isListed: Bool
    /// The next moment at which the decision would be another, if nobody touches the file.
    package var nextChange: Instant?
}

/// What counts as published: a point in time, and what a preview wants to see besides.
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

    /// The decision. A file that is held back for two reasons is listed only when both are waived.
    ///
    /// - Parameters:
    ///   - start: Out from here on. `nil` is always.
    ///   - end: Out until just before here. `nil` is for ever.
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
