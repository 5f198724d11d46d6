import SiteEpisodes

extension ContextWriter {
    /// A picture, or a generated picture if there is none to show.
    ///
    /// - Parameters:
    ///   - place: the place of the picture in the page.
    ///   - keepsMotion: whether an animated picture stays animated.
    func artwork(
        _ picture: Picture?, identity: Address, label: String, place: PicturePlace = .below, keepsMotion: Bool = false
    ) -> TemplateValue {
        guard let picture, !pictures.isRefused(picture) else {
            let generated = GeneratedArtwork(identity: identity.path, label: label)
            return [.hue: .number(generated.hue), .image: .null, .placeholder: .html(generated.svg)]
        }
        var prepared = pictures.artwork(picture, at: place)
        if keepsMotion, pictures.isMoving(picture) { prepared = PreparedArtwork(size: prepared?.size) }
        let size: TemplateValue =
            prepared?.size.map { [.width: .number($0.width), .height: .number($0.height)] } ?? .null
        let position = position(picture.focus)
        let styles = [prepared?.color.map { "--art:\($0)" }, position.map { "object-position:\($0)" }]
        let image: TemplateValue = [
            .src: (prepared?.files.last?.address).map { .link($0) } ?? .link(picture.location),
            .alt: .text(picture.alternative), .size: size,
            .sources: sources(picture, prepared, place), .formats: formats(prepared, place),
            .loading: place.isEager ? "eager" : "lazy", .priority: place.isFirst ? "high" : .null,
            .position: .text(position), .color: .text(prepared?.color),
            .style: .text(styles.compactMap(\.self).joined(separator: ";")),
        ]
        return [
            .hue: .number(GeneratedArtwork.hue(of: identity.path)), .image: image, .placeholder: .null,
        ]
    }

    /// The files for `srcset`, and the `sizes` attribute, which browsers need before layout. An author's own files come
    /// first.
    private func sources(
        _ picture: Picture, _ prepared: PreparedArtwork?, _ place: PicturePlace
    ) -> TemplateValue {
        let candidates = picture.candidates.filter { !pictures.isRefused($0.location) }
        if !candidates.isEmpty {
            return choice(candidates.map { (HTML(linkTo: $0.location), $0.width) }, place)
        }
        return choice((prepared?.files ?? []).map { (HTML(linkTo: $0.address), $0.width) }, place)
    }

    /// The files in other formats.
    private func formats(_ prepared: PreparedArtwork?, _ place: PicturePlace) -> TemplateValue {
        group(
            (prepared?.sources ?? []).map { source in
                [
                    .type: .text(source.type),
                    .sources: choice(source.files.map { (HTML(linkTo: $0.address), $0.width) }, place),
                ]
            })
    }

    private func choice(_ files: [(link: HTML, width: Int)], _ place: PicturePlace) -> TemplateValue {
        guard !files.isEmpty else { return .null }
        return [
            .srcset: .html(
                HTML(trusted: files.map { "\($0.link.text) \($0.width)w" }.joined(separator: ", "))),
            .sizes: .text(place.sizes),
        ]
    }

    /// The CSS position `30% 20%`, or `nil` for the centre, which is the default in browsers.
    private func position(_ focus: FocusPoint) -> String? {
        guard focus != .center else { return nil }
        return "\(Int((focus.x * 100).rounded()))% \(Int((focus.y * 100).rounded()))%"
    }
}
