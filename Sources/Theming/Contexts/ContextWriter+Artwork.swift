import Episodes

extension ContextWriter {
    /// A picture, or where there is none one that is generated from what it belongs to.
    ///
    /// - Parameters:
    ///   - place: where the picture stands.
    func artwork(
        _ picture: Picture?, identity: Address, label: String, place: PicturePlace = .below
    ) -> TemplateValue {
        guard let picture else {
            let generated = GeneratedArtwork(identity: identity.path, label: label)
            return ["hue": .number(generated.hue), "image": .null, "placeholder": .html(generated.svg)]
        }
        var size: TemplateValue = .null
        if case .file(let path) = picture.location, let known = pictureSizes[path] {
            size = ["width": .number(known.width), "height": .number(known.height)]
        }
        let image: TemplateValue = [
            "src": .link(picture.location), "alt": .text(picture.alternative), "size": size,
            "sources": sources(picture, place), "loading": place.isEager ? "eager" : "lazy",
            "priority": place.isFirst ? "high" : .null, "position": position(picture.focus),
        ]
        return [
            "hue": .number(GeneratedArtwork.hue(of: identity.path)), "image": image, "placeholder": .null,
        ]
    }

    /// The files that a browser may choose from, and how wide the picture is, which it needs to know before the page is laid
    /// out.
    private func sources(_ picture: Picture, _ place: PicturePlace) -> TemplateValue {
        guard !picture.candidates.isEmpty else { return .null }
        let files = picture.candidates.map { HTML(linkTo: $0.location).text + " \($0.width)w" }
        return [
            "srcset": .html(HTML(trusted: files.joined(separator: ", "))),
            "sizes": .text(place.sizes),
        ]
    }

    /// `30% 20%`, or nothing where the middle is meant, which is what browsers do by themselves.
    private func position(_ focus: FocusPoint) -> TemplateValue {
        guard focus != .center else { return .null }
        return .text("\(Int((focus.x * 100).rounded()))% \(Int((focus.y * 100).rounded()))%")
    }
}
