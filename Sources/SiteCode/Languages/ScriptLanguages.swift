/// Languages whose comments begin with `#`.
let scriptLanguages: [CodeLanguage] = [
    CodeLanguage("python", "py python3 py3 pyi gyp starlark bazel", .words(.python)),
    CodeLanguage("ruby", "rb gemspec podspec rake rbw jruby", .words(.ruby)),
    CodeLanguage("crystal", "cr", .words(.ruby)),
    CodeLanguage("elixir", "ex exs", .words(.elixir)),
    CodeLanguage("perl", "pl pm raku", .words(.perl)),
    CodeLanguage("r", "rscript splus", .words(.r)),
    CodeLanguage("julia", "jl", .words(.julia)),
    CodeLanguage("nim", "nimrod", .words(.nim)),
    CodeLanguage("shell", "sh bash zsh ksh dash console shell-session shellsession bash-session fish", .words(.shell)),
    CodeLanguage("powershell", "posh pwsh ps1 psm1", .words(.powershell)),
    CodeLanguage("makefile", "make mk bsdmake just justfile", .words(.makefile)),
    CodeLanguage("cmake", "", .words(.cmake)),
    CodeLanguage("dockerfile", "docker containerfile", .words(.dockerfile)),
    CodeLanguage("hcl", "terraform tf tfvars", .words(.hcl)),
    CodeLanguage("nix", "nixos", .words(.nix)),
    CodeLanguage("awk", "gawk mawk nawk", .words(.awk)),
    CodeLanguage("tcl", "tk", .words(.tcl)),
    CodeLanguage("nginx", "nginxconf apache apacheconf caddy caddyfile", .words(.server)),
    CodeLanguage("graphql", "gql", .words(.graphql)),
    CodeLanguage("http", "https", .words(.http)),
    CodeLanguage("gdscript", "gd godot", .words(.gdscript)),
]

extension WordGrammar {
    private static let script: WordGrammar = {
        var grammar = WordGrammar()
        grammar.lineComments = ["#".bytes]
        grammar.strings = [.double, .single]
        grammar.callsHaveBrackets = true
        return grammar
    }()

    fileprivate static let python = script.with {
        $0.capitalsAreTypes = true
        $0.strings = [.tripleDouble, .tripleSingle, .double, .single]
        $0.stringPrefixes = ["r", "f", "b", "u", "t", "br", "rb", "fr", "rf"]
        $0.sigils = [UInt8(ascii: "@"): .name]
        $0.add(
            .keyword,
            "and as assert async await break class continue def del elif else except finally for from global if")
        $0.add(.keyword, "import in is lambda match case nonlocal not or pass raise return try type while with yield")
        $0.add(.number, "True False None")
        $0.add(.type, "bool bytes dict float frozenset int list object set str tuple")
        $0.add(.name, "self cls")
    }

    fileprivate static let gdscript = python.with {
        $0.add(.keyword, "class_name enum extends func signal static var const export onready super self")
        $0.add(.number, "true false null")
    }

    fileprivate static let ruby = script.with {
        $0.capitalsAreTypes = true
        $0.hasRegexes = true
        $0.wordMarks = [UInt8(ascii: "?"), UInt8(ascii: "!")]
        $0.blockComments = [("=begin".bytes, "=end".bytes)]
        $0.strings = [.double.multiline.inserting("#{", "}"), .single.multiline, .backtick]
        $0.sigils = [UInt8(ascii: "@"): .name, UInt8(ascii: "$"): .name, UInt8(ascii: ":"): .number]
        $0.hereMark = "<<".bytes
        $0.add(
            .keyword,
            "alias and begin break case class def defined? do else elsif end ensure for if in module next not or")
        $0.add(.keyword, "redo rescue retry return self super then undef unless until when while yield require")
        $0.add(
            .keyword,
            "require_relative include extend attr_accessor attr_reader attr_writer private protected public raise")
        $0.add(.number, "true false nil")
    }

