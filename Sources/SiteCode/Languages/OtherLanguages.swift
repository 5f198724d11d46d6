/// Languages with comments of their own: functional, mathematical, older, and queries.
let otherLanguages: [CodeLanguage] = [
    CodeLanguage("sql", "mysql postgres postgresql psql plsql plpgsql sqlite tsql mssql", .words(.sql)),
    CodeLanguage("lua", "luau", .words(.lua)),
    CodeLanguage("haskell", "hs purescript purs", .words(.haskell)),
    CodeLanguage("elm", "", .words(.haskell)),
    CodeLanguage("ocaml", "ml mli reason sml", .words(.ocaml)),
    CodeLanguage("fsharp", "f# fs fsx fsi", .words(.fsharp)),
    CodeLanguage("erlang", "erl hrl", .words(.erlang)),
    CodeLanguage("prolog", "", .words(.erlang)),
    CodeLanguage("lisp", "common-lisp commonlisp cl el elisp emacs-lisp emacs", .words(.lisp)),
    CodeLanguage("scheme", "scm racket rkt guile", .words(.lisp)),
    CodeLanguage("clojure", "clj cljs cljc edn", .words(.clojure)),
    CodeLanguage("matlab", "octave", .words(.matlab)),
    CodeLanguage("fortran", "f f90 f95 f03 f77", .words(.fortran)),
    CodeLanguage("pascal", "delphi pas objectpascal", .words(.pascal)),
    CodeLanguage("ada", "adb ads ada95", .words(.ada)),
    CodeLanguage("vb", "vbnet vb.net visual-basic basic vba vbs vbscript", .words(.basic)),
    CodeLanguage("batch", "bat cmd dosbatch winbatch", .words(.batch)),
    CodeLanguage("vhdl", "", .words(.vhdl)),
    CodeLanguage("verilog", "systemverilog sv v", .words(.verilog)),
    CodeLanguage("assembly", "asm nasm gas x86asm arm", .words(.assembly)),
    CodeLanguage("latex", "tex bibtex", .words(.latex)),
    CodeLanguage("vim", "viml vimscript nvim", .words(.vim)),
]

extension WordGrammar {
    private static let other: WordGrammar = {
        var grammar = WordGrammar()
        grammar.strings = [.double]
        return grammar
    }()

    fileprivate static let sql = other.with {
        $0.ignoresCase = true
        $0.lineComments = ["--".bytes, "#".bytes]
        $0.blockComments = [("/*".bytes, "*/".bytes)]
        $0.strings = [StringForm("'").multiline.raw, .double.raw, .backtick.raw]
        $0.callsHaveBrackets = true
        $0.add(
            .keyword,
            "add all alter and any as asc begin between by cascade case check column commit constraint create cross")
        $0.add(
            .keyword,
            "database default delete desc distinct drop else end except exists explain filter for foreign from full")
        $0.add(
            .keyword,
            "function grant group having if in index inner insert intersect into is join key left like limit natural")
        $0.add(
            .keyword,
            "not offset on or order outer over partition primary procedure recursive references returning returns")
        $0.add(
            .keyword,
            "revoke right rollback row rows schema select set table temporary then to transaction trigger truncate")
        $0.add(
            .keyword, "union unique update using values view when where window with language replace declare while do")
        $0.add(.number, "null true false")
        $0.add(
            .type,
            "bigint blob boolean bytea char character date datetime decimal double float int integer interval json")
        $0.add(.type, "jsonb numeric real serial smallint text time timestamp timestamptz uuid varchar varying")
    }

    fileprivate static let lua = other.with {
        $0.blockComments = [("--[[".bytes, "]]".bytes)]
        $0.lineComments = ["--".bytes]
        $0.strings = [StringForm("[[", "]]").multiline.raw, .double, .single]
        $0.callsHaveBrackets = true
        $0.add(
            .keyword, "and break do else elseif end for function goto if in local not or repeat return then until while"
        )
        $0.add(.number, "true false nil")
    }

    fileprivate static let haskell = other.with {
        $0.lineComments = ["--".bytes]
        $0.blockComments = [("{-".bytes, "-}".bytes)]
        $0.nestsComments = true
        $0.strings = [.tripleDouble, .double, .character]
        $0.wordMarks = [UInt8(ascii: "'")]
        $0.capitalsAreTypes = true
        $0.add(
            .keyword,
            "alias as case class data default deriving do else exposing family forall foreign hiding if import in")
        $0.add(.keyword, "infix infixl infixr instance let module newtype of port qualified then type where")
    }

    fileprivate static let ocaml = other.with {
        $0.blockComments = [("(*".bytes, "*)".bytes)]
        $0.nestsComments = true
        $0.strings = [.double.multiline, .character]
        $0.capitalsAreTypes = true
        $0.add(
            .keyword, "and as assert begin class constraint do done downto else end exception external for fun function"
        )
        $0.add(
            .keyword,
            "functor if in include inherit initializer lazy let match method module mutable new nonrec object of open")
        $0.add(.keyword, "or private rec sig struct then to try type val virtual when while with")
        $0.add(.number, "true false")
        $0.add(.type, "array bool bytes char exn float int list option string unit")
    }

