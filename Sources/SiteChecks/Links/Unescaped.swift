import SiteEpisodes

/// An address, or a part of one, as people write it: without percent signs that stand for other characters. Pages have them
/// where texts have the characters.
package func unescaped(_ text: some StringProtocol) -> String { percentDecoded(String(text)) ?? String(text) }
