/// The name of a camera, with its maker once: `Nikon D750` for `NIKON CORPORATION` and `NIKON D750`.
///
/// Makers in capitals are written as names, unless they have at most three letters.
func cameraName(make: String?, model: String?) -> String? {
    let words = (make ?? "").split { $0 == " " || $0 == "," }.map(String.init)
    let brand = words.prefix { !companyWords.contains($0.lowercased().filter(\.isLetter)) }
    guard let model else { return brand.isEmpty ? nil : brand.map(asName).joined(separator: " ") }
    let modelWords = model.split(separator: " ").map(String.init)
    // Some models repeat one word of the maker's name: 'KODAK' of 'EASTMAN KODAK COMPANY'.
    if let first = modelWords.first, brand.contains(where: { $0.lowercased() == first.lowercased() }) {
        return ([asName(first)] + modelWords.dropFirst()).joined(separator: " ")
    }
    return (brand.map(asName) + modelWords).joined(separator: " ")
}

/// The beginnings of what follows a maker's name.
private let companyWords: Set = [
    "ag", "as", "camera", "co", "coltd", "company", "computer", "corp", "corporation", "electric", "electronics",
    "gmbh",
    "imaging", "inc", "limited", "ltd", "mobile", "optical", "techwin",
]

private func asName(_ word: String) -> String {
    let letters = word.filter(\.isLetter)
    if letters == letters.lowercased() { return word.prefix(1).uppercased() + word.dropFirst() }
    guard letters.count > 3, letters == letters.uppercased() else { return word }
    return word.prefix(1) + word.dropFirst().lowercased()
}
