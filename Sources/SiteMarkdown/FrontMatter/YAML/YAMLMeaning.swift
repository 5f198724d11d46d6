/// Null of the YAML 1.2 core schema.
func isNull(_ plain: String) -> Bool {
    switch plain {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
}

/// `!!str` and `!` ask for text, as quotes do.
func isTextTag(_ tag: String?) -> Bool { tag == "tag:yaml.org,2002:str" || tag == "!" }

/// Tags of the core schema say what the readers of `Value` find out by themselves.
func isKnownTag(_ tag: String) -> Bool {
    tag == "!" || ["str", "int", "float", "bool", "null", "seq", "map"].contains { tag == "tag:yaml.org,2002:\($0)" }
}
