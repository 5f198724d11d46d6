/// One episode: everything its file says, checked and with defaults filled in.
///
/// A value of one reference: an episode stands on its own page, in lists, in feeds and beside its relatives, and to copy some
/// forty fields for each place takes longer than to fill them. What changes one copy leaves the others as they are.
@dynamicMemberLookup
package struct Episode: Hashable, Sendable, Identifiable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case full, trailer, bonus
    }

    /// Never changed: that is what lets copies share it, also between tasks.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let fields: EpisodeFields

        init(_ fields: EpisodeFields) { self.fields = fields }
    }

    @usableFromInline private(set) var storage: Storage

    init(_ fields: EpisodeFields) { storage = Storage(fields) }

    /// Path of its file relative to the content folder. Stays the same while title, date and address change.
    package var id: String { storage.fields.id }

    var fields: EpisodeFields { storage.fields }

    /// Every field as if it were the episode's own. In optimised code, of other modules too, this reads the field in place.
    package subscript<Value>(dynamicMember field: WritableKeyPath<EpisodeFields, Value>) -> Value {
        @inlinable get { storage.fields[keyPath: field] }
        set { change { $0[keyPath: field] = newValue } }
    }

    /// Changes several fields at the cost of one.
    mutating func change(_ change: (inout EpisodeFields) -> Void) {
        var fields = storage.fields
        change(&fields)
        storage = Storage(fields)
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension Episode {
    /// The later of `date` and `updated`.
    package var lastChange: ZonedDate? { [self.updated, self.date].compactMap { $0 }.max { $0.instant < $1.instant } }
}
