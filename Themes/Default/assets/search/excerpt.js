// Pieces of a text, those with words that were searched for told apart.

import { characters, isUnspaced, part, terms, unspaced } from "./words.js";

// Also what is invisible inside of words; marks behind them as in `C++` and `C#`.
const words = new RegExp(
  `(?:(?=${part})[${unspaced}])+|(?:(?![${unspaced}])(?:${part}|[\\u00AD\\u200B\\u200D]))+(?:\\+\\+|#)?`, "gu");

/** Where hits begin and end in a run without blanks: pairs of characters are what is searched for, or one alone. */
const pairHits = (run, wanted) => {
  const parts = characters(run);
  const isHit = (text) => terms(text).some((term) => wanted.has(term));
  const found = [];
  let start = 0;
  parts.forEach((part, i) => {
    const next = parts[i + 1] ?? "";
    if (next && isHit(part + next)) found.push([start, start + part.length + next.length]);
    else if (isHit(part)) found.push([start, start + part.length]);
    start += part.length;
  });
  return found;
};

/** Where hits begin and end in a word: all of it, perhaps but for the marks behind it. */
const wordHits = (word, wanted) => {
  const isWanted = (text) => terms(text).some((term) => wanted.has(term));
  const plain = word.replace(/(?:\+\+|#)$/u, "");
  if (isWanted(word)) return [[0, word.length]];
  return isWanted(plain) ? [[0, plain.length]] : [];
};

/** Pieces of a text, those with words that were searched for marked. */
export const pieces = (text, wanted) => {
  const found = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    for (const [from, to] of isUnspaced(word) ? pairHits(word, wanted) : wordHits(word, wanted)) {
      if (index + to <= end) continue;
      const start = Math.max(index + from, end);
      if (start > end) found.push({ text: text.slice(end, start), isHit: false });
      end = index + to;
      const hit = text.slice(start, end);
      // Pairs that overlap are one hit.
      if (found.at(-1)?.isHit) found.at(-1).text += hit;
      else found.push({ text: hit, isHit: true });
    }
  }
  found.push({ text: text.slice(end), isHit: false });
  return found;
};

/** Not between the halves of a character. */
const whole = (text, place) => (text.charCodeAt(place) >> 10 === 0xDC00 >> 10 ? place + 1 : place);

/** The part of a passage around its first hit, cut at blanks where there are any. */
export const excerpt = (text, wanted, length) => {
  if (text.length <= length) return text;
  const first = pieces(text, wanted);
  const hit = first[0].isHit || first.length === 1 ? 0 : first[0].text.length;
  let start = whole(text, Math.max(0, Math.min(hit - Math.floor(length / 3), text.length - length)));
  let end = whole(text, Math.min(start + length, text.length));
  const reach = length / 4;
  const before = text.lastIndexOf(" ", end);
  if (end < text.length && before > start && end - before <= reach) end = before;
  const behind = text.indexOf(" ", start) + 1;
  if (start > 0 && behind > 0 && behind - start <= reach) start = behind;
  return (start > 0 ? "… " : "") + text.slice(start, end) + (end < text.length ? " …" : "");
};
