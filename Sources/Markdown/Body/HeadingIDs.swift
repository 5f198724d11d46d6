/// Makes the ids of headings: lower case, blanks to hyphens, other marks dropped, letters of every script kept. A second
/// heading of the same words gets `-1`, the next `-2`, in document order.
struct HeadingIDs {
    private var taken: Set<String> = []
    /// The next number to try for a slug, so that a thousand equal headings cost a thousand steps.
    private var nextNumber: [String: Int] = [:]

    mutating func id(for text: String) -> String {
        let slug = slug(text)
        var id = slug
        var number = nextNumber[slug, default: 1]
        while !taken.insert(id).inserted {
            id = "\(slug)-\(number)"
            number += 1
        }
        nextNumber[slug] = number
        return id
    }

    private func slug(_ text: String) -> String {
        var slug = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            let properties = scalar.properties
            if scalar == " " {
                slug.append("-")
            } else if scalar == "-" || scalar == "_" || properties.isAlphabetic || properties.numericType != nil
                || properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
            {
                slug.append(scalar)
            }
        }
        // Headings of emoji or marks alone still want to be linked to.
        return slug.contains { $0 != "-" } ? String(slug) : "section"
    }
}
