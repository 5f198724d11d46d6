// One slip of the pen.

import { filesFrom, wordOf, wordsFrom } from "./files.js";
import { isUnspaced } from "./words.js";

/** Whether two words, as lists of code points, are one insertion, deletion, replacement or swap apart. */
const isNear = (one, other) => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  const same = (i, j) => one.slice(i).join("") === other.slice(j).join("");
  if (one.length < other.length) return same(start, start + 1);
  if (one.length > other.length) return same(start + 1, start);
  if (same(start + 1, start + 1)) return true;
  return one[start] === other[start + 1] && one[start + 1] === other[start] && same(start + 2, start + 2);
};

/**
 * Words one slip away. A slip leaves the first half of a word as it is, or the second; so does a swap in the middle but
 * for one letter. Words are there in two orders, by beginning and by end, and of both a small part is looked through.
 */
export const nearWords = async (term) => {
  const points = [...term];
  // Of pairs of characters, those one slip away are other words.
  if (points.length < 4 || isUnspaced(term)) return [];
  const half = points.length >> 1;
  const beginning = points.slice(0, half).join("");
  const end = points.slice(half + 1).reverse().join("");
  const [fromStart, fromEnd] = await Promise.all([wordsFrom(beginning), filesFrom("back", end)]);
  const found = new Map();
  for (const word of fromStart) if (isNear(points, [...word.term])) found.set(word.term, word);
  for (const turned of fromEnd) {
    if (!turned.startsWith(end)) continue;
    const other = [...turned].reverse();
    const name = other.join("");
    if (!found.has(name) && isNear(points, other)) found.set(name, await wordOf(name));
  }
  return [...found.values()].filter(Boolean).sort(byCount).slice(0, 4);
};

/** Those that more episodes have first. */
export const byCount = (one, other) => other.count - one.count || (one.term < other.term ? -1 : 1);