    fileprivate static let fsharp = ocaml.with {
        $0.lineComments = ["//".bytes]
        $0.strings = [
            .tripleDouble.raw, StringForm("@\"", "\"").multiline.raw, StringForm("$\"", "\"").inserting("{", "}"),
            .double.multiline, .character,
        ]
        $0.add(
            .keyword, "abstract async base default delegate elif extern finally global inline interface internal member"
        )
        $0.add(.keyword, "namespace not null override public return static task upcast use void yield")
    }

    fileprivate static let erlang = other.with {
        $0.lineComments = ["%".bytes]
        $0.strings = [.double.multiline, .single]
        $0.capitalsAreTypes = true
        $0.callsHaveBrackets = true
        $0.add(
            .keyword,
            "after and andalso begin case catch cond div end fun if let maybe not of or orelse receive rem try when")
        $0.add(.keyword, "module export import include record define spec type behaviour")
        $0.add(.number, "true false undefined ok error")
    }

    fileprivate static let lisp = other.with {
        $0.lineComments = [";".bytes]
        $0.blockComments = [("#|".bytes, "|#".bytes)]
        $0.nestsComments = true
        $0.strings = [.double.multiline]
        $0.wordMarks = Set("-?!*+/<>=.%&".utf8)
        $0.sigils = [UInt8(ascii: ":"): .name, UInt8(ascii: "#"): .number]
        $0.callsAreFirstInBrackets = true
        $0.add(
            .keyword, "and begin case catch cond declare define define-syntax defclass defconst defconstant defcustom")
        $0.add(
            .keyword,
            "defgeneric defmacro defmethod defpackage defparameter defstruct defun defvar do dolist dotimes else")
        $0.add(
            .keyword,
            "flet if in-package labels lambda let let* let-values letrec loop not or progn provide quote require")
        $0.add(.keyword, "return set! setf setq syntax-rules throw unless unwind-protect use-package when while")
        $0.add(.number, "nil t")
    }

    fileprivate static let clojure = lisp.with {
        $0.sigils[UInt8(ascii: "#")] = nil
        $0.add(
            .keyword,
            "def defmulti defn defn- defonce defprotocol defrecord deftype doseq fn for if-let if-not import loop ns")
        $0.add(.keyword, "recur reify try when-let when-not finally -> ->>")
        $0.add(.number, "true false")
    }

    fileprivate static let matlab = other.with {
        $0.lineComments = ["%".bytes, "#".bytes]
        $0.blockComments = [("%{".bytes, "%}".bytes)]
        $0.strings = [.double]
        $0.callsHaveBrackets = true
        $0.add(
            .keyword,
            "break case catch classdef continue else elseif end endfunction endif endfor for function global if")
        $0.add(.keyword, "methods otherwise parfor persistent properties return switch try while")
        $0.add(.number, "true false pi Inf NaN")
    }

    fileprivate static let fortran = other.with {
        $0.ignoresCase = true
        $0.lineComments = ["!".bytes]
        $0.strings = [.double.raw, StringForm("'").raw]
        $0.add(
            .keyword,
            "allocatable allocate call case contains continue cycle deallocate dimension do else elseif end enddo")
        $0.add(
            .keyword,
            "endif exit for function go goto if implicit in inout intent interface kind module none only out parameter")
        $0.add(
            .keyword,
            "pointer print procedure program pure read recursive result return save select stop subroutine target")
        $0.add(.keyword, "then type use where while write")
        $0.add(.type, "character complex double integer logical precision real")
    }

    fileprivate static let pascal = other.with {
        $0.ignoresCase = true
        $0.lineComments = ["//".bytes]
        $0.blockComments = [("{".bytes, "}".bytes), ("(*".bytes, "*)".bytes)]
        $0.strings = [StringForm("'").raw]
        $0.callsHaveBrackets = true
        $0.add(
            .keyword,
            "and array as asm begin case class const constructor destructor div do downto else end except exports")
        $0.add(
            .keyword, "file finalization finally for function goto if implementation in inherited initialization inline"
        )
        $0.add(
            .keyword,
            "interface is label library mod not object of on operator or override packed private procedure program")
        $0.add(
            .keyword,
            "property protected public published raise record repeat set shl shr string then to try type unit until")
        $0.add(.keyword, "uses var virtual while with xor")
        $0.add(.number, "true false nil")
        $0.add(.type, "boolean byte cardinal char double int64 integer longint real single word")
    }

