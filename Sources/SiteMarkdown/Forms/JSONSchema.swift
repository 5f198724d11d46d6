import SiteMarkup

/// Writes a JSON Schema, draft 7, which the YAML extensions of editors read.
///
/// Regular expressions are in the common part of JavaScript's and Python's languages.
package struct JSONSchema {
    private enum Definition {
        case key(KeyTable.Key)
        case table(KeyTable)
        case switched(String, SwitchKeys, ValueForm)
        case nothing
    }

    private var pending: [(name: String, Definition)] = []
    /// The names of definitions, with the keys of tables.
    private var known: [String: [String]] = [:]
    private let elsewhere: (ValueForm.Elsewhere) -> ValueForm

    /// - Parameters:
    ///   - title: the subject of the schema, for people.
    ///   - elsewhere: the forms of values that higher modules read.
    package static func document(
        _ title: String, of form: ValueForm, elsewhere: @escaping (ValueForm.Elsewhere) -> ValueForm
    ) -> [UInt8] {
        var schema = JSONSchema(elsewhere: elsewhere)
        return JSONWriter.document { json in
            json.member("$schema", "http://json-schema.org/draft-07/schema#")
            json.member("title", title)
            schema.write(form, &json)
            json.member("definitions") { json in
                json.object { json in
                    while !schema.pending.isEmpty {
                        let (name, definition) = schema.pending.removeFirst()
                        json.member(named: name) { json in json.object { schema.write(definition, &$0) } }
                    }
                }
            }
        }
    }

    // MARK: Definitions

    /// Writes a reference as the only member of an object.
    private mutating func refer(to name: String, _ definition: Definition, _ json: inout JSONWriter) {
        var keys: [String] = []
        if case .table(let table) = definition { keys = table.names }
        if known[name] == nil { pending.append((name, definition)) }
        precondition(known.updateValue(keys, forKey: name) ?? keys == keys, "two tables have the name \(name)")
        json.member("$ref", "#/definitions/" + name)
    }

    private mutating func write(_ definition: Definition, _ json: inout JSONWriter) {
        switch definition {
        case .key(let key):
            json.member("description", key.help)
            write(key.form, &json)
        case .table(let table):
            writeKeys(of: table, &json)
            guard let others = table.others else { return json.member("additionalProperties", false) }
            json.member("additionalProperties") { json in json.object { write(others, &$0) } }
        case .switched(let name, let keys, let form):
            json.member("if") { json in
                json.object { json in
                    json.member("type", "object")
                    Self.writeSomeKey(keys.mark, &json)
                }
            }
            json.member("then") { json in
                json.object { json in
                    json.member("properties") { json in
                        json.object { json in
                            json.member("default") { json in json.object { refer(to: name, definition, &$0) } }
                        }
                    }
                    json.member("patternProperties") { json in
                        json.object { json in
                            json.member(named: keys.allowed) { json in json.object { refer(to: name, definition, &$0) }
                            }
                        }
                    }
                    json.member("additionalProperties", false)
                }
            }
            json.member("else") { json in json.object { write(form, &$0) } }
        case .nothing:
            json.member("errorMessage", "This key takes no list.")
            json.member("patternErrorMessage", "This key takes no list.")
            write(.either([]), &json)
        }
    }

    private mutating func writeKeys(of table: KeyTable, _ json: inout JSONWriter) {
        func each(_ json: inout JSONWriter, _ schema: inout JSONSchema, _ name: (KeyTable.Key) -> String) {
            json.object { json in
                for key in table.keys {
                    json.member(named: name(key)) { json in
                        json.object { schema.refer(to: "\(table.name).\(key.name)", .key(key), &$0) }
                    }
                }
            }
        }
        json.member("properties") { each(&$0, &self) { $0.name } }
        if table.isFolded { json.member("patternProperties") { each(&$0, &self, \.otherSpellings) } }
    }

    // MARK: Forms

    /// Writes the members of a schema. Every keyword applies to one kind of value, so that one schema has all kinds.
    private mutating func write(_ form: ValueForm, _ json: inout JSONWriter) {
        if case .switched(let name, let keys, let value) = form {
            json.member("allOf") { json in
                json.list { json in
                    json.object { refer(to: name, .switched(name, keys, value), &$0) }
                }
            }
            return
        }
        let parts = FormParts(form, elsewhere)
        guard !parts.isAnything else { return }
        write(parts.scalars, &json)
        switch parts.maps.count {
        case 0: json.member("maxProperties", 0)
        case 1: json.member("allOf", all: parts.maps) { json, map in json.object { write(map: map, &$0) } }
        default:
            json.member("allOf") { json in
                json.list { json in
                    json.object { json in
                        json.member("anyOf", all: parts.maps) { json, map in json.object { write(map: map, &$0) } }
                    }
                }
            }
        }
        json.member("items") { json in
            json.object { json in
                if parts.elements.isEmpty {
                    refer(to: "nothing", .nothing, &json)
                } else {
                    write(parts.elements.count == 1 ? parts.elements[0] : .either(parts.elements), &json)
                }
            }
        }
    }

    private func write(_ scalars: [ScalarForm], _ json: inout JSONWriter) {
        switch scalars.count {
        case 0: ScalarForm(types: [], pattern: "").write(to: &json)
        case 1: scalars[0].write(to: &json)
        default: json.member("anyOf", all: scalars) { json, scalar in json.object { scalar.write(to: &$0) } }
        }
    }

    private mutating func write(map form: ValueForm, _ json: inout JSONWriter) {
        switch form {
        case .map(let table): refer(to: table().name, .table(table()), &json)
        case .open(let table):
            writeKeys(of: table(), &json)
            json.member("if") { json in json.object { $0.member("type", "object") } }
            json.member("then") { json in json.object { Self.writeSomeKey(table().anyKey, &$0) } }
        case .keyed(let pattern):
            json.member("if") { json in json.object { $0.member("type", "object") } }
            json.member("then") { json in json.object { Self.writeSomeKey(pattern, &$0) } }
        case .ownKeys(let value):
            json.member("additionalProperties") { json in json.object { write(value, &$0) } }
        case .anything, .text, .time, .matching, .yesNo, .off, .whole, .number, .words, .list, .either, .switched,
            .elsewhere:
            break
        }
    }

    /// Some key of a map matches: not all keys fail to match.
    private static func writeSomeKey(_ pattern: String, _ json: inout JSONWriter) {
        json.member("not") { json in
            json.object { json in
                json.member("propertyNames") { json in
                    json.object { json in
                        json.member("not") { json in json.object { $0.member("pattern", pattern) } }
                    }
                }
            }
        }
    }
}

