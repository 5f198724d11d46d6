// Other forms of a word: words that have its stem.

import { index, load, placeOf } from "./files.js";

/** Endings of a language: letters at the end of a word, and those at the end of its stem in their place. */
const endingsOf = (text) => text.split(" ").map((ending) => {
  const [from, to = ""] = ending.split(">");
  return { from, to };
});

/** The words with a key; `1y` is one letter of the key less, and a `y`. */
const wordsOf = (key, ends) => ends.split(" ").map((end) => {
  const [, less, letters] = /^(\d*)(.*)$/u.exec(end);
  return key.slice(0, key.length - less) + letters;
});

const familyOf = async (term, language) => {
  const head = await index();
  const kind = "stems-" + language;
  const keys = [term];
  for (const { from, to } of endingsOf(head.endings[language])) {
    if (from && term.endsWith(from)) keys.push(term.slice(0, -from.length) + to);
  }
  const families = await Promise.all(keys.filter((key) => key.length > 1).map(async (key) => {
    const list = await load(kind + "-" + placeOf(head[kind], key), head.state);
    for (let i = 0; i < list.length; i += 2) if (list[i] === key) return { key, words: wordsOf(key, list[i + 1]) };
    return null;
  }));
  const found = families.filter(Boolean).sort((one, other) => other.key.length - one.key.length);
  // A word that no page has may have several stems. The longest is the one that changes it least.
  return (found.find(({ words }) => words.includes(term)) ?? found[0])?.words ?? [];
};

/** Words with the same stem in a language of the site. */
export const formsOf = async (term) => {
  const head = await index();
  const languages = Object.keys(head.endings).filter((language) => head["stems-" + language].length);
  const found = await Promise.all(languages.map((language) => familyOf(term, language)));
  return [...new Set(found.flat())].filter((word) => word !== term);
};