    fileprivate static let ada = other.with {
        $0.ignoresCase = true
        $0.lineComments = ["--".bytes]
        $0.strings = [.double.raw, .character]
        $0.add(
            .keyword,
            "abort abs abstract accept access aliased all and array at begin body case constant declare delay delta")
        $0.add(
            .keyword,
            "digits do else elsif end entry exception exit for function generic goto if in interface is limited loop")
        $0.add(
            .keyword,
            "mod new not null of or others out overriding package pragma private procedure protected raise range")
        $0.add(
            .keyword,
            "record rem renames return reverse select separate some subtype synchronized tagged task terminate then")
        $0.add(.keyword, "type until use when while with xor")
        $0.add(.type, "boolean character duration float integer natural positive string")
        $0.add(.number, "true false")
    }

    fileprivate static let basic = other.with {
        $0.ignoresCase = true
        $0.lineComments = ["'".bytes]
        $0.strings = [.double.raw]
        $0.callsHaveBrackets = true
        $0.add(
            .keyword,
            "addhandler and andalso as async await byref byval call case catch class const continue declare dim do")
        $0.add(
            .keyword,
            "each else elseif end enum error event exit finally for friend function get goto handles if implements")
        $0.add(
            .keyword,
            "imports in inherits interface is let loop me mod module mustinherit mybase namespace new next not of on")
        $0.add(
            .keyword,
            "option optional or orelse overridable overrides private property protected public raiseevent readonly")
        $0.add(
            .keyword,
            "redim return select set shared static step stop structure sub then throw to try until using wend when")
        $0.add(.keyword, "while with withevents print")
        $0.add(.type, "boolean byte char date decimal double integer long object short single string variant")
        $0.add(.number, "true false nothing null empty")
    }

    fileprivate static let batch = other.with {
        $0.ignoresCase = true
        $0.lineComments = ["::".bytes, "rem ".bytes, "REM ".bytes]
        $0.sigils = [UInt8(ascii: "%"): .name, UInt8(ascii: ":"): .type]
        $0.strings = [.double.raw]
        $0.add(
            .keyword,
            "call cd choice cls copy defined del dir do echo else endlocal errorlevel exist exit for goto if in")
        $0.add(.keyword, "md mkdir move not pause popd pushd rd ren rmdir set setlocal shift start title type")
    }

    fileprivate static let vhdl = ada.with {
        $0.add(
            .keyword,
            "architecture assert attribute block buffer component configuration downto file generate generic guarded")
        $0.add(
            .keyword,
            "impure inout label library linkage map nand nor on open port process pure register report signal to")
        $0.add(.keyword, "transport units variable wait xnor")
        $0.add(.type, "bit bit_vector std_logic std_logic_vector unsigned signed")
    }

    fileprivate static let verilog = other.with {
        $0.lineComments = ["//".bytes]
        $0.blockComments = [("/*".bytes, "*/".bytes)]
        $0.sigils = [UInt8(ascii: "`"): .name, UInt8(ascii: "$"): .call]
        $0.add(
            .keyword,
            "always always_comb always_ff and assign automatic begin case class default else end endcase endclass")
        $0.add(
            .keyword,
            "endfunction endgenerate endmodule endpackage endtask enum for forever function generate if import")
        $0.add(
            .keyword,
            "initial inout input interface localparam module negedge or output package parameter posedge repeat return")
        $0.add(.keyword, "struct task typedef while")
        $0.add(.type, "bit byte int integer logic longint real reg shortint signed time unsigned wire")
    }

    fileprivate static let assembly = other.with {
        $0.lineComments = [";".bytes, "#".bytes, "//".bytes]
        $0.blockComments = [("/*".bytes, "*/".bytes)]
        $0.strings = [.double, .single]
        $0.namesAreFirst = true
        $0.callsAreFirst = true
        $0.sigils = [UInt8(ascii: "%"): .name, UInt8(ascii: "."): .keyword, UInt8(ascii: "$"): .number]
        $0.add(.keyword, "section segment global extern db dw dd dq resb resw resd resq equ times")
        $0.add(
            .name,
            "rax rbx rcx rdx rsi rdi rsp rbp r8 r9 r10 r11 r12 r13 r14 r15 eax ebx ecx edx esi edi esp ebp sp lr pc")
    }

    fileprivate static let latex = other.with {
        $0.lineComments = ["%".bytes]
        $0.strings = [StringForm("$$").multiline, StringForm("$")]
        $0.sigils = [UInt8(ascii: "\\"): .keyword, UInt8(ascii: "@"): .keyword]
    }

    fileprivate static let vim = other.with {
        $0.lineComments = ["\" ".bytes]
        $0.strings = [.single, .double]
        $0.callsHaveBrackets = true
        $0.add(
            .keyword,
            "augroup autocmd call catch command echo else elseif endfor endfunction endif endtry endwhile execute")
        $0.add(
            .keyword,
            "finally for function highlight if imap in let map nmap nnoremap noremap return set setlocal syntax try")
        $0.add(.keyword, "unlet vmap vnoremap inoremap while abort")
    }
}
