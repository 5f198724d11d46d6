import CompositionalLayout

extension StylesheetWriter {
    /// Writes the look of the buttons at the ends of rows. It is in the lowest layer, so that every rule of a theme
    /// changes it.
    mutating func arrowLook() {
        line(
            """
            @layer reset { .cl-scroller::scroll-button(*) { inline-size: 44px; block-size: 44px; margin: 0 4px; padding: 0 0 4px; \
            border: 1px solid GrayText; border-radius: 50%; color: CanvasText; background: Canvas; \
            font: 28px/1 system-ui, sans-serif; cursor: pointer; } }
            """)
    }

    /// Writes the buttons at the ends of rows, for engines that make them (CSS Overflow 5, `::scroll-button`).
    ///
    /// Visitors with a finger swipe, and engines without such buttons still scroll by wheel and keys. A row without
    /// arrows does not define the custom properties, so its buttons have no content and do not exist. Their names are
    /// attributes of the scrolling element.
    mutating func arrows() {
        open("@media screen and (not (pointer: coarse))")
        line(
            """
            .cl-scroller::scroll-button(*) { position: absolute; position-anchor: auto; inset-block-start: anchor(center); \
            translate: 0 -50%; z-index: 2; }
            """)
        for (side, arrow, name) in [("start", "back", "previous"), ("end", "on", "next")] {
            line(
                """
                .cl-scroller::scroll-button(inline-\(side)) { content: var(--cl-\(arrow)) / attr(data-\(name)); \
                inset-inline-\(side): anchor(\(side)); }
                """)
        }
        line(".cl-scroller::scroll-button(*):disabled { visibility: hidden; }")
        close()
    }

    /// Writes the changes of cells that come into view or leave it, for engines with scroll-driven animations.
    ///
    /// In all other engines, and for visitors who want less motion, the animations do not exist, so cells stand still
    /// and complete. So do rows from right to left: Chromium 156 measures their progress from the wrong end.
    mutating func effects(_ effects: Set<OrthogonalScrollingProperties.Effect>) {
        let used = OrthogonalScrollingProperties.Effect.allCases.filter { effects.contains($0) && $0 != .none }
        if used.isEmpty { return }
        open("@supports (animation-timeline: view(inline))")
        open("@media (prefers-reduced-motion: no-preference)")
        if used != [.parallax] {
            line(
                ".cl-scroller:dir(ltr) :is(.cl-list, .cl-stack) > li > :not([class^=\"cl-\"]) "
                    + "{ animation: var(--cl-cell) linear both; animation-timeline: view(inline 0px); }")
        }
        if used.contains(.parallax) {
            line(
                ".cl-scroller:dir(ltr) li img "
                    + "{ animation: var(--cl-picture) linear both; animation-timeline: view(inline 0px); }")
        }
        for effect in used { line("@keyframes cl-\(effect) { \(effect.keyframes) }") }
        close()
        close()
    }
}

extension OrthogonalScrollingProperties.Effect {
    fileprivate var keyframes: String {
        switch self {
        case .none: ""
        case .fade: Self.outside("opacity: 0.4", inside: "opacity: 1")
        case .scale: Self.outside("scale: 0.85", inside: "scale: 1")
        case .depth:
            "entry 0% { \(Self.turned(by: 30, around: "left")) } entry 100%, exit 0% { transform: none; } "
                + "exit 100% { \(Self.turned(by: -30, around: "right")) }"
        case .parallax:
            "from { scale: 1.2; translate: -8%; } to { scale: 1.2; translate: 8%; }"
        }
    }

    private static func outside(_ outside: String, inside: String) -> String {
        "entry 0%, exit 100% { \(outside); } entry 100%, exit 0% { \(inside); }"
    }

    /// Turns a cell around its edge inside the row, so that the edge stays in view.
    private static func turned(by degrees: Int, around edge: String) -> String {
        "transform: perspective(50rem) rotateY(\(degrees)deg); transform-origin: \(edge);"
    }
}