    fileprivate static let elixir = script.with {
        $0.capitalsAreTypes = true
        $0.wordMarks = [UInt8(ascii: "?"), UInt8(ascii: "!")]
        $0.strings = [.tripleDouble, StringForm("\"").multiline.inserting("#{", "}"), .single]
        $0.sigils = [UInt8(ascii: "@"): .name, UInt8(ascii: ":"): .number]
        $0.add(
            .keyword,
            "after alias and case catch cond def defdelegate defexception defguard defimpl defmacro defmodule defp")
        $0.add(
            .keyword,
            "defprotocol defstruct do else end fn for if import in not or quote raise receive require rescue try")
        $0.add(.keyword, "unless unquote use when with")
        $0.add(.number, "true false nil")
    }

    fileprivate static let perl = script.with {
        $0.commentsFollowBlanks = true
        $0.hasRegexes = true
        $0.strings = [.double.multiline, .single.multiline, .backtick]
        $0.sigils = [UInt8(ascii: "$"): .name, UInt8(ascii: "@"): .name, UInt8(ascii: "%"): .name]
        $0.hereMark = "<<".bytes
        $0.add(
            .keyword,
            "and cmp die do else elsif eq for foreach given if last lc local my ne next no not or our package print")
        $0.add(.keyword, "printf return say shift sub undef unless until use wantarray when while class method has")
    }

    fileprivate static let r = script.with {
        $0.wordMarks = [UInt8(ascii: ".")]
        $0.strings = [.double.multiline, .single.multiline, .backtick]
        $0.add(.keyword, "break else for function if in next repeat return while library require")
        $0.add(.number, "TRUE FALSE NULL NA NaN Inf")
    }

    fileprivate static let julia = script.with {
        $0.capitalsAreTypes = true
        $0.blockComments = [("#=".bytes, "=#".bytes)]
        $0.nestsComments = true
        $0.wordMarks = [UInt8(ascii: "!")]
        $0.strings = [.tripleDouble, StringForm("\"").inserting("$(", ")"), .character, .backtick]
        $0.sigils = [UInt8(ascii: "@"): .name]
        $0.add(
            .keyword,
            "abstract baremodule begin break catch const continue do else elseif end export finally for function")
        $0.add(
            .keyword,
            "global if import in isa let local macro module mutable primitive quote return struct try type using")
        $0.add(.keyword, "where while")
        $0.add(.number, "true false nothing missing")
    }

    fileprivate static let nim = python.with {
        $0.blockComments = [("#[".bytes, "]#".bytes)]
        $0.strings = [.tripleDouble, .double, .character]
        $0.add(
            .keyword,
            "addr block cast concept const converter defer discard distinct do echo enum export func include iterator")
        $0.add(.keyword, "let macro method mixin mod object of out proc ptr ref static template using var when xor")
        $0.add(.number, "true false nil")
    }

