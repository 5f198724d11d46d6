/// Languages with braces, whose comments are those of C.
let curlyLanguages: [CodeLanguage] = [
    CodeLanguage("c", "h", .words(.c)),
    CodeLanguage("cpp", "c++ cc cxx hpp hh hxx ino arduino cuda cu", .words(.cpp)),
    CodeLanguage("objective-c", "objc obj-c objectivec objective-c++ mm", .words(.objectiveC)),
    CodeLanguage("csharp", "c# cs csx", .words(.csharp)),
    CodeLanguage("java", "jsp", .words(.java)),
    CodeLanguage("kotlin", "kt kts", .words(.kotlin)),
    CodeLanguage("scala", "sc sbt", .words(.scala)),
    CodeLanguage("groovy", "gradle", .words(.groovy)),
    CodeLanguage("swift", "", .words(.swift)),
    CodeLanguage("go", "golang", .words(.go)),
    CodeLanguage("rust", "rs", .words(.rust)),
    CodeLanguage("zig", "", .words(.zig)),
    CodeLanguage("d", "dlang", .words(.d)),
    CodeLanguage("dart", "", .words(.dart)),
    CodeLanguage("javascript", "js mjs cjs jsx node es6", .words(.javascript)),
    CodeLanguage("typescript", "ts tsx mts cts", .words(.typescript)),
    CodeLanguage("php", "php3 php4 php5 phtml", .words(.php)),
    CodeLanguage("glsl", "hlsl wgsl metal shader", .words(.glsl)),
    CodeLanguage("solidity", "sol", .words(.solidity)),
    CodeLanguage("protobuf", "proto proto3", .words(.protobuf)),
]

extension WordGrammar {
    /// Comments, strings and numbers as in C, and the words that nearly all such languages share.
    private static let curly: WordGrammar = {
        var grammar = WordGrammar()
        grammar.lineComments = ["//".bytes]
        grammar.blockComments = [("/*".bytes, "*/".bytes)]
        grammar.strings = [.double, .character]
        grammar.callsHaveBrackets = true
        grammar.add(.keyword, "break case continue default do else enum for if return switch while")
        grammar.add(.number, "true false null")
        return grammar
    }()

    fileprivate static let c = curly.with {
        $0.sigils = [UInt8(ascii: "#"): .keyword]
        $0.stringPrefixes = ["l", "u", "u8", "r", "lr", "ur"]
        $0.add(.keyword, "auto const extern goto inline register restrict sizeof static struct typedef union volatile")
        $0.add(.keyword, "alignas alignof constexpr static_assert thread_local typeof")
        $0.add(
            .type, "bool char double float int long short signed unsigned void size_t ssize_t ptrdiff_t wchar_t FILE")
        $0.add(.type, "int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t")
        $0.add(.number, "NULL nullptr")
    }

    fileprivate static let cpp = c.with {
        $0.add(
            .keyword, "and catch class co_await co_return co_yield concept consteval constinit decltype delete explicit"
        )
        $0.add(
            .keyword,
            "export final friend import module mutable namespace new noexcept not operator or override private")
        $0.add(.keyword, "protected public requires template this throw try typename using virtual")
        $0.add(.keyword, "const_cast dynamic_cast reinterpret_cast static_cast")
        $0.add(.type, "string string_view vector map set optional unique_ptr shared_ptr")
    }

    fileprivate static let objectiveC = c.with {
        $0.sigils[UInt8(ascii: "@")] = .keyword
        $0.capitalsAreTypes = true
        $0.strings = [StringForm("@\"", "\""), .double, .character]
        $0.add(.keyword, "self super in nonatomic strong weak copy readonly assign nullable nonnull")
        $0.add(.type, "id BOOL instancetype SEL IMP")
        $0.add(.number, "YES NO nil Nil")
    }

    fileprivate static let csharp = curly.with {
        $0.capitalsAreTypes = true
        $0.sigils = [UInt8(ascii: "#"): .keyword]
        $0.strings = [
            .tripleDouble, StringForm("$@\"", "\"").multiline.raw, StringForm("@\"", "\"").multiline.raw,
            StringForm("$\"", "\"").inserting("{", "}"), .double, .character,
        ]
        $0.add(
            .keyword, "abstract as async await base checked class const delegate event explicit extern finally fixed")
        $0.add(
            .keyword, "foreach get goto implicit in init interface internal is lock namespace new operator out override"
        )
        $0.add(
            .keyword,
            "params partial private protected public readonly record ref required sealed set sizeof stackalloc")
        $0.add(
            .keyword,
            "static struct this throw try catch typeof unsafe using value var virtual volatile when where with yield")
        $0.add(
            .type,
            "bool byte char decimal double dynamic float int long object sbyte short string uint ulong ushort void")
    }

