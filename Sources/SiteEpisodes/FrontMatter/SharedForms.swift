import SiteMarkdown

/// The forms of values that several keys share.
extension ValueForm {
    static func map<Key: FieldKey>(_: Key.Type) -> ValueForm { .map { Key.table } }
    static func open<Key: FieldKey>(_: Key.Type) -> ValueForm { .open { Key.table } }

    /// A file, an address or a name, or a map with one; also lists of these.
    static let names = ValueForm.some(.either([.text, .anyMap]))
    static let picture = ValueForm.some(.either([.text, .map(PictureKey.self)]))
    static let media = ValueForm.some(.either([.text, .map(MediaKey.self)]))
    static let textTracks = ValueForm.some(.either([.text, .map(TextTrackKey.self)]))
    static let feedFormats = ValueForm.some(.either([.yesNo, .words(FeedFormat.self)]))
    static let notes = ValueForm.some(.either([.text, .map(NoteKey.self)]))
    static let locations = ValueForm.some(.either([.text, .map(LocationKey.self)]))
    static let license = ValueForm.either([.text, .map(LicenseKey.self)])
    static let podcastPictures = ValueForm.some(.either([.text, .map(PodcastPictureKey.self)]))
    static let socialPosts = ValueForm.some(.either([.text, .map(SocialPostKey.self)]))
    static let payments = ValueForm.some(.map(PaymentsKey.self))
    static let recipients = ValueForm.some(.map(RecipientKey.self))
    static let explicit = ValueForm.either([.yesNo, .words(["explicit", "clean"])])
}
