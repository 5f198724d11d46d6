/// The layout inspector in the page: a module that the preview's script loads when it is opened for the first time.
enum InspectorScript {
    static let source = parts.joined(separator: "\n\n") + "\n"

    private static let parts = [
        elements, style, widthsStyle, places, measuring, comparison, outlines, picking, cellView, boxesView, widthsView,
        panel,
    ]
}
