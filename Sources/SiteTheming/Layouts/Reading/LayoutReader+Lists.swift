import CompositionalLayout
import SiteMarkdown

/// Reads ready-made rows, and their look.
extension LayoutReader {
    /// Reads the name of an appearance, or a map with it.
    mutating func list(_ value: Value, _ widths: WidthSet) -> PerWidth<ListConfiguration>? {
        if value.entries == nil {
            let appearance: ListConfiguration.Appearance? = choice(value, "list")
            return appearance.map { PerWidth(ListConfiguration(appearance: $0)) }
        }
        guard let fields = fields(of: value, "'list'", .list) else { return nil }
        let appearance = required("appearance", of: fields).flatMap { value in
            perWidth(value, widths) { reader, value, _ in
                (reader.choice(value, "appearance") as ListConfiguration.Appearance?).map { PerWidth($0) }
            }
        }
        var list = LayoutProperties<ListConfiguration>()
        set(
            \.showsSeparators, of: &list, from: fields["showsSeparators"], widths,
            plain: {
                $0.boolean($1, "showsSeparators").map(Optional.some)
            })
        set(\.separatorInsets, of: &list, from: fields["separatorInsets"], widths) {
            $0.insets($1, $2, "separatorInsets")
        }
        set(\.headerMode, of: &list, from: fields["headerMode"], widths, plain: { $0.choice($1, "headerMode") })
        set(\.footerMode, of: &list, from: fields["footerMode"], widths, plain: { $0.choice($1, "footerMode") })
        return list.applied(
            to: appearance.map { appearance in
                PerWidth(from: appearance.starts) { ListConfiguration(appearance: appearance[$0]) }
            })
    }

    mutating func rowStyle(_ value: Value, _ widths: WidthSet) -> PerWidth<RowStyle>? {
        guard let fields = fields(of: value, "'rowStyle'", .rowStyle) else { return nil }
        var style = LayoutProperties<RowStyle>()
        set(\.surface, of: &style, from: fields["surface"], widths, plain: { $0.choice($1, "surface") })
        set(
            \.showsSeparators, of: &style, from: fields["showsSeparators"], widths,
            plain: {
                $0.boolean($1, "showsSeparators")
            })
        set(\.separatorInsets, of: &style, from: fields["separatorInsets"], widths) {
            $0.insets($1, $2, "separatorInsets")
        }
        return style.applied(to: PerWidth(RowStyle()))
    }
}
