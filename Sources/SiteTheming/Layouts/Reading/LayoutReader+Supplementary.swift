import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    /// Reads the badges of an item or a group.
    mutating func supplementaryItems(_ value: Value, _ widths: WidthSet) -> PerWidth<[SupplementaryItem]>? {
        kinds(value, "supplementaryItems", "supplementary item", widths) { $0.supplementaryItem($1, $2) }
    }

    private mutating func supplementaryItem(_ value: Value, _ widths: WidthSet) -> PerWidth<SupplementaryItem>? {
        guard let fields = fields(of: value, "a supplementary item", .supplementaryItem) else { return nil }
        let kind = required("kind", of: fields).flatMap { kindName($0) }
        let size = required("size", of: fields).flatMap { value in perWidth(value, widths) { $0.fixedSize($1, $2) } }
        let anchor = required("containerAnchor", of: fields).flatMap { value in
            perWidth(value, widths) { $0.anchor($1, "containerAnchor", $2) }
        }
        var item = LayoutProperties<SupplementaryItem>()
        set(\.itemAnchor, of: &item, from: fields["itemAnchor"], widths) { reader, value, widths in
            reader.anchor(value, "itemAnchor", widths).map { anchor in PerWidth(from: anchor.starts) { anchor[$0] } }
        }
        set(\.contentInsets, of: &item, from: fields["contentInsets"], widths) { $0.insets($1, $2) }
        set(\.edgeSpacing, of: &item, from: fields["edgeSpacing"], widths) { $0.edgeSpacing($1, $2) }
        set(\.zIndex, of: &item, from: fields["zIndex"], widths, plain: { $0.integer($1, "zIndex") })
        guard let kind, let size, let anchor else { return nil }
        return item.applied(
            to: PerWidth(from: size.starts + anchor.starts) {
                SupplementaryItem(layoutSize: size[$0], elementKind: kind, containerAnchor: anchor[$0])
            })
    }

    /// Reads a size. Supplementary items are not measured, so an estimate stays as it is.
    private mutating func fixedSize(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutSize>? {
        let size = size(value, widths)
        let isEstimated = size?.contains { $0.width.isEstimated || $0.height.isEstimated } ?? false
        if isEstimated {
            report(
                .hint, "estimate-stays", "a supplementary item keeps its estimated size",
                hint: "write points or a fraction, because it is not measured", at: value.position)
        }
        return size
    }

    /// Reads a list of maps with different kinds.
    mutating func kinds<Item>(
        _ value: Value, _ name: String, _ one: String, _ widths: WidthSet,
        _ read: (inout LayoutReader, Value, WidthSet) -> PerWidth<Item>?
    ) -> PerWidth<[Item]>? {
        guard let list = value.list else {
            wrongType(value, name, is: "a list", hint: "put '- ' before each \(one)")
            return nil
        }
        var kinds: Set<String> = []
        for kind in list.compactMap({ $0["kind"] }) {
            guard let text = kind.text, !kinds.insert(text).inserted else { continue }
            report(
                .error, "duplicate-kind", "'\(name)' has the kind '\(text)' twice", hint: "write each kind once",
                at: kind.position)
        }
        let read = list.map { value in perWidth(value, widths, read) }
        let items = read.compactMap { $0 }
        guard items.count == read.count else { return nil }
        return PerWidth(from: items.flatMap(\.starts)) { width in items.map { $0[width] } }
    }

    /// Reads the name of a kind, which templates and styles use. It becomes part of a CSS class.
    mutating func kindName(_ value: Value) -> String? {
        guard let text = text(value, "kind") else { return nil }
        let isName = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        if isName, text.utf8.count <= 40, text.first?.isLetter == true { return text }
        report(
            .error, "invalid-kind", "'\(text)' cannot be the name of a kind",
            hint: "use letters, digits and hyphens, and a letter at the start", at: value.position)
        return nil
    }
}