    fileprivate static let java = curly.with {
        $0.capitalsAreTypes = true
        $0.sigils = [UInt8(ascii: "@"): .name]
        $0.strings = [.tripleDouble, .double, .character]
        $0.add(
            .keyword,
            "abstract assert catch class const extends final finally goto implements import instanceof interface")
        $0.add(
            .keyword,
            "native new non-sealed package permits private protected public record sealed static strictfp super")
        $0.add(.keyword, "synchronized this throw throws transient try var volatile yield")
        $0.add(.type, "boolean byte char double float int long short void")
    }

    fileprivate static let kotlin = curly.with {
        $0.capitalsAreTypes = true
        $0.nestsComments = true
        $0.sigils = [UInt8(ascii: "@"): .name]
        $0.strings = [
            .tripleDouble.raw.inserting("${", "}"), StringForm("\"").inserting("${", "}"), .character, .backtick.raw,
        ]
        $0.add(
            .keyword, "abstract actual annotation as by catch class companion const constructor crossinline data expect"
        )
        $0.add(
            .keyword, "external final finally fun get import in infix init inline inner interface internal is lateinit")
        $0.add(
            .keyword,
            "noinline object open operator out override package private protected public reified sealed set super")
        $0.add(.keyword, "suspend tailrec this throw try typealias val value var vararg when where")
    }

    fileprivate static let scala = kotlin.with {
        $0.strings = [.tripleDouble.raw, StringForm("\"").inserting("${", "}"), .character, .backtick.raw]
        $0.stringPrefixes = ["s", "f", "raw"]
        $0.add(
            .keyword,
            "def derives end enum export extends extension given implicit lazy match new object opaque then trait")
        $0.add(.keyword, "transparent type using with yield")
    }

    fileprivate static let groovy = java.with {
        $0.strings = [
            .tripleDouble, .tripleSingle, StringForm("\"").inserting("${", "}"), .single,
        ]
        $0.add(.keyword, "as def in it trait")
    }

    fileprivate static let swift = curly.with {
        $0.capitalsAreTypes = true
        $0.nestsComments = true
        $0.sigils = [UInt8(ascii: "@"): .name, UInt8(ascii: "#"): .keyword, UInt8(ascii: "$"): .name]
        $0.strings = [
            StringForm("#\"\"\"", "\"\"\"#").multiline.raw, StringForm("#\"", "\"#").raw,
            .tripleDouble.inserting("\\(", ")"), StringForm("\"").inserting("\\(", ")"), .backtick.raw,
        ]
        $0.add(
            .keyword,
            "actor any as associatedtype async await borrowing catch class consume consuming convenience copy defer")
        $0.add(
            .keyword,
            "deinit didSet distributed dynamic each extension fallthrough fileprivate final func get guard import in")
        $0.add(
            .keyword,
            "indirect infix init inout internal is isolated lazy let macro mutating nonisolated nonmutating open")
        $0.add(
            .keyword, "operator optional override package postfix precedencegroup prefix private protocol public repeat"
        )
        $0.add(
            .keyword,
            "required rethrows sending set some static struct subscript super throw throws try typealias unowned")
        $0.add(.keyword, "var weak where willSet self Self")
        $0.add(.number, "nil")
    }

    fileprivate static let go = curly.with {
        $0.strings = [.double, .backtick.raw, .character]
        $0.add(
            .keyword,
            "chan const defer fallthrough func go goto import interface map package range select struct type var")
        $0.add(
            .type,
            "any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string"
        )
        $0.add(.type, "uint uint8 uint16 uint32 uint64 uintptr")
        $0.add(.number, "nil iota")
        $0.add(.call, "append cap clear close copy delete len make max min new panic print println recover")
    }

    fileprivate static let rust = curly.with {
        $0.capitalsAreTypes = true
        $0.nestsComments = true
        $0.wordMarks = []
        $0.strings = [
            StringForm("r##\"", "\"##").multiline.raw, StringForm("r#\"", "\"#").multiline.raw,
            StringForm("r\"", "\"").multiline.raw, .double.multiline, .character,
        ]
        $0.stringPrefixes = ["b", "c", "r", "br"]
        $0.add(
            .keyword,
            "as async await const crate dyn extern fn impl in let loop match mod move mut pub ref self Self static")
        $0.add(.keyword, "struct super trait type union unsafe use where yield macro_rules")
        $0.add(.type, "bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize")
    }

    fileprivate static let zig = curly.with {
        $0.capitalsAreTypes = true
        $0.sigils = [UInt8(ascii: "@"): .call]
        $0.blockComments = []
        $0.add(
            .keyword,
            "align and anyframe asm async await catch comptime const defer errdefer error export extern fn inline")
        $0.add(
            .keyword, "noalias nosuspend opaque or orelse packed pub resume struct suspend test threadlocal try union")
        $0.add(.keyword, "unreachable usingnamespace var volatile")
        $0.add(.type, "anyerror anytype bool f16 f32 f64 i8 i16 i32 i64 isize noreturn type u8 u16 u32 u64 usize void")
        $0.add(.number, "undefined")
    }

