/// The problems and warnings of a solving step. Each is recorded once, because groups repeat with their faults.
struct Findings {
    let section: Int?
    private(set) var problems: [LayoutProblem] = []
    private(set) var warnings: [LayoutWarning] = []
    private var names: Set<String> = []

    init(section: Int?) {
        self.section = section
    }

    mutating func report(_ kind: LayoutProblem.Kind, group: LayoutGroup? = nil) {
        let problem = LayoutProblem(kind, section: section, group: group)
        if names.insert(problem.name).inserted { problems.append(problem) }
    }

    mutating func warn(_ kind: LayoutWarning.Kind) {
        let warning = LayoutWarning(kind, section: section)
        if names.insert(warning.name).inserted { warnings.append(warning) }
    }

    /// Reports numbers that are not finite or too large to calculate with.
    ///
    /// - Returns: True if all numbers are valid.
    @discardableResult
    mutating func check(_ numbers: [Double]) -> Bool {
        var isSound = true
        for number in numbers where !(abs(number) <= Length.largest) {
            report(number.isFinite ? .tooLarge : .nonFinite)
            isSound = false
        }
        return isSound
    }
}
