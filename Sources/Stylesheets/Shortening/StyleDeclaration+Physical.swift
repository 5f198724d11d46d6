extension StyleDeclaration {
    /// The same with the physical name of its property, which is shorter, where lines run from side to side: `width` for `inline-size`.
    /// What is at the start of a line may be at either side, so its names stay.
    var physical: StyleDeclaration {
        guard !isNested, customProperty == nil, let colon = text.firstIndex(of: UInt8(ascii: ":")),
            let name = Self.physicalNames[Array(text[..<colon])]
        else { return self }
        return StyleDeclaration(name + text[colon...]) ?? self
    }

    var setsWritingMode: Bool { text.contains("writing-mode") }

    // https://drafts.csswg.org/css-logical-1/#mapping: for `writing-mode: horizontal-tb`
    private static let physicalNames: [[UInt8]: [UInt8]] = {
        var names = ["block-size": "height", "inline-size": "width"]
        for bound in ["min", "max"] {
            names[bound + "-block-size"] = bound + "-height"
            names[bound + "-inline-size"] = bound + "-width"
        }
        for (edge, side) in [("start", "top"), ("end", "bottom")] {
            names["inset-block-" + edge] = side
            for box in ["margin", "padding", "border"] { names["\(box)-block-\(edge)"] = "\(box)-\(side)" }
            for part in ["color", "style", "width"] { names["border-block-\(edge)-\(part)"] = "border-\(side)-\(part)" }
        }
        return Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8), Array($1.utf8)) })
    }()
}

extension StyleRule {
    /// Shorter declarations of the same.
    var shortened: [StyleDeclaration] {
        declarations.reduce(into: []) { all, declaration in
            let declaration = declaration.physical
            let margin = all.last.flatMap { $0.margin(with: declaration) }
            if let margin { all[all.count - 1] = margin } else { all.append(declaration) }
        }
    }
}

extension StyleDeclaration {
    /// `margin:6px` for `margin-block:6px` and `margin-inline:6px` in turn.
    fileprivate func margin(with next: StyleDeclaration) -> StyleDeclaration? {
        guard text.starts(with: "margin-block:".utf8), next.text.starts(with: "margin-inline:".utf8),
            value.elementsEqual(next.value), !value.contains(UInt8(ascii: " "))
        else { return nil }
        return StyleDeclaration(Array("margin:".utf8) + value)
    }
}

extension Collection where Element == UInt8 {
    func contains(_ word: String) -> Bool { String(decoding: self, as: UTF8.self).contains(word) }
}
