import SiteCode
import Testing

/// What is coloured in each language: the parts with their kinds.
@Suite struct LanguageTests {
    /// The code with marks around its coloured parts.
    private func marked(_ code: String, _ name: String) throws -> String {
        let language = try #require(CodeLanguage(named: name), "\(name)")
        let bytes = Array(code.utf8)
        var (marked, start) = ("", 0)
        for run in language.runs(in: bytes) {
            marked += String(decoding: bytes[start..<run.range.lowerBound], as: UTF8.self)
            marked += "‹\(run.kind.className) \(String(decoding: bytes[run.range], as: UTF8.self))›"
            start = run.range.upperBound
        }
        return marked + String(decoding: bytes[start...], as: UTF8.self)
    }

    @Test(arguments: [
        ("swift", "let a = \"x \\(d[\"k\"]) y\" // c", "‹k let› a = ‹s \"x \\(d[\"k\"]) y\"› ‹c // c›"),
        ("swift", "@A #if 0..<5 .default", "‹a @A› ‹k #if› ‹n 0›..<‹n 5› .default"),
        ("swift", "/* a /* b */ c */ nil", "‹c /* a /* b */ c */› ‹n nil›"),
        ("c", "#include <a.h>\nint f('\\n');", "‹k #include› <a.h>\n‹t int› ‹f f›(‹s '\\n'›);"),
        ("c++", "auto s = R\"(x)\";", "‹k auto› s = ‹s R\"(x)\"›;"),
        ("cs", "var s = @\"a\\\"; // b", "‹k var› s = ‹s @\"a\\\"›; ‹c // b›"),
        ("java", "@Override String s = null;", "‹a @Override› ‹t String› s = ‹n null›;"),
        ("kt", "fun f() = \"${a[\"b\"]}\"", "‹k fun› ‹f f›() = ‹s \"${a[\"b\"]}\"›"),
        ("go", "func f() string { return `a` }", "‹k func› ‹f f›() ‹t string› { ‹k return› ‹s `a`› }"),
        ("rs", "fn f<'a>(x: &'a str) { 'x' }", "‹k fn› f<'a>(x: &'a ‹t str›) { ‹s 'x'› }"),
        ("js", "a = /[/\"]x/g; b = c / d / e", "a = ‹s /[/\"]x/g›; b = c / d / e"),
        ("ts", "let x: string = `${a(\"`\")}`", "‹k let› x: ‹t string› = ‹s `${a(\"`\")}`›"),
        ("php", "echo $a; # c", "‹k echo› ‹a $a›; ‹c # c›"),
        ("dart", "final s = '''a'b''';", "‹k final› s = ‹s '''a'b'''›;"),
        ("py", "def f(self): return rb'x' # c", "‹k def› ‹f f›(‹a self›): ‹k return› ‹s rb'x'› ‹c # c›"),
        ("rb", "def a? = @b << c\n<<~E\nit's\nE\n:d", "‹k def› a? = ‹a @b› << c\n<<~E‹s \nit's\nE›\n‹n :d›"),
        ("ex", "def f, do: :ok", "‹k def› f, ‹k do›: ‹n :ok›"),
        ("sh", "$ a | b \"$(c \"d\")\" #e\nX=1", "$ ‹f a› | ‹f b› ‹s \"$(c \"d\")\"› ‹c #e›\n‹a X›=‹n 1›"),
        ("bash", "cat <<'E'\nit's\nE\necho ${x#y}", "‹f cat› <<'E'‹s \nit's\nE›\n‹f echo› ‹s ${x#y}›"),
        ("ps1", "Get-Item $x # c", "‹f Get-Item› ‹a $x› ‹c # c›"),
        ("make", "all: a\n\techo $(B)", "‹a all›: a\n\techo ‹s $(B)›"),
        ("docker", "FROM a:1 AS b", "‹k FROM› a:‹n 1› ‹k AS› b"),
        ("tf", "a = \"${b[\"c\"]}\"", "‹a a› = ‹s \"${b[\"c\"]}\"›"),
        ("sql", "SELECT count(*) -- c\n'it''s'", "‹k SELECT› ‹f count›(*) ‹c -- c›\n‹s 'it''s'›"),
        ("lua", "local s = [[a\"]] -- c", "‹k local› s = ‹s [[a\"]]› ‹c -- c›"),
        ("hs", "x' = 'y' -- c", "x' = ‹s 'y'› ‹c -- c›"),
        ("ml", "let x = (* c *) 1", "‹k let› x = ‹c (* c *)› ‹n 1›"),
        ("clj", "(defn f [x] (map :a \"s\")) ; c", "(‹k defn› f [x] (‹f map› ‹a :a› ‹s \"s\"›)) ‹c ; c›"),
        ("erl", "f(X) -> ok. % c", "‹f f›(X) -> ‹n ok›. ‹c % c›"),
        ("pas", "begin { c } end;", "‹k begin› ‹c { c }› ‹k end›;"),
        ("vb", "Dim x ' c", "‹k Dim› x ‹c ' c›"),
        ("tex", "\\section{A} $x$ % c", "‹k \\section›{A} ‹s $x$› ‹c % c›"),
        ("html", "<a b=\"c\">&amp;</a><!-- d -->", "‹k <a› ‹a b›=‹s \"c\"›‹k >›‹n &amp;›‹k </a>›‹c <!-- d -->›"),
        ("html", "<style>a{b:#fff}</style>", "‹k <style>a›{‹a b›:‹n #fff›}‹k </style>›"),
        ("svg", "<?xml?><a/>", "‹k <?xml?><a›/‹k >›"),
        ("css", ".a:hover { b: var(--c) }", "‹t .a›:‹k hover› { ‹a b›: ‹f var›(‹a --c›) }"),
        ("json", "{\"a\" : [\"b\", 1]}", "{‹a \"a\"› : [‹s \"b\"›, ‹n 1›]}"),
        ("yml", "- a: 'b' # c\n  d: {e: 1}", "‹k -› ‹a a›: ‹s 'b'› ‹c # c›\n  ‹a d›: {‹a e›: ‹n 1›}"),
        ("yml", "a: |\n  b: c\n\n  d\ne: f", "‹a a›: |‹s \n  b: c\n\n  d›\n‹a e›: f"),
        ("yaml", "a: https://b.c/#d", "‹a a›: https://b.c/#d"),
        ("toml", "[a]\nb.c = true # d", "‹t [a]›\n‹a b.c› = ‹n true› ‹c # d›"),
        ("ini", "; a\nb=c", "‹c ; a›\n‹a b›=c"),
        ("diff", "@@ 1\n-a\n+b\n c", "‹k @@ 1›\n‹d -a›\n‹i +b›\n c"),
        ("md", "# A\n- `b` [c](d)", "‹k # A›\n‹k -› ‹s `b`› [c](‹a d›)"),
    ])
    func parts(language: String, code: String, expected: String) throws {
        #expect(try marked(code, language) == expected)
    }

