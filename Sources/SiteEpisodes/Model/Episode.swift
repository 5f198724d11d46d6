/// An episode with all fields of its file, checked and with defaults.
///
/// A value with one reference: pages, lists and feeds copy episodes often, and copying about forty fields each time
/// would be slow. Changing a copy does not change the others.
@dynamicMemberLookup
package struct Episode: Hashable, Sendable, Identifiable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case full, trailer, bonus
    }

    /// The storage is immutable, so copies can share it, also between tasks.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let fields: EpisodeFields

        init(_ fields: EpisodeFields) { self.fields = fields }
    }

    @usableFromInline private(set) var storage: Storage

    init(_ fields: EpisodeFields) { storage = Storage(fields) }

    /// The path of its file relative to the content folder. It does not change with the title, date or address.
    package var id: String { storage.fields.id }

    var fields: EpisodeFields { storage.fields }

    /// Gives access to every field. Optimised code, in other modules too, reads the field in place.
    package subscript<Value>(dynamicMember field: WritableKeyPath<EpisodeFields, Value>) -> Value {
        @inlinable get { storage.fields[keyPath: field] }
        set { change { $0[keyPath: field] = newValue } }
    }

    /// Changes several fields with one copy.
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
    /// The picture of its cards and of its page: its image, or else the show's cover. Without both, one is drawn.
    package var cover: Picture? { self.image ?? self.showCover }

    /// The later of `date` and `updated`.
    package var lastChange: ZonedDate? { [self.updated, self.date].compactMap { $0 }.max { $0.instant < $1.instant } }
}
