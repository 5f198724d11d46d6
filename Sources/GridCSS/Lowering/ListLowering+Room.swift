/// Room above and below the groups. It may be less than none: then the list moves up, over what stands there, or what
/// follows moves up over it.
extension ListLowering {
    /// - Parameter isZero: say so where there is none.
    static func room(above: CSSLength, below: CSSLength, isZero: Bool = false) -> [Declaration] {
        guard above.isNegative || below.isNegative else {
            let pair = Declaration.pair("padding-block", above, below)
            return pair.isEmpty && isZero ? [Declaration("padding-block", .pixels(0))] : pair
        }
        let padding = [above, below].map { $0.isNegative ? .pixels(0) : $0 }
        let lacks = [above, below].map { $0.isNegative ? $0 : .pixels(0) }
        // Corrections of the list's end are margins too, so what is missing there is taken at the start and moved back.
        var result = Declaration.pair("padding-block", padding[0], padding[1])
        result.append(Declaration("margin-block-start", lacks[0] - (CSSLength.pixels(0) - lacks[1])))
        if !lacks[1].isZero {
            result.append(Declaration("position", "relative"))
            result.append(Declaration("inset-block-start", CSSLength.pixels(0) - lacks[1]))
        }
        return result
    }

    /// Takes back what `room` has said besides padding.
    var undoneRoom: [Declaration] {
        guard room.contains(where: { $0.property == "margin-block-start" }) else { return [] }
        return [Declaration("margin-block-start", .pixels(0)), Declaration("inset-block-start", "auto")]
    }
}
