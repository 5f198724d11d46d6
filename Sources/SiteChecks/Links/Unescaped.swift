import SiteEpisodes

/// An address, or a part of one, with percent-encoding decoded. Pages contain encoded addresses; authors write the
/// characters.
package func unescaped(_ text: some StringProtocol) -> String { percentDecoded(String(text)) ?? String(text) }
