import SiteDiagnostics

/// The number and the noun: `1 page`, `1,204 pages`.
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }
