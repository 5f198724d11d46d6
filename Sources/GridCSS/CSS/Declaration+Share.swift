extension Declaration {
    /// A length plus a fraction of the containing block, given as a factor.
    init(_ property: String, _ length: CSSLength, plus share: Double) {
        self.init(property, share == 0 ? [.length(length)] : [.share(share, length)])
    }

    static func size(_ property: String, _ length: CSSLength, plus share: Double) -> Declaration {
        share == 0 ? size(property, length) : Declaration(property, length, plus: share)
    }
}

extension CSSLength {
    /// `calc(50% - 4px)`
    func text(plus share: Double, _ names: [RoundedTerm: String]) -> String {
        let percent = CSSNumber.decimal(share * 100) + "%"
        if isZero { return percent }
        if let pixels = wholePixels { return "calc(\(percent) \(pixels < 0 ? "-" : "+") \(abs(pixels))px)" }
        return "calc(\(percent) + \(operand(names)))"
    }
}
