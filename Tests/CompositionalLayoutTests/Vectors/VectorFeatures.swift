extension Vector {
    /// Features of the model that the engine does not have yet and this vector needs; empty when it can run.
    var missingFeatures: Set<String> {
        guard engine == "compositional" else {
            return engine == "split" ? ["split layout"] : []
        }
        var missing: Set<String> = []
        if direction == "rtl" { missing.insert("right to left") }
        if referenceInsets != nil { missing.insert("reference insets") }
        if offset != nil { missing.insert("pinned items") }
        if configuration?.scrollDirection == "horizontal" { missing.insert("horizontal scroll direction") }
        for section in (sections ?? []).compactMap(\.self) {
            if let behavior = section.orthogonal, behavior != "none" { missing.insert("orthogonal sections") }
            if section.decorations != nil { missing.insert("decoration items") }
            if section.boundary?.contains(where: { $0.pin == true }) == true { missing.insert("pinned items") }
            section.group?.collect(into: &missing)
        }
        return missing
    }
}

extension ElementData {
    fileprivate func collect(into missing: inout Set<String>) {
        if axis == "custom" { missing.insert("custom groups") }
        if supp != nil { missing.insert("supplementary items") }
        if size.w["uni"] != nil || size.h["uni"] != nil { missing.insert("uniformAcrossSiblings") }
        for subitem in subitems ?? [] { subitem.collect(into: &missing) }
    }
}
