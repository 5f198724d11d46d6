import CompositionalLayout
import GridCSS
import LayoutVectors

/// A numeric case of the layout model as a page, at the widths of the case.
struct VectorPage: Sendable {
    var layout: JudgedLayout
    var widths: [Int]

    /// The reason why a vector cannot be a page.
    struct Unshown: Error { var reason: String }

    init(_ vector: Vector) throws(Unshown) {
        switch vector.content {
        case .compositional(let content): try self.init(content, name: vector.id)
        case .columns(let content): self.init(content, name: vector.id)
        case .split:
            throw Unshown(reason: "items with sizes of their own, in points, beside each other in a split layout")
        case .container: throw Unshown(reason: "what a container says of itself")
        case .unknown: throw Unshown(reason: "unknown kind")
        }
    }

    private init(_ vector: CompositionalVector, name: String) throws(Unshown) {
        guard vector.expect.error == nil else { throw Unshown(reason: "layouts that are refused") }
        guard vector.items.reduce(0, +) <= 1000 else { throw Unshown(reason: "more than 1,000 items") }
        guard vector.container.width >= 1 else { throw Unshown(reason: "no width") }
        let sections = vector.sections.map { $0?.section }
        layout = JudgedLayout(
            name, configuration: vector.pageConfiguration, environment: vector.pageEnvironment,
            sections: vector.items.enumerated().map { index, count in
                let section = sections.count == 1 ? sections[0] : sections[index]
                return JudgedLayout.Section(itemCount: count) { _ in section }
            })
        widths = [Int(vector.container.width)]
    }

    private init(_ vector: ColumnsVector, name: String) {
        layout = JudgedLayout(name, items: 12) { environment in
            let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
            let columns = vector.columns(at: environment.container.contentSize.width)
            return LayoutSection(
                group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
        }
        widths = vector.expect.columns.map { $0[0] }.filter { $0 >= 1 && $0 == $0.rounded() }.map { Int($0) }
    }

    /// Lowers the layout for its widths.
    ///
    /// - Throws: `Unshown` with the property that CSS cannot express.
    func judge() throws(Unshown) -> LayoutJudge {
        do {
            let judge = try LayoutJudge(layout, widths: (widths.min() ?? 1)...(widths.max() ?? 1))
            guard let problem = judge.page.styles.flatMap(\.problems).first else { return judge }
            switch problem.cause {
            case .layout(let problem): throw Unshown(reason: problem.name)
            case .lowering(let problem): throw Unshown(reason: problem.message)
            }
        } catch let unshown as Unshown {
            throw unshown
        } catch {
            throw Unshown(reason: (error as? LoweringProblem)?.message ?? "\(error)")
        }
    }
}

extension CompositionalVector {
    /// Pages round edges themselves, so a vector's own scale is ignored.
    fileprivate var pageConfiguration: LayoutConfiguration {
        var configuration = layout.configuration
        configuration.scale = nil
        return configuration
    }

    fileprivate var pageEnvironment: PageEnvironment {
        func insets(_ name: ContentInsetsReference) -> EdgeInsets { EdgeInsets(referenceInsets?[name.rawValue]) }
        let safeArea = insets(.safeArea)
        let margins =
            referenceInsets?[ContentInsetsReference.layoutMargins.rawValue] == nil ? safeArea : insets(.layoutMargins)
        let readable = insets(.readableContent)
        return PageEnvironment(
            height: container.height, safeArea: safeArea,
            layoutMargins: EdgeInsets(
                top: margins.top - safeArea.top, leading: margins.leading - safeArea.leading,
                bottom: margins.bottom - safeArea.bottom, trailing: margins.trailing - safeArea.trailing),
            readableWidth: readable == .zero ? nil : container.width - readable.leading - readable.trailing)
    }
}
