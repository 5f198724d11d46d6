import GridCSS
import SiteArtwork
import SiteEpisodes
import SitePictures
import SiteTheming

/// What `sizes` says of the pictures in cells: as much as a picture may cost, chosen by the files that it is there in.
struct PictureSizes: Sendable {
    /// Of a picture, in all of its elements together.
    static let bytes = 400

    private struct Question: Hashable {
        let list: SizesList
        let files: [Int]
        /// Elements that repeat the attribute.
        let copies: Int
    }

    private var answers: [Question: FittedSizes] = [:]
    /// Widths that pictures are made in.
    private var made: [PictureUse: [Int]] = [:]
    private var copies = 1
    /// Paths of files that are no pictures.
    private var refused: Set<String> = []

    init() {}

    /// - Parameter orders: of all pictures of the site, whether they have been carried out or not.
    init(
        _ plans: [PagePlan], in prepared: PreparedPictures, orders: [PictureOrder], settings: ImageSettings, jobs: Int
    ) async {
        copies = settings.formats.count + 1
        refused = prepared.artwork.refused
        for shape in orders.lazy.flatMap(\.shapes) { for use in shape.uses { made[use] = shape.widths } }
        var questions: Set<Question> = []
        for plan in plans {
            for (picture, place) in plan.placedPictures(prepared.places) {
                if let question = question(picture, place) { questions.insert(question) }
            }
        }
        let asked = Array(questions)
        let found = await asked.concurrentMap(jobs: jobs) { question in
            FittedSizes(question.list, files: question.files, bytes: Self.room / question.copies)
        }
        answers = Dictionary(uniqueKeysWithValues: zip(asked, found))
    }

    /// Without what `auto` takes in each element.
    private static let room = bytes - 3 * "auto, ".utf8.count

    /// How a cell's picture stands in its page.
    func place(of picture: Picture?, at surveyed: SurveyedPlace) -> PicturePlace {
        guard let picture, let fitted = fitted(picture, surveyed) else { return surveyed.place }
        var place = surveyed.place
        // More than the next file is too much: such a picture waits, though it is seen at once.
        if fitted.lostSteps > 1 { (place.isEager, place.isFirst) = (false, false) }
        // What waits is told by the browser's own layout where this is not exact.
        let isAuto = !place.isEager && (!surveyed.isExact || fitted.lostSteps > 0)
        place.sizes = fitted.list.text(isLazy: isAuto)
        return place
    }

    /// `nil` for a picture that is there in one file, or stands where nothing is known of its width.
    func fitted(_ picture: Picture, _ surveyed: SurveyedPlace) -> FittedSizes? {
        question(picture, surveyed).flatMap { answers[$0] }
    }

    private func question(_ picture: Picture, _ surveyed: SurveyedPlace) -> Question? {
        guard let list = surveyed.sizes, let files = files(of: picture, at: surveyed) else { return nil }
        // Files that an author made come in one format.
        return Question(list: list, files: files, copies: picture.candidates.isEmpty ? copies : 1)
    }

    /// In device pixels.
    func files(of picture: Picture, at surveyed: SurveyedPlace) -> [Int]? {
        let own = picture.candidates.filter { !$0.location.isAmong(refused) }
        guard own.isEmpty else { return own.map(\.width) }
        guard case .file(let path) = picture.location else { return nil }
        let aspect = surveyed.place.aspect
        return made[PictureUse(path: path, focus: aspect == nil ? .center : picture.focus, aspect: aspect)]
    }
}

extension PagePlan {
    /// The pictures of its cells, with where they stand.
    func placedPictures(_ places: [PageShape: [[SurveyedPlace]]]) -> [(Picture, SurveyedPlace)] {
        guard let shape = places[PageShape(self)] else { return [] }
        return zip(sections, shape).flatMap { section, places in
            zip(section.entries, places).compactMap { entry, place in entry.picture.map { ($0, place) } }
        }
    }
}
