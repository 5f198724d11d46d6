import CompositionalLayout

extension OrthogonalScrollingProperties {
    /// Declarations of the element in which a row scrolls. The rules that read the custom properties are the same for
    /// all rows.
    var declarations: [Declaration] {
        var result: [Declaration] = []
        if bounce == .never { result.append(Declaration("overscroll-behavior-inline", "none")) }
        if hasArrows { result += [Declaration("--cl-back", "\"\\2039\""), Declaration("--cl-on", "\"\\203a\"")] }
        switch effect {
        case .none: break
        case .parallax: result.append(Declaration("--cl-picture", "cl-parallax"))
        case .fade, .scale, .depth: result.append(Declaration("--cl-cell", "cl-\(effect)"))
        }
        return result
    }
}