    fileprivate static let d = cpp.with {
        $0.blockComments.append(("/+".bytes, "+/".bytes))
        $0.strings = [.double.multiline, .backtick.raw, .character]
        $0.sigils = [UInt8(ascii: "@"): .name]
        $0.capitalsAreTypes = true
        $0.add(
            .keyword,
            "abstract alias assert body cast debug delegate deprecated foreach foreach_reverse function immutable in")
        $0.add(
            .keyword,
            "interface invariant is lazy mixin nothrow out package pragma pure ref scope shared super synchronized")
        $0.add(.keyword, "unittest version with finally")
        $0.add(.type, "byte cent dchar real ubyte ucent uint ulong ushort wchar wstring dstring")
    }

    fileprivate static let dart = java.with {
        $0.strings = [
            .tripleDouble, .tripleSingle, StringForm("\"").inserting("${", "}"), StringForm("'").inserting("${", "}"),
        ]
        $0.stringPrefixes = ["r"]
        $0.add(
            .keyword,
            "as async await base covariant deferred dynamic export extension external factory get hide in is late")
        $0.add(.keyword, "library mixin on operator part required rethrow set show sync typedef when with")
        $0.add(.type, "bool num dynamic")
    }

    fileprivate static let javascript = curly.with {
        $0.capitalsAreTypes = true
        $0.hasRegexes = true
        $0.wordMarks = [UInt8(ascii: "$")]
        $0.sigils = [UInt8(ascii: "@"): .name, UInt8(ascii: "#"): .name]
        $0.strings = [.double, .single, .backtick.inserting("${", "}")]
        $0.add(
            .keyword,
            "as async await catch class const debugger delete export extends finally from function get import in")
        $0.add(.keyword, "instanceof let new of set static super this throw try typeof var void with yield")
        $0.add(.number, "undefined NaN Infinity")
    }

    fileprivate static let typescript = javascript.with {
        $0.add(
            .keyword,
            "abstract accessor asserts declare implements infer interface is keyof module namespace out override")
        $0.add(.keyword, "private protected public readonly satisfies type unique using")
        $0.add(.type, "any bigint boolean never number object string symbol unknown")
    }

    fileprivate static let php = curly.with {
        $0.ignoresCase = true
        $0.capitalsAreTypes = true
        $0.lineComments.append("#".bytes)
        $0.sigils = [UInt8(ascii: "$"): .name]
        $0.strings = [.double.multiline.inserting("{$", "}"), .single.multiline]
        $0.hereMark = "<<<".bytes
        $0.add(
            .keyword,
            "abstract and as callable catch class clone const declare echo elseif empty enddeclare endfor endforeach")
        $0.add(
            .keyword,
            "endif endswitch endwhile extends final finally fn foreach function global goto implements include")
        $0.add(
            .keyword,
            "include_once instanceof insteadof interface isset list match namespace new or print private protected")
        $0.add(.keyword, "public readonly require require_once static throw trait try unset use var xor yield php")
        $0.add(.type, "array bool float int iterable mixed never object self string void")
    }

    fileprivate static let glsl = c.with {
        $0.sigils[UInt8(ascii: "@")] = .name
        $0.add(
            .keyword,
            "attribute buffer discard flat fn in inout let out precision highp mediump lowp layout uniform var varying")
        $0.add(
            .type,
            "vec2 vec3 vec4 mat2 mat3 mat4 ivec2 ivec3 ivec4 sampler2D samplerCube float2 float3 float4 half f32 u32 i32"
        )
    }

    fileprivate static let solidity = javascript.with {
        $0.hasRegexes = false
        $0.add(
            .keyword,
            "anonymous assembly calldata constant constructor contract emit error event external fallback immutable")
        $0.add(
            .keyword,
            "indexed interface internal is library mapping memory modifier override payable pragma private public pure")
        $0.add(.keyword, "receive require returns revert storage struct unchecked using view virtual")
        $0.add(.type, "address bool bytes bytes32 int int256 string uint uint8 uint256")
    }

    fileprivate static let protobuf = curly.with {
        $0.capitalsAreTypes = true
        $0.add(
            .keyword,
            "extend extensions group import map message oneof option optional package public repeated required")
        $0.add(.keyword, "reserved returns rpc service stream syntax to weak edition")
        $0.add(
            .type,
            "bool bytes double fixed32 fixed64 float int32 int64 sfixed32 sfixed64 sint32 sint64 string uint32 uint64")
    }
}
