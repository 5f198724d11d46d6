import Episodes

extension ContextWriter {
    /// A picture, or where there is none one that is generated from what it belongs to.
    ///
    /// - Parameters:
    ///   - isEager: whether the picture is likely to be seen at once and must not wait for scrolling.
    func artwork(_ picture: Picture?, identity: Address, label: String, isEager: Bool = false) -> TemplateValue {
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
            "loading": isEager ? "eager" : "lazy", "position": position(picture.focus),
        ]
        return [
            "hue": .number(GeneratedArtwork.hue(of: identity.path)), "image": image, "placeholder": .null,
        ]
    }

    /// `30% 20%`, or nothing where the middle is meant, which is what browsers do by themselves.
    private func position(_ focus: FocusPoint) -> TemplateValue {
        guard focus != .center else { return .null }
        return .text("\(Int((focus.x * 100).rounded()))% \(Int((focus.y * 100).rounded()))%")
    }
}
