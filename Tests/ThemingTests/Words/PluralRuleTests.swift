import Testing

@testable import SiteTheming

/// Rules and their results as Unicode CLDR lists them.
@Suite struct PluralRuleTests {
    private typealias Category = PluralRules.Category

    /// Polish, Latvian and Arabic cover the rules of many languages.
    private static let polish: [(String, String)] = [
        ("one", "i = 1 and v = 0"), ("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
        ("many", "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14"),
    ]
    private static let latvian: [(String, String)] = [
        ("zero", "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19 @integer 0, 10~20"),
        ("one", "n % 10 = 1 and n % 100 != 11 or v != 2 and f % 10 = 1"),
    ]
    private static let arabic: [(String, String)] = [
        ("zero", "n = 0"), ("one", "n = 1"), ("two", "n = 2"), ("few", "n % 100 = 3..10"), ("many", "n % 100 = 11..99"),
    ]

    @Test(
        arguments: [
            (polish, [(0, "many"), (1, "one"), (2, "few"), (5, "many"), (12, "many"), (22, "few"), (112, "many")]),
            (latvian, [(0, "zero"), (1, "one"), (2, "other"), (11, "zero"), (21, "one"), (30, "zero")]),
            (arabic, [(0, "zero"), (2, "two"), (7, "few"), (11, "many"), (100, "other"), (103, "few")]),
            ([("one", "i = 0,1")], [(0, "one"), (1, "one"), (2, "other")]),
            ([], [(1, "other")]),
        ] as [([(String, String)], [(Int, String)])])
    func categories(rules: [(String, String)], expected: [(Int, String)]) throws {
        let rules = try PluralRules(
            rules: rules.map { (try #require(Category(rawValue: $0)), PluralRules.Condition($1)) })
        for (number, category) in expected {
            #expect(rules.category(of: number).rawValue == category, "\(number)")
        }
    }

    @Test(arguments: [
        "", "n", "n = ", "= 1", "x = 1", "n = one", "n % 0 = 1", "n = 3..1", "n = 1 and", "n = 1 or or n = 2",
        "n ! 1", "n == 1", "n % 10 % 2 = 0", "n = 1...2",
    ])
    func whatIsNoRule(text: String) {
        #expect(PluralRules.Condition(text) == nil)
    }
}
