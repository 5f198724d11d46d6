import CompositionalLayout
import Diagnostics
import Markdown

/// What a boundary item is for; templates know these.
private enum BoundaryKind: String, CaseIterable {
    case header, footer, spacer

    var alignment: BoundarySupplementaryItem.Alignment { self == .footer ? .bottom : .top }
}

extension LayoutReader {
    mutating func boundary(_ value: Value, _ widths: WidthSet) -> PerWidth<[BoundarySupplementaryItem]>? {
        guard let list = value.list else {
            wrongType(value, "boundary", is: "a list", hint: "put '- ' before each header, footer or spacer")
            return nil
        }
        var kinds: Set<String> = []
        for kind in list.compactMap({ $0["kind"] }) {
            guard let text = kind.text, !kinds.insert(text).inserted else { continue }
            report(
                .error, "duplicate-kind", "a second '\(text)' in one section",
                hint: "a section has one item of each kind", at: kind.position)
        }
        let read = list.map { value in perWidth(value, widths) { $0.boundaryItem($1, $2) } }
        let items = read.compactMap { $0 }
        guard items.count == read.count else { return nil }
        return PerWidth(from: items.flatMap(\.starts)) { width in items.map { $0[width] } }
    }

    private mutating func boundaryItem(_ value: Value, _ widths: WidthSet) -> PerWidth<BoundarySupplementaryItem>? {
        let keys = ["kind", "size", "alignment", "offset", "extendsBoundary", "contentInsets", "zIndex"]
        guard let fields = fields(of: value, "a boundary item", known: keys) else { return nil }
        let kind = required("kind", of: fields).flatMap { choice($0, "kind") as BoundaryKind? }
        let size = required("size", of: fields).flatMap { value in perWidth(value, widths) { $0.size($1, $2) } }
        let alignment = optional("alignment", of: fields, default: kind?.alignment ?? .top, widths) {
            $0.choice($1, "alignment")
        }
        let offset = fields["offset"].map { entry in perWidth(entry.value, widths) { $0.offset($1, $2) } }
        let extends = optional("extendsBoundary", of: fields, default: true, widths) {
            $0.boolean($1, "extendsBoundary")
        }
        let insets = fields["contentInsets"].map { entry in perWidth(entry.value, widths) { $0.insets($1, $2) } }
        let zIndex = optional("zIndex", of: fields, default: 1, widths) { $0.integer($1, "zIndex") }
        guard let kind, let size, let alignment, let offset = offset ?? PerWidth(.zero), let extends,
            let insets = insets ?? PerWidth(.zero), let zIndex
        else { return nil }
        let starts = [size.starts, alignment.starts, offset.starts, extends.starts, insets.starts, zIndex.starts]
        return PerWidth(from: starts.flatMap { $0 }) { width in
            BoundarySupplementaryItem(
                layoutSize: size[width], elementKind: kind.rawValue, alignment: alignment[width],
                absoluteOffset: offset[width], extendsBoundary: extends[width], contentInsets: insets[width],
                zIndex: zIndex[width])
        }
    }

    private mutating func offset(_ value: Value, _ widths: WidthSet) -> PerWidth<Point<Double>>? {
        guard let fields = fields(of: value, "offset", known: ["x", "y"]) else { return nil }
        let x = optional("x", of: fields, default: 0, widths) { $0.points($1, "x") }
        let y = optional("y", of: fields, default: 0, widths) { $0.points($1, "y") }
        guard let x, let y else { return nil }
        return PerWidth(from: x.starts + y.starts) { Point(x: x[$0], y: y[$0]) }
    }
}
