/// The selectors of a section's parts.
struct SectionSelectors {
    /// The selector of the section's class.
    let section: String
    /// The selector of the element in which the list scrolls; `nil` if the list is a child of the section.
    let scroller: String?
    let list: String

    init(section: String, scrolls: Bool) {
        self.section = section
        scroller = scrolls ? section + " > .cl-scroller" : nil
        list = (scroller ?? section) + " > .cl-list"
    }
}
