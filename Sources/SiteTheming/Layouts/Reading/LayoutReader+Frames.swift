import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// Reads custom groups: the frames of all cells, as linear functions of the group's size.
extension LayoutReader {
    private static let mostFrames = 1000

    mutating func frames(_ value: Value, _ widths: WidthSet) -> PerWidth<[LayoutGroupCustomItem]>? {
        guard let list = value.list else {
            wrongType(value, "frames", is: "a list", hint: "put '- ' before each frame")
            return nil
        }
        if list.isEmpty {
            report(
                .error, "empty-subitems", "'frames' is empty", hint: "add at least one frame",
                at: value.position)
            return nil
        }
        if list.count > Self.mostFrames {
            report(
                .error, "invalid-count", "'frames' has \(list.count) frames, more than \(Self.mostFrames)",
                hint: "write at most \(Self.mostFrames); the group repeats them", at: value.position)
            return nil
        }
        let read = list.map { value in perWidth(value, widths) { $0.frame($1, $2) } }
        let frames = read.compactMap { $0 }
        guard frames.count == read.count else { return nil }
        return PerWidth(from: frames.flatMap(\.starts)) { width in frames.map { $0[width] } }
    }

    private mutating func frame(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutGroupCustomItem>? {
        guard let fields = fields(of: value, "a frame", .frame) else { return nil }
        let x = optional("x", of: fields, default: .zero, widths) { $0.length($1, "x") }
        let y = optional("y", of: fields, default: .zero, widths) { $0.length($1, "y") }
        let width = extent("width", of: fields, widths)
        let height = extent("height", of: fields, widths)
        let zIndex = optional("zIndex", of: fields, default: 0, widths) { $0.integer($1, "zIndex") }
        guard let x, let y, let width, let height, let zIndex else { return nil }
        return PerWidth(from: [x, y, width, height].flatMap(\.starts) + zIndex.starts) {
            LayoutGroupCustomItem(
                frame: Rect(x: x[$0], y: y[$0], width: width[$0], height: height[$0]), zIndex: zIndex[$0])
        }
    }

    private mutating func extent(_ key: String, of fields: LayoutFields, _ widths: WidthSet) -> PerWidth<Length>? {
        guard let value = required(key, of: fields) else { return nil }
        return perWidth(value, widths) { reader, value, _ in reader.length(value, key).map { PerWidth($0) } }
    }

    private mutating func length(_ value: Value, _ name: String) -> Length? {
        guard let text = value.text, let length = LengthSyntax.parse(text[...]) else {
            report(
                .error, "invalid-length", "\(value.summary) is not a length",
                hint: DimensionSyntax.slip(in: (value.text ?? "")[...]) ?? LengthSyntax.form, at: value.position)
            return nil
        }
        let sum = length.points + length.width + length.height
        return finite(sum, name, at: value.position).map { _ in length }
    }
}
