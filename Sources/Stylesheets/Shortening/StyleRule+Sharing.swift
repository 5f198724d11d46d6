extension StyleRule {
    /// What this and the next rule both say, in a rule before them, where that is shorter.
    ///
    /// - Returns: nothing where it is not, or where the order of what is said could come to matter.
    func sharing(with next: StyleRule) -> [StyleRule]? {
        guard (selectors + next.selectors).allSatisfy(\.isCommon) else { return nil }
        let shared = declarations.filter(next.declarations.contains)
        let rest = (declarations + next.declarations).filter { !shared.contains($0) }
        guard rest.allSatisfy({ other in !other.isNested && shared.allSatisfy { !$0.isRelated(to: other) } }) else {
            return nil
        }
        let names = (selectors + next.selectors).reduce(1) { $0 + $1.text.count + 1 }
        guard shared.reduce(0, { $0 + $1.text.count + 1 }) > names else { return nil }
        return [StyleRule(selectors: selectors + next.selectors, declarations: shared)]
            + [self, next].map { rule in
                StyleRule(selectors: rule.selectors, declarations: rule.declarations.filter { !shared.contains($0) })
            }.filter { !$0.declarations.isEmpty }
    }
}

extension StyleDeclaration {
    /// Whether one could set what the other sets, as `margin` does with `margin-top`, or `inset` with `top`.
    fileprivate func isRelated(to other: StyleDeclaration) -> Bool {
        let families = [family, other.family]
        return families[0] == families[1] || families.contains { Self.wide.contains(Array($0)) }
    }

    /// The first word of its property.
    private var family: ArraySlice<UInt8> {
        text.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "-") }
    }

    /// Properties that set others of another name, and those of one vendor (whose first word is empty).
    private static let wide = Set(
        ["", "all", "inset", "place", "border", "font", "top", "bottom"].map { Array($0.utf8) })
}
