/// True for null in the YAML 1.2 core schema.
func isNull(_ plain: String) -> Bool {
    switch plain {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
}

/// True for `!!str` and `!`, which mark text like quotes do.
func isTextTag(_ tag: String?) -> Bool { tag == "tag:yaml.org,2002:str" || tag == "!" }

/// True for tags of the core schema. The readers of `Value` need no tags.
func isKnownTag(_ tag: String) -> Bool {
    tag == "!" || ["str", "int", "float", "bool", "null", "seq", "map"].contains { tag == "tag:yaml.org,2002:\($0)" }
}
