import GridCSS
import SiteArtwork
import SiteEpisodes
import SitePictures
import SiteTheming

/// The `sizes` attributes of pictures in cells. They stay below a size limit and are chosen by the widths of the files.
struct PictureSizes: Sendable {
    /// The size limit for all elements of a picture together, in bytes.
    static let bytes = 400

    private struct Question: Hashable {
        let list: SizesList
        let files: [Int]
        /// The number of elements that repeat the attribute.
        let copies: Int
    }

    private var answers: [Question: FittedSizes] = [:]
    /// The widths of the files of each picture.
    private var made: [PictureUse: [Int]] = [:]
    private var copies = 1
    /// The paths of files that are not pictures.
    private var refused: Set<String> = []

    init() {}

    /// - Parameter orders: the orders for all pictures of the site, made or not.
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

    /// The size limit without `auto` in each element, in bytes.
    private static let room = bytes - 3 * "auto, ".utf8.count

    /// The place of a cell's picture in its page.
    func place(of picture: Picture?, at surveyed: SurveyedPlace) -> PicturePlace {
        guard let picture, let fitted = fitted(picture, surveyed) else { return surveyed.place }
        var place = surveyed.place
        // Lazy loading gives the exact width if the estimate would be more than one file too large.
        if fitted.lostSteps > 1 { (place.isEager, place.isFirst) = (false, false) }
        // Lazy pictures use the browser's own layout if the estimate is not exact.
        let isAuto = !place.isEager && (!surveyed.isExact || fitted.lostSteps > 0)
        place.sizes = fitted.list.text(isLazy: isAuto)
        return place
    }

    /// The `sizes` of a picture, or `nil` if it has one file or an unknown width.
    func fitted(_ picture: Picture, _ surveyed: SurveyedPlace) -> FittedSizes? {
        question(picture, surveyed).flatMap { answers[$0] }
    }

    private func question(_ picture: Picture, _ surveyed: SurveyedPlace) -> Question? {
        guard let list = surveyed.sizes, let files = files(of: picture, at: surveyed) else { return nil }
        // An author's own files have one format.
        return Question(list: list, files: files, copies: picture.candidates.isEmpty ? copies : 1)
    }

    /// The widths of the files, in device pixels.
    func files(of picture: Picture, at surveyed: SurveyedPlace) -> [Int]? {
        let own = picture.candidates.filter { !$0.location.isAmong(refused) }
        guard own.isEmpty else { return own.map(\.width) }
        guard case .file(let path) = picture.location else { return nil }
        let aspect = surveyed.place.aspect
        return made[PictureUse(path: path, focus: aspect == nil ? .center : picture.focus, aspect: aspect)]
    }
}

extension PagePlan {
    /// The pictures of the page's cells with their places.
    func placedPictures(_ places: [PageShape: [[SurveyedPlace]]]) -> [(Picture, SurveyedPlace)] {
        guard let shape = places[PageShape(self)] else { return [] }
        return zip(sections, shape).flatMap { section, places in
            zip(section.entries, places).compactMap { entry, place in entry.picture.map { ($0, place) } }
        }
    }
}
