/// The space above and below the groups. If it is negative, the list moves up over the previous elements, or the next
/// elements move up over the list.
extension ListLowering {
    /// - Parameter isZero: True to write the declarations even if the space is zero.
    static func room(above: CSSLength, below: CSSLength, isZero: Bool = false) -> [Declaration] {
        guard above.isNegative || below.isNegative else {
            let pair = Declaration.pair("padding-block", above, below)
            return pair.isEmpty && isZero ? [Declaration("padding-block", .pixels(0))] : pair
        }
        let padding = [above, below].map { $0.isNegative ? .pixels(0) : $0 }
        let lacks = [above, below].map { $0.isNegative ? $0 : .pixels(0) }
        // Corrections of the list's end are margins too. A negative space at the end is therefore subtracted at the
        // start and moved back.
        var result = Declaration.pair("padding-block", padding[0], padding[1])
        result.append(Declaration("margin-block-start", lacks[0] - (CSSLength.pixels(0) - lacks[1])))
        if !lacks[1].isZero {
            result.append(Declaration("position", "relative"))
            result.append(Declaration("inset-block-start", CSSLength.pixels(0) - lacks[1]))
        }
        return result
    }

    /// Declarations that reset everything in `room` except padding.
    var undoneRoom: [Declaration] {
        guard room.contains(where: { $0.property == "margin-block-start" }) else { return [] }
        return [Declaration("margin-block-start", .pixels(0)), Declaration("inset-block-start", "auto")]
    }
}