/// The alternatives of a form by their kind.
private struct FormParts {
    var isAnything = false
    var scalars: [ScalarForm] = []
    var maps: [ValueForm] = []
    var elements: [ValueForm] = []

    init(_ form: ValueForm, _ elsewhere: (ValueForm.Elsewhere) -> ValueForm) { add(form, elsewhere) }

    private mutating func add(_ form: ValueForm, _ elsewhere: (ValueForm.Elsewhere) -> ValueForm) {
        switch form {
        case .elsewhere(let place): add(elsewhere(place), elsewhere)
        case .anything, .switched: isAnything = true
        case .either(let forms): for form in forms { add(form, elsewhere) }
        case .list(let element): elements.append(element)
        case .map, .open, .keyed, .ownKeys: maps.append(form)
        case .text: scalars.append(ScalarForm(types: ["string", "number", "boolean"]))
        case .time: scalars.append(ScalarForm(types: ["string", "number"]))
        case .matching(let pattern): scalars.append(ScalarForm(types: ["string", "number"], pattern: pattern))
        case .yesNo:
            let words = ["true", "false", "yes", "no", "on", "off"]
            scalars.append(ScalarForm(types: ["string", "boolean"], pattern: anyCase(words)))
        case .off:
            scalars.append(ScalarForm(types: ["string", "boolean"], pattern: anyCase(["false"]), isOnlyFalse: true))
        case .whole(let least):
            scalars.append(
                ScalarForm(types: ["string", "integer"], pattern: #"\s*\+?[0-9,_]*[0-9][0-9,_]*\s*"#, least: least))
        case .number:
            let pattern = #"[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?"#
            scalars.append(ScalarForm(types: ["string", "number"], pattern: pattern))
        case .words(let words):
            scalars.append(ScalarForm(types: ["string"], words: words, pattern: #"\s*(?:\#(anyCase(words)))\s*"#))
        }
    }
}

/// One kind of scalar.
private struct ScalarForm {
    var types: [String]
    /// The words for an editor to propose.
    var words: [String] = []
    /// The pattern of whole texts, besides empty ones.
    var pattern: String?
    var least: Int?
    var isOnlyFalse = false

    /// Lists and maps are left to other keywords.
    func write(to json: inout JSONWriter) {
        let pattern = pattern.map { #"^\s*$"# + ($0.isEmpty ? "" : "|^(?:\($0))$") }
        json.member("type") { json in
            json.flatList {
                for type in Set(types + ["string", "null", "array", "object"]).sorted() { $0.append(type) }
            }
        }
        json.member("minimum", least)
        if isOnlyFalse { json.member("not") { json in json.object { $0.member("const", true) } } }
        if words.isEmpty {
            json.member("pattern", pattern)
        } else {
            json.member("anyOf") { json in
                json.list { json in
                    json.object { json in json.member("enum") { $0.flatList { for word in words { $0.append(word) } } }
                    }
                    json.object { $0.member("pattern", pattern) }
                }
            }
        }
    }
}

// MARK: Regular expressions

extension KeyTable.Key {
    /// Matches every accepted spelling of every name.
    fileprivate var spellings: String {
        ([name] + synonyms).map { name in
            let letters = name.filter { !"-_ ".contains($0) }.map { anyCase([String($0)]) }
            return "[-_ ]*" + letters.map { $0 + "[-_ ]*" }.joined()
        }.joined(separator: "|")
    }

    /// Matches every accepted spelling but the documented one.
    fileprivate var otherSpellings: String { "^(?!\(escaped(name))$)(?:\(spellings))$" }
}

extension KeyTable {
    fileprivate var anyKey: String { "^(?:\(keys.map(\.spellings).joined(separator: "|")))$" }
}

/// Matches one of these words in any letter case.
private func anyCase(_ words: [String]) -> String {
    words.map { word in
        word.map { letter in
            let (lower, upper) = (letter.lowercased(), letter.uppercased())
            return lower == upper ? escaped(String(letter)) : "[\(lower)\(upper)]"
        }.joined()
    }.joined(separator: "|")
}

private func escaped(_ text: String) -> String {
    text.map { #".*+?()[]{}|^$/\"#.contains($0) ? "\\\($0)" : String($0) }.joined()
}
