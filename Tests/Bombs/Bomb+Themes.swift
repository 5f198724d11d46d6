extension Bomb {
    /// Templates, styles and layouts.
    static let themes = [
        Bomb(template: "templates: sections in sections", 50_000, says: "template.too-deep") {
            ["page": "{{#a}}" * $0 + "{{/a}}" * $0]
        },
        Bomb(template: "templates: a chain of partials", 5_000, says: "template.too-deep") { count in
            Dictionary(uniqueKeysWithValues: (0..<count).map { ("p\($0)", "{{> p\(($0 + 1) % (count + 1))}}") })
                .merging(["p\(count)": "a", "page": "{{> p0}}"]) { _, last in last }
        },
        Bomb(template: "templates: partials of partials, 10 wide", 8, says: "template.too-much", isExponential: true) {
            count in
            tree(count) { "{{> p\($0)}}" }
        },
        Bomb(
            template: "templates: partials of partials without a text", 8, says: "template.too-much",
            isExponential: true
        ) { count in
            tree(count, leaf: "") { "{{> p\($0)}}" }
        },
        Bomb(template: "templates: parents of parents, 10 wide", 8, says: "template.too-large", isExponential: true) {
            count in
            tree(count) { "{{< p\($0)}}{{/ p\($0)}}" }
        },
        Bomb(template: "templates: indented partials of partials", 8, says: "template.too-large", isExponential: true) {
            count in
            tree(count, ways: 2) { number, way in (way == 0 ? " " : "\t") + "{{> p\(number)}}\n" }
        },
        Bomb("templates: a list in itself", 6, says: "template.too-much", isExponential: true) { count in
            theme.merging([
                "Content/site.yml": settings + "theme: Bomb\nmenu:\n" + "  - { title: a, url: / }\n" * 30,
                "Themes/Bomb/templates/site-footer.mustache": "{{#menu}}" + "{{#items}}" * count + "a"
                    + "{{/items}}" * count + "{{/menu}}",
            ]) { _, last in last }
        },
        Bomb(template: "templates: partials that are not there", 20_000, says: "template.missing-partial") { count in
            ["page": joined(0..<count) { "{{> n\($0 % 7)}}" }]
        },
        Bomb(template: "templates: what does not belong into a parent", 50_000, says: "template.syntax") {
            ["page": "{{< card-label}}" + "{{$b}}{{/b}}" * $0 + "{{a}}" * $0 + "{{/ card-label}}"]
        },
        Bomb(style: "styles: groups in groups", 50_000, says: "theme.too-deep") { "@media a{" * $0 + "}" * $0 },
        Bomb(style: "styles: parentheses in parentheses", 50_000, says: "theme.too-deep") {
            ":is(" * $0 + "a" + ")" * $0 + "{color:red}"
        },
        Bomb(style: "styles: a selector of many parts", 20_000, says: "theme.too-deep") {
            "li " * $0 + "{color:red}" + "li " * $0 + "a{color:red}" + "li " * $0 + "b{color:blue}"
        },
        Bomb(style: "styles: brothers of brothers", 60) {
            "li+" * $0 + "li.none{color:red}" + "p~" * $0 + "p{color:red}"
        },
        Bomb(style: "styles: lists in lists", 40) { "a,b,c,d{" * $0 + "color:red" + "}" * $0 },
        Bomb(style: "styles: backslashes", 1_000_000, says: "theme.unbalanced-styles") { "a{content:'" + "\\" * $0 },
        Bomb(style: "styles: variables of variables", 20_000) { count in
            ":root{" + joined(0..<count) { "--a\($0):var(--a\($0 + 1)) var(--a\($0 + 1));" } + "}"
        },
        Bomb(style: "styles: rules", 20_000) { joined(0..<$0) { ".a\($0) p{color:red;margin:\($0)px}" } },
        Bomb(layout: "layouts: groups in groups", 1_000, says: "yaml.too-deep") {
            "section:\n" + joined(1..<$0) { " " * $0 + "group:\n" }
        },
        Bomb(layout: "layouts: a count of a million", 1_000_000, says: "layout.invalid-count") {
            "section:\n  group:\n    axis: horizontal\n    size: 1w x ~200\n    subitem: { size: 1w x ~200 }\n    count: \($0)\n"
        },
        Bomb(layout: "layouts: many items", 50_000) {
            "section:\n  group:\n    axis: horizontal\n    size: 1w x ~200\n    subitems:\n"
                + "      - { size: 0.1w x ~200 }\n" * $0
        },
    ]

    /// Templates that each include the next one ten times.
    private static func tree(_ depth: Int, leaf: String = "a", use: (Int) -> String) -> [String: String] {
        var templates = [String: String]()
        for number in 0..<depth { templates["p\(number)"] = use(number + 1) * 10 }
        templates["p\(depth)"] = leaf
        templates["page"] = use(0)
        return templates
    }

    private static func tree(_ depth: Int, ways: Int, use: (Int, Int) -> String) -> [String: String] {
        var templates = [String: String]()
        for number in 0..<(3 * depth) { templates["p\(number)"] = joined(0..<ways) { use(number + 1, $0) } }
        templates["p\(3 * depth)"] = "a\n"
        templates["page"] = use(0, 0)
        return templates
    }

    private init(
        template name: String, _ count: Int, says answer: String? = nil, isExponential: Bool = false,
        _ templates: @escaping @Sendable (Int) -> [String: String]
    ) {
        self.init(name, count, says: answer, isExponential: isExponential) { count in
            let files = templates(count).map { ("Themes/Bomb/templates/\($0).mustache", $1) }
            return Self.theme.merging(files) { _, last in last }
        }
    }

    private init(
        style name: String, _ count: Int, says answer: String? = nil, _ css: @escaping @Sendable (Int) -> String
    ) {
        self.init(name, count, says: answer) {
            Self.theme.merging([
                "Themes/Bomb/styles/bomb.css": css($0), Self.episode: Self.head + "> 1. a\n>    - b\n> 2. c\n",
            ]) { _, last in last }
        }
    }

    private init(
        layout name: String, _ count: Int, says answer: String? = nil, _ layout: @escaping @Sendable (Int) -> String
    ) {
        self.init(name, count, says: answer) {
            Self.theme.merging([
                "Themes/Bomb/layouts/bomb.yml": layout($0),
                "Content/index.md": "---\ntitle: All\nsections:\n  - title: All\n    layout: bomb\n---\n",
            ]) { _, last in last }
        }
    }

    private static let theme = [
        "Content/site.yml": settings + "theme: Bomb\n", "Themes/Bomb/theme.yml": "name: Bomb\n",
        episode: head + "Text\n", "Content/index.md": "---\ntitle: All\nsections:\n  - title: All\n---\nText\n",
    ]
}
