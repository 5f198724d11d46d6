import Foundation

extension String {
    /// Unicode normalisation form C, in which addresses and output paths are written.
    var composed: String { utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping }

    /// Unicode normalisation form D: letters, then their marks.
    var decomposed: String { utf8.allSatisfy { $0 < 0x80 } ? self : decomposedStringWithCanonicalMapping }

    /// Equal for texts that a file system without regard to case, or with its own normal form, takes for one name.
    ///
    /// Upper case first, so that `ß` and `SS`, and the two small sigmas, fall together as full case folding wants.
    var folded: String { uppercased().lowercased().composed }
}
