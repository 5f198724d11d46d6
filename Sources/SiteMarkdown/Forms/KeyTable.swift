/// The keys of one kind of map, as its reader accepts them. Readers take their keys from it, and so do JSON Schemas.
package struct KeyTable: Sendable {
    package struct Key: Sendable {
        /// The documented name.
        package var name: String
        /// Other accepted names.
        package var synonyms: [String] = []
        package var form: ValueForm
        /// A sentence for people who write the key.
        package var help: String

        package init(_ name: String, _ form: ValueForm, _ help: String) {
            self.name = name
            self.form = form
            self.help = help
        }
    }

    /// The name in schemas, unique among all tables.
    package var name: String
    package var keys: [Key]
    /// Whether letter case, `_`, `-` and spaces make no difference in keys.
    package var isFolded: Bool
    /// The values of keys that are not in the table, or `nil` if there are none.
    package var others: ValueForm?

    package init(_ name: String, isFolded: Bool = false, _ keys: [Key], others: ValueForm? = nil) {
        self.name = name
        self.keys = keys
        self.isFolded = isFolded
        self.others = others
    }

    /// The documented names.
    package var names: [String] { keys.map(\.name) }
}