    @Test func manyLanguagesHaveColours() {
        let coloured = CodeLanguage.all.filter(\.hasColours)
        #expect(coloured.count >= 70)
        // Comments, strings or marks: none of them leaves all of this plain.
        let sample = Array("# a\n// b\n-- c\n% d\n; e\n\"f\" 'g' <h i=\"j\"> 1 if end\n".utf8)
        for language in coloured { #expect(!language.runs(in: sample).isEmpty, "\(language.name)") }
        #expect(CodeLanguage(named: "text")?.runs(in: sample) == [])
    }

    /// A name means one language.
    @Test func namesAreUnique() {
        let names = CodeLanguage.all.flatMap { $0.allNames }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0 == $0.lowercased() })
        #expect(CodeLanguage(named: "Swift")?.name == "swift" && CodeLanguage(named: "swfit") == nil)
    }

    @Test(arguments: [
        ("swift title=\"x\"", "swift"), ("rust,ignore", "rust"), ("js{1,3}", "js"), ("{.python .x}", "python"),
        ("{r}", "r"), ("c++", "c++"), ("c#", "c#"), ("vb.net", "vb.net"), ("", ""), ("\"onclick=", ""),
        ("swift:a.swift", "swift"),
    ])
    func namesInFences(info: String, name: String) {
        #expect(CodeLanguage.name(inFence: info.utf8) == name)
    }
}
