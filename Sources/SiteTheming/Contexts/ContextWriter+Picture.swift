import SiteEpisodes

extension ContextWriter {
    func slots(_ page: PicturePage) -> TemplateRecord {
        [
            .album: [.title: .text(page.series), .url: .link(page.album)],
            .pictures: .list(page.frames.indices.map { frame($0, of: page) }),
        ]
    }

    /// - Parameter number: the index of the frame on the page.
    private func frame(_ number: Int, of page: PicturePage) -> TemplateValue {
        let frame = page.frames[number]
        let previous = number > 0 ? page.frames[number - 1].address : page.previous
        let next = number + 1 < page.frames.count ? page.frames[number + 1].address : page.next
        let isRefused = pictures.isRefused(frame.picture)
        // The whole picture is visible, so it has no focus.
        var whole = frame.picture
        whole.focus = .center
        return [
            .title: .text(caption(of: frame.picture)), .place: .text(place(page.index + number, of: page.count)),
            .isCurrent: .boolean(number == 0),
            .artwork: artwork(
                whole, identity: frame.address, label: "", place: .window(isFirst: number == 0), keepsMotion: true),
            .previous: .link(previous), .next: .link(next),
            .details: frame.viewing.showsDetails ? details(of: frame.picture) : .null,
            .original: frame.viewing.offersOriginals && !isRefused ? .link(frame.picture.location) : .null,
        ]
    }

    /// The caption, or else the picture's number.
    func heading(of picture: Picture, _ index: Int, of count: Int) -> String {
        caption(of: picture) ?? place(index, of: count)
    }

    /// The day and the settings of the camera.
    private func details(of picture: Picture) -> TemplateValue {
        let day = picture.taken.flatMap { try? CalendarDate(parsing: $0) }.map(words.format.day)
        return group(([day].compactMap(\.self) + picture.details).map { .text($0) })
    }

    private func caption(of picture: Picture) -> String? {
        (picture.caption ?? picture.alternative).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    private func place(_ index: Int, of count: Int) -> String {
        words.filled(
            "place", ["n": words.format.localized(String(index + 1)), "count": words.format.localized(String(count))])
    }
}

extension PicturePlace {
    /// A place as large as the window.
    fileprivate static func window(isFirst: Bool) -> PicturePlace {
        PicturePlace(isEager: isFirst, isFirst: isFirst, sizes: "100vw")
    }
}
