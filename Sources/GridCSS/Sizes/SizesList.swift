import CompositionalLayout

/// The width of a picture in pages of every size, as the `sizes` attribute of an image says it: in lines, as it has no words for
/// the rounding to whole pixels. ``WidthLine`` is the one that comes nearest.
package struct SizesList: Hashable, Sendable {
    /// A width that holds in viewports narrower than its bound that no entry before holds.
    struct Entry: Hashable, Sendable {
        /// In CSS px; `nil` for all.
        var upperBound: Double?
        /// Viewports lower than this only, in CSS px.
        var heightBelow: Double?
        /// In shares of the viewport.
        var width: Length

        /// The same place and text.
        var text: String {
            // As old as the attribute: validators do not know `width < 500px` in it. Chromium takes a window for as wide as a
            // condition says when it is less than a sixty-fourth of a pixel wider.
            let conditions = [
                heightBelow.map { "(max-height: \(CSSNumber.decimal($0 - 0.02))px)" },
                upperBound.map { "(max-width: \(CSSNumber.decimal($0 - 0.02))px)" },
            ].compactMap(\.self)
            return (conditions.isEmpty ? "" : conditions.joined(separator: " and ") + " ") + width.viewportText
        }
    }

    let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    /// Decimals of shares, in per cent, and of pixels. Four of the former are less than a two-hundredth of a pixel in the widest
    /// window.
    static let shareDigits = 4
    static let pixelDigits = 3

    /// - Parameters:
    ///   - widths: of the picture, in shares of the layout's element and points, for all widths of the element.
    ///   - root: where that element stands in the page.
    package init(_ widths: [PageRange<Length>], in root: RootWidth) {
        // What is about low viewports comes first: the rest holds for all others.
        let ordered = widths.filter { $0.heightBelow != nil } + widths.filter { $0.heightBelow == nil }
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
            let end = range.upperBound.map(Double.init)
            let widest = root.maxWidth.map(Double.init) ?? .infinity
            if Double(range.lowerBound) < widest {
                let bound = end.map { min($0, widest) } ?? (widest.isFinite ? widest : nil)
                add(
                    Entry(
                        upperBound: bound.map { $0 + root.padding }, heightBelow: range.heightBelow,
                        width: range.value.inViewport(padding: root.padding)))
            }
            if widest.isFinite, (end ?? .infinity) > widest {
                add(
                    Entry(
                        upperBound: nil, heightBelow: range.heightBelow,
                        width: Length(
                            points: range.value.points + range.value.content + range.value.width * widest,
                            height: range.value.height)))
            }
        }
        self.entries = Self.closed(entries)
    }

    /// Nothing behind an entry that holds everything.
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
    /// - Parameter isLazy: whether browsers that can should take the width that the image has been laid out with. It has to wait
    ///   until it comes near; on other images `auto` would stand for the whole viewport.
    package func text(isLazy: Bool) -> String {
        (isLazy ? "auto, " : "") + entries.map(\.text).joined(separator: ", ")
    }

    /// Widths of viewports behind which another width holds, in CSS px, ascending.
    package var bounds: [Double] { Set(entries.compactMap(\.upperBound)).sorted() }

    /// Heights of viewports below which other widths hold, in CSS px, ascending.
    package var heights: [Double] { Set(entries.compactMap(\.heightBelow)).sorted() }

    /// What a browser makes of it, in CSS px.
    package func width(inViewport width: Double, _ height: Double) -> Double {
        let entry = entries.first { entry in
            (entry.upperBound.map { width < $0 } ?? true) && (entry.heightBelow.map { height < $0 } ?? true)
        }
        return max(0, entry?.width.value(width: width, height: height) ?? width)
    }
}

extension Length {
    /// The same length, the element being the viewport less a padding.
    fileprivate func inViewport(padding: Double) -> Length {
        Length(points: points + content - width * padding, width: width, height: height)
    }

    /// `calc(33.3333vw - 16px)`, at most so many digits less than the length and never more: a file that is exactly as wide is
    /// large enough.
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
