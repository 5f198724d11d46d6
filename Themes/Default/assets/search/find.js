// Searches the index.

import { index, wordOf, wordsFrom } from "./files.js";
import { byCount, nearWords } from "./near.js";
import { postingsOf } from "./postings.js";
import { formsOf } from "./stems.js";
import { terms } from "./words.js";

/** What a word of the query may stand for, best first, and what each is worth. */
const meanings = async (term, isLast) => {
  const [exact, ...forms] = await Promise.all([wordOf(term), ...(await formsOf(term)).map(wordOf)]);
  const found = exact ? [{ ...exact, worth: 1 }] : [];
  found.push(...forms.filter(Boolean).sort(byCount).slice(0, 6).map((word) => ({ ...word, worth: 0.8 })));
  if ([...term].length >= (isLast ? 2 : 4)) {
    const longer = await longerWords(term, isLast ? 0.7 : 0.5);
    found.push(...longer.filter(({ term: word }) => !found.some((other) => other.term === word)));
  }
  if (found.length) return found;
  const near = (await nearWords(term)).map((word) => ({ ...word, worth: 0.6, isGuess: true }));
  return near.length ? [...near, ...await longerWords(near[0].term, 0.4)] : [];
};

const longerWords = async (term, worth) => {
  const longer = (await wordsFrom(term)).filter((word) => word.term !== term).sort(byCount).slice(0, 6);
  return longer.map((word) => ({ ...word, worth }));
};

/**
 * Searches for episodes that have all words, or where there is none, for those that have some, most first; of equals comes
 * first what is most about the rarest of the words.
 *
 * @returns `hits`, each with `episode` (its number), `passage` (among its own) and `score`; `words`, all that hits may
 *   hold; `guesses`, what is searched for instead of `missing`, words that no episode has.
 */
export const find = async (query) => {
  const wanted = [...new Set(terms(query))].slice(0, 8);
  if (!wanted.length) return { hits: [], words: [], guesses: [], missing: [] };
  const { count } = await index();
  const endsInWord = !/\s$/u.test(query);
  const found = await Promise.all(wanted.map(async (term, place) => {
    const words = await meanings(term, endsInWord && place === wanted.length - 1);
    const lists = await Promise.all(words.map((word) => postingsOf(word.term)));
    const all = Math.min(words.reduce((sum, word) => sum + word.count, 0), count);
    const rarity = Math.log(1 + count / Math.max(all, 1));
    const episodes = new Map();
    words.forEach((word, i) => {
      for (const { episode, weight, passage } of lists[i]) {
        const score = rarity * weight * word.worth;
        if (!(episodes.get(episode)?.score >= score)) episodes.set(episode, { score, passage });
      }
    });
    // Of a word that is nearly everywhere the index keeps the best episodes only: others may have it too.
    const isWhole = words.every((word, i) => lists[i].length === word.count);
    return { words, episodes, rarity, isWhole };
  }));
  const hits = new Map();
  for (const { episodes, rarity, isWhole } of found) {
    for (const [episode, { score, passage }] of episodes) {
      const hit = hits.get(episode) ?? { episode, passage, score: 0, rarity: -1, matches: 0 };
      hit.score += score;
      if (isWhole) hit.matches += 1;
      if (rarity > hit.rarity) Object.assign(hit, { rarity, passage });
      hits.set(episode, hit);
    }
  }
  const words = found.flatMap((part) => part.words);
  const ranked = [...hits.values()].sort(
    (one, other) => other.matches - one.matches || other.score - one.score || one.episode - other.episode);
  const all = found.filter((part) => part.isWhole).length;
  const best = ranked.filter((hit) => hit.matches === all);
  return {
    hits: best.length ? best : ranked,
    words: words.map((word) => word.term),
    guesses: words.filter((word) => word.isGuess).map((word) => word.term),
    missing: wanted.filter((term, place) => found[place].words.some((word) => word.isGuess)),
  };
};
