// The files of the index, each loaded once. Content/manual/search.md describes them.

/** Of the site: this file lies two folders below. */
export const root = new URL("../../../", import.meta.url);

const loads = new Map();

/** The JSON of a file: of the index itself without a state, of the others with that which it names. */
export const load = (name, state) => {
  if (!loads.has(name)) {
    const url = new URL("search/" + name + ".json", root);
    if (state) url.searchParams.set("v", state);
    // The index says what the others are: never an old one.
    const loading = fetch(url, state ? {} : { cache: "no-cache" }).then((answer) => {
      if (!answer.ok) throw new Error(url + ": " + answer.status);
      return answer.json();
    });
    loads.set(name, loading);
    // What went wrong may go right next time.
    loading.catch(() => loads.delete(name));
  }
  return loads.get(name);
};

export const index = () => load("index");

/** The last place whose start is not behind a key. */
export const placeOf = (starts, key) => {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= key) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
};

/** The files of a kind that may hold words with a beginning, not more than a few. */
export const filesFrom = async (kind, beginning) => {
  const head = await index();
  const starts = head[kind];
  const first = placeOf(starts, beginning);
  const last = placeOf(starts, beginning + "\uFFFF");
  const files = [];
  for (let i = first; i <= last && files.length < 4; i++) files.push(load(kind + "-" + i, head.state));
  return (await Promise.all(files)).flat();
};

/** Words with a beginning, and how many episodes have each. */
export const wordsFrom = async (beginning) => {
  const list = await filesFrom("words", beginning);
  const words = [];
  for (let i = 0; i < list.length; i += 2) {
    if (list[i].startsWith(beginning)) words.push({ term: list[i], count: list[i + 1] });
  }
  return words;
};

/** A word itself, if any episode has it. */
export const wordOf = async (term) => {
  const head = await index();
  const list = await load("words-" + placeOf(head.words, term), head.state);
  const place = list.indexOf(term);
  return place < 0 ? null : { term, count: list[place + 1] };
};
