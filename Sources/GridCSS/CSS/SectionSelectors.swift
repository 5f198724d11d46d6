/// Where a section's parts are found in the markup.
struct SectionSelectors {
    /// The section's own class.
    let section: String
    /// What the list scrolls in; `nil` where it stands in the section itself.
    let scroller: String?
    let list: String

    init(section: String, scrolls: Bool) {
        self.section = section
        scroller = scrolls ? section + " > .cl-scroller" : nil
        list = (scroller ?? section) + " > .cl-list"
    }
}
