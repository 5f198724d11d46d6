import CompositionalLayout

/// The width of a picture in pages of every size, in the form of an image's `sizes` attribute. Its entries are linear,
/// because the attribute cannot express rounding to whole pixels. ``WidthLine`` finds the nearest line.
package struct SizesList: Hashable, Sendable {
    /// A width for viewports narrower than a bound, unless an earlier entry matches.
    struct Entry: Hashable, Sendable {
        /// The upper bound in CSS px; `nil` for all viewports.
        var upperBound: Double?
        /// If set, the entry applies only to viewports lower than this, in CSS px.
        var heightBelow: Double?
        /// The width in fractions of the viewport.
        var width: Length

        /// The entry's condition and width as text.
        var text: String {
            // `max-width` is used because validators reject `width < 500px` in this attribute. Chromium also matches a
            // window that is less than 1/64 px wider than the condition.
            let conditions = [
                heightBelow.map { "(max-height: \(CSSNumber.decimal($0 - 0.02))px)" },
                upperBound.map { "(max-width: \(CSSNumber.decimal($0 - 0.02))px)" },
            ].compactMap(\.self)
            return (conditions.isEmpty ? "" : conditions.joined(separator: " and ") + " ") + width.viewportText
        }
    }

    let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    /// Decimals of percentages and of pixels. Four decimals of a percentage are less than 1/200 px in the widest
    /// window.
    static let shareDigits = 4
    static let pixelDigits = 3

    /// - Parameters:
    ///   - widths: The widths of the picture, in fractions of the layout's element and points, for all widths of the
    ///     element.
    ///   - root: The width of that element in a viewport.
    package init(_ widths: [PageRange<Length>], in root: RootWidth) {
        // Entries for low viewports come first. The others then apply to all other viewports.
        let ordered =
            widths.filter { $0.condition.heightBelow != nil } + widths.filter { $0.condition.heightBelow == nil }
        var entries: [Entry] = []
        func add(_ entry: Entry) {
            if let last = entries.last, last.heightBelow == entry.heightBelow,
                last.width.viewportText == entry.width.viewportText
            {
                entries[entries.count - 1].upperBound = entry.upperBound
            } else {
                entries.append(entry)
            }
        }
        for range in ordered {
            // Browsers choose a file before the page's text has a size.
            let value = range.value.atStandardText
            let end = range.upperBound.map(Double.init)
            let widest = root.maxWidth.map(Double.init) ?? .infinity
            if Double(range.lowerBound) < widest {
                let bound = end.map { min($0, widest) } ?? (widest.isFinite ? widest : nil)
                add(
                    Entry(
                        upperBound: bound.map { $0 + root.padding }, heightBelow: range.condition.heightBelow,
                        width: value.inViewport(padding: root.padding)))
            }
            if widest.isFinite, (end ?? .infinity) > widest {
                add(
                    Entry(
                        upperBound: nil, heightBelow: range.condition.heightBelow,
                        width: Length(
                            points: value.points + value.content + value.width * widest, height: value.height)))
            }
        }
        self.entries = Self.closed(entries)
    }

    /// Removes entries after an entry that matches everything.
    private static func closed(_ entries: [Entry]) -> [Entry] {
        var result: [Entry] = []
        var closed: Set<Double?> = []
        for entry in entries where !closed.contains(entry.heightBelow) {
            result.append(entry)
            if entry.upperBound == nil { closed.insert(entry.heightBelow) }
        }
        return result
    }

    /// `(max-width: 499.98px) calc(100vw - 40px), 50vw`
    ///
    /// - Parameter isLazy: True for an image that loads lazily. Browsers that support it then use the image's laid-out
    ///   width (`auto`). On other images, `auto` would mean the whole viewport.
    package func text(isLazy: Bool) -> String {
        (isLazy ? "auto, " : "") + entries.map(\.text).joined(separator: ", ")
    }

    /// The viewport widths after which the width changes, in CSS px, ascending.
    package var bounds: [Double] { Set(entries.compactMap(\.upperBound)).sorted() }

    /// The viewport heights below which the width changes, in CSS px, ascending.
    package var heights: [Double] { Set(entries.compactMap(\.heightBelow)).sorted() }

    /// The width that a browser calculates from the list, in CSS px.
    package func width(inViewport width: Double, _ height: Double) -> Double {
        let entry = entries.first { entry in
            (entry.upperBound.map { width < $0 } ?? true) && (entry.heightBelow.map { height < $0 } ?? true)
        }
        return max(0, entry?.width.value(width: width, height: height) ?? width)
    }
}

extension Length {
    /// The same length in fractions of the viewport. The element is as wide as the viewport minus the padding.
    fileprivate func inViewport(padding: Double) -> Length {
        Length(points: points + content - width * padding, width: width, height: height)
    }

    /// `calc(33.3333vw - 16px)`. The text is rounded down by at most one unit of its last digit and never up, so that a
    /// file of exactly this width is large enough.
    fileprivate var viewportText: String {
        var terms: [(isNegative: Bool, text: String)] = []
        func add(_ value: Double, _ unit: String, digits: Int) {
            let value = CSSNumber.roundedDown(value, digits: digits)
            let text = CSSNumber.decimal(abs(value), digits: digits)
            if text != "0" { terms.append((value < 0, text + unit)) }
        }
        add(width * 100, "vw", digits: SizesList.shareDigits)
        add(height * 100, "vh", digits: SizesList.shareDigits)
        add(points, "px", digits: SizesList.pixelDigits)
        guard let first = terms.first else { return "0px" }
        if terms.count == 1, !first.isNegative { return first.text }
        let sum = terms.enumerated().map { number, term in
            number == 0 ? (term.isNegative ? "-" : "") + term.text : (term.isNegative ? " - " : " + ") + term.text
        }
        return "calc(\(sum.joined()))"
    }
}
