extension MarkupNames {
    /// Whether a selector may match an element, of the markup or one that scripts add to it.
    func mayHold(_ needs: SelectorNeeds, among children: ElementChildren) -> Bool {
        guard needs.allNames(mentions) else { return false }
        // Where scripts put what they make, or which element they give a class, nobody can tell.
        if !isTreeKnown || needs.hasName(added.contains) { return true }
        return holdsAnywhere(needs, among: children)
    }

    private func holdsAnywhere(_ needs: SelectorNeeds, among children: ElementChildren) -> Bool {
        tree.elements.indices.contains { holds(needs, at: $0, among: children) }
    }

    private func holds(_ needs: SelectorNeeds, at element: Int, among children: ElementChildren) -> Bool {
        holds(needs.compounds[0], at: element, among: children) && holds(needs, from: 1, near: element, among: children)
    }

    /// Whether there are elements for all compounds from one on, related to the last that was found.
    private func holds(
        _ needs: SelectorNeeds, from index: Int, near element: Int, among children: ElementChildren
    ) -> Bool {
        guard index < needs.compounds.count else { return true }
        func goesOn(at other: Int) -> Bool {
            holds(needs.compounds[index], at: other, among: children)
                && holds(needs, from: index + 1, near: other, among: children)
        }
        var parent = tree.elements[element].parent
        if needs.combinators[index - 1] == .sibling {
            return parent.map { children[$0].contains(where: goesOn) } ?? false
        }
        while let ancestor = parent {
            if goesOn(at: ancestor) { return true }
            parent = tree.elements[ancestor].parent
        }
        return false
    }

    private func holds(_ needs: CompoundNeeds, at element: Int, among children: ElementChildren) -> Bool {
        let own = tree.elements[element].names
        return (needs.elements + needs.marks).allSatisfy(own.contains)
            && needs.languages.allSatisfy { $0.contains(where: names.contains) }
            && needs.choices.allSatisfy { $0.contains { holds($0, at: element, among: children) } }
            && needs.contents.allSatisfy { $0.contains { holdsAnywhere($0, among: children) } }
    }
}

extension SelectorNeeds {
    /// Whether names that a page must have are there, wherever.
    fileprivate func allNames(_ isThere: (StyleName) -> Bool) -> Bool {
        compounds.allSatisfy { compound in
            (compound.elements + compound.marks + compound.identifiers).allSatisfy(isThere)
                && (compound.choices + compound.contents).allSatisfy { $0.contains { $0.allNames(isThere) } }
        }
    }

    /// Whether there is such a class, id or attribute in it, or nothing but elements and one of them is such.
    fileprivate func hasName(_ isSuch: (StyleName) -> Bool) -> Bool {
        let isPlain = compounds.allSatisfy {
            $0.marks.isEmpty && $0.identifiers.isEmpty && $0.choices.isEmpty && $0.contents.isEmpty
        }
        return isPlain ? compounds.contains { $0.elements.contains(where: isSuch) } : hasMark(isSuch)
    }

    private func hasMark(_ isSuch: (StyleName) -> Bool) -> Bool {
        compounds.contains { compound in
            (compound.marks + compound.identifiers).contains(where: isSuch)
                || (compound.choices + compound.contents).contains { $0.contains { $0.hasMark(isSuch) } }
        }
    }
}
