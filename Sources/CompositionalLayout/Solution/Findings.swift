/// What a step of solving found wrong or doubtful, each kind once: groups repeat, and what is wrong in them repeats too.
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

    /// Reports numbers that are none, or are so large that nothing can be computed with them.
    ///
    /// - Returns: true if there are none of these.
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
