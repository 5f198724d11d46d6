/// A drag with the mouse. WebDriver: `POST /session/{id}/actions`, pointer input source.
struct PointerDrag: Encodable, Sendable {
    struct Source: Encodable, Sendable {
        var type = "pointer"
        var id = "mouse"
        var actions: [Action]
    }
    struct Action: Encodable, Sendable {
        var type: String
        var x: Int?
        var y: Int?
        var button: Int?
    }

    let actions: [Source]

    init(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        func move(_ point: (x: Double, y: Double)) -> Action {
            Action(type: "pointerMove", x: Int(point.x), y: Int(point.y))
        }
        actions = [
            Source(actions: [
                move(start), Action(type: "pointerDown", button: 0), move(end), Action(type: "pointerUp", button: 0),
            ])
        ]
    }
}
