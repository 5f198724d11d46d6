import CompositionalLayout

/// The calculations of a box's width and height.
struct BoxSums {
    var width: ExtentSum
    var height: ExtentSum

    subscript(axis: Axis) -> ExtentSum {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ width: ExtentSum, _ height: ExtentSum) {
        self.width = width
        self.height = height
    }

    init(_ extent: (Axis) -> ExtentSum) { self.init(extent(.horizontal), extent(.vertical)) }

    func less(_ insets: EdgeInsets, _ name: String) -> BoxSums {
        BoxSums { self[$0].less(insets.start($0), insets.end($0), name) }
    }

    /// Calculates a dimension in this box. An estimate keeps its value.
    ///
    /// - Parameters:
    ///   - gaps: The gaps that are subtracted before fractions are taken, along one axis.
    ///   - sizing: Rounds fractions down if the display scale is set.
    func extent(
        _ dimension: LayoutDimension, gaps: (axis: Axis, gaps: ExtentSum.Gaps)? = nil, _ sizing: Sizing, _ name: String
    ) -> ExtentSum {
        func share(_ factor: Double, _ axis: Axis) -> ExtentSum {
            let taken = gaps?.axis == axis ? gaps?.gaps ?? .none : .none
            return self[axis].share(factor, gaps: taken, name).wholePixels(sizing)
        }
        return switch dimension {
        case .fractionalWidth(let factor): share(factor, .horizontal)
        case .fractionalHeight(let factor): share(factor, .vertical)
        case .textRelative(let ems): ExtentSum(name, ems: ems)
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
            ExtentSum(name, points: points)
        }
    }
}

extension ExtentSum {
    func wholePixels(_ sizing: Sizing) -> ExtentSum {
        guard let scale = sizing.scale else { return self }
        return adding("on whole pixels", .wholePixels(result, scale: scale), sizing.wholePixels(result))
    }
}