    fileprivate static let shell = script.with {
        $0.commentsFollowBlanks = true
        $0.callsHaveBrackets = false
        $0.callsAreFirst = true
        $0.wordMarks = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "~")]
        $0.strings = [
            StringForm("\"").multiline.inserting("$(", ")"), StringForm("'").multiline.raw, StringForm("${", "}"),
        ]
        $0.sigils = [UInt8(ascii: "$"): .name]
        $0.hereMark = "<<".bytes
        $0.add(
            .keyword,
            "case do done elif else esac fi for function if in select then time until while break continue return")
        $0.add(.keyword, "exit export local readonly set source trap unset shift eval exec declare begin end")
    }

    fileprivate static let powershell = script.with {
        $0.ignoresCase = true
        $0.blockComments = [("<#".bytes, "#>".bytes)]
        $0.wordMarks = [UInt8(ascii: "-")]
        $0.callsAreFirst = true
        $0.strings = [
            StringForm("@\"", "\"@").multiline, StringForm("\"").inserting("$(", ")"), StringForm("'").raw,
        ]
        $0.sigils = [UInt8(ascii: "$"): .name]
        $0.add(
            .keyword,
            "begin break catch class continue data do dynamicparam else elseif end enum exit filter finally for")
        $0.add(.keyword, "foreach from function if in param process return switch throw trap try until using while")
    }

    fileprivate static let makefile = script.with {
        $0.wordMarks = [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: "/")]
        $0.namesAreFirst = true
        $0.callsHaveBrackets = false
        $0.strings = [StringForm("$(", ")"), StringForm("${", "}"), .double, .single]
        $0.add(.keyword, "define endef else endif export ifdef ifeq ifndef ifneq include override unexport vpath")
    }

    fileprivate static let cmake = script.with {
        $0.ignoresCase = true
        $0.strings = [.double.multiline, StringForm("${", "}")]
        $0.add(
            .keyword,
            "if else elseif endif foreach endforeach while endwhile function endfunction macro endmacro return")
        $0.add(.number, "on off true false")
    }

    fileprivate static let dockerfile = script.with {
        $0.callsHaveBrackets = false
        $0.strings = [.double, .single, StringForm("${", "}")]
        $0.sigils = [UInt8(ascii: "$"): .name]
        $0.wordMarks = [UInt8(ascii: "-"), UInt8(ascii: ".")]
        $0.add(
            .keyword, "ADD ARG AS CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL")
        $0.add(.keyword, "STOPSIGNAL USER VOLUME WORKDIR")
    }

    fileprivate static let hcl = script.with {
        $0.lineComments.append("//".bytes)
        $0.blockComments = [("/*".bytes, "*/".bytes)]
        $0.namesAreFirst = true
        $0.wordMarks = [UInt8(ascii: "-")]
        $0.strings = [StringForm("\"").inserting("${", "}")]
        $0.hereMark = "<<".bytes
        $0.add(
            .keyword,
            "data dynamic for for_each if import in locals module moved output provider resource terraform variable")
        $0.add(.number, "true false null")
        $0.add(.type, "any bool list map number object set string tuple")
    }

    fileprivate static let nix = script.with {
        $0.blockComments = [("/*".bytes, "*/".bytes)]
        $0.namesAreFirst = true
        $0.wordMarks = [UInt8(ascii: "-"), UInt8(ascii: ".")]
        $0.strings = [StringForm("''").multiline.raw.inserting("${", "}"), .double.multiline.inserting("${", "}")]
        $0.add(.keyword, "assert else if import in inherit let or rec then with")
        $0.add(.number, "true false null")
    }

    fileprivate static let awk = script.with {
        $0.hasRegexes = true
        $0.strings = [.double]
        $0.sigils = [UInt8(ascii: "$"): .name]
        $0.add(
            .keyword,
            "BEGIN END break continue delete do else exit for function getline if in next print printf return while")
        $0.add(.name, "FS NF NR OFS ORS RS FILENAME ARGV ARGC ENVIRON")
    }

    fileprivate static let tcl = shell.with {
        $0.hereMark = []
        $0.strings = [.double.multiline]
        $0.add(
            .keyword,
            "array catch else elseif expr foreach global if incr lappend list namespace package proc puts switch")
        $0.add(.keyword, "uplevel upvar variable")
    }

    fileprivate static let server = shell.with {
        $0.hereMark = []
        $0.strings = [.double, .single]
        $0.add(.number, "on off")
    }

    fileprivate static let graphql = script.with {
        $0.capitalsAreTypes = true
        $0.strings = [.tripleDouble, .double]
        $0.sigils = [UInt8(ascii: "$"): .name, UInt8(ascii: "@"): .name]
        $0.add(
            .keyword,
            "directive enum extend fragment implements input interface mutation on query repeatable scalar schema")
        $0.add(.keyword, "subscription type union")
        $0.add(.number, "true false null")
    }

    fileprivate static let http = script.with {
        $0.lineComments = []
        $0.strings = [.double]
        $0.namesAreFirst = true
        $0.wordMarks = [UInt8(ascii: "-"), UInt8(ascii: "/")]
        $0.add(.keyword, "GET HEAD POST PUT DELETE PATCH OPTIONS CONNECT TRACE")
    }
}
