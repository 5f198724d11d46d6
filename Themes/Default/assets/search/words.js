// What a word is, folded. The same tables as in the builder, which name code points one by one.

const marks = new RegExp(
  "[\\u0300-\\u036F\\u0483-\\u0487\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A"
    + "\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u1AB0-\\u1AFF"
    + "\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE00-\\uFE0F\\uFE20-\\uFE2F\\u{E0100}-\\u{E01EF}\\u00AD\\u0640\\u200B\\u200D"
    + "\\u2060\\uFEFF]", "gu");
const letters = new Map([
  ["ß", "ss"], ["æ", "ae"], ["œ", "oe"], ["ø", "o"], ["ł", "l"], ["đ", "d"], ["ð", "d"], ["þ", "th"], ["ħ", "h"],
  ["ŧ", "t"], ["ı", "i"], ["ς", "σ"], ["ي", "ی"], ["ى", "ی"], ["ك", "ک"],
]);

/** Folded as the builder does, by code point: of a whole word, the last sigma would be another letter. */
export const fold = (text) => {
  let folded = "";
  for (const point of text.normalize("NFKD").replace(marks, "")) {
    for (const lower of point.toLowerCase()) folded += letters.get(lower) ?? lower;
  }
  return folded.normalize("NFC");
};

const longest = 40;

/** Ranges of characters that are written without blanks between words, or between the parts that people search for. */
export const unspaced = "\\u3005-\\u3007\\u3040-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF"
  + "\\u{20000}-\\u{3FFFF}\\u1100-\\u11FF\\uA960-\\uA97F\\uAC00-\\uD7FF\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF"
  + "\\u1950-\\u19DF\\u1A20-\\u1AAF\\uA9E0-\\uA9FF\\uAA60-\\uAADF";

/** A letter, number or mark. */
export const part = "[\\p{L}\\p{N}\\p{M}]";
const runs = new RegExp(
  `(?:(?=${part})[${unspaced}])+|(?:(?![${unspaced}])${part})+(?:(?:\\+\\+|#)(?!${part}))?`, "gu");

/** The characters of a run without blanks: marks behind a letter belong to it. */
export const characters = (run) => run.match(/.\p{M}*/gsu);

/** The words of a text; of scripts without blanks, pairs of characters, or one alone. */
export const terms = (text) => {
  const found = [];
  for (const [run] of fold(text).matchAll(runs)) {
    if (!isUnspaced(run)) {
      found.push([...run].slice(0, longest).join(""));
      continue;
    }
    const parts = characters(run);
    if (parts.length === 1) found.push(run);
    else for (let i = 1; i < parts.length; i++) found.push(parts[i - 1] + parts[i]);
  }
  return found;
};

const unspacedStart = new RegExp(`^[${unspaced}]`, "u");
export const isUnspaced = (text) => unspacedStart.test(text);
