// Asks the preview for the layout at the width of a document.

class Unlaid extends Error {}

const widthOf = (root) => Math.floor(root.getBoundingClientRect().width + 0.001);

// The font size of the root, in hundredths of a pixel.
const textOf = (document) => Math.round(parseFloat(document.defaultView.getComputedStyle(document.documentElement).fontSize) * 100);

const ask = async (path, { height, width, text }, measured = "") => {
  const query = `width=${width}&height=${height}&text=${text}${measured && `&measured=${measured}`}&page=${path}`;
  const reply = await fetch(`/__sitegen/layout?${query}`, { cache: "no-cache" });
  if (!reply.ok) throw new Unlaid(await reply.text());
  return reply.json();
};

// Measures with a style that the page does not have. Nothing is painted in between, and no element is changed.
const withStyle = (document, css, measure) => {
  const sheet = new document.defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  try {
    return measure();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
};

// Every box has the height of its own content, independent of its row.
const naturalStyle = `:is(.cl-list, .cl-stack) > li, .cl > :not(.cl-section, .cl-split),
  .cl-section > :not(.cl-list, .cl-scroller, .cl-background) { align-self: start; }`;

// The measured sizes in the format of ``MeasuredSection``, or `null` if they are too long for an address.
const measure = (document, layout) => withStyle(document, naturalStyle, () => {
  const { boxes } = placesOf(document, layout);
  const sections = new Map();
  let takesContent = false;
  for (const { kind, section, part, element } of boxes) {
    if (kind !== "item" && kind !== "boundary") continue;
    const number = section?.number ?? -1;
    if (!sections.has(number)) sections.set(number, { item: [], boundary: [] });
    const rect = element && (part?.takesContentHeight || part?.takesContentWidth) ? element.getBoundingClientRect() : null;
    takesContent ||= rect !== null;
    const text = (size) => Math.round(size * 960).toString(36);
    const height = rect && part.takesContentHeight ? text(rect.height) : "";
    sections.get(number)[kind].push(rect && part.takesContentWidth ? `${height}*${text(rect.width)}` : height);
  }
  if (!takesContent) return "";
  const last = Math.max(...sections.keys());
  const trimmed = (list) => list.join(".").replace(/\.+$/, "");
  const text = Array.from({ length: last + 2 }, (_, index) => sections.get(index - 1))
    .map((one) => one ? `${trimmed(one.item)}!${trimmed(one.boundary)}` : "!").join("~");
  return text.length <= 6000 ? text : null;
});

// The layout of a document, solved with the measured sizes.
const inspect = async (document, path) => {
  const root = document.querySelector(".cl");
  if (!root) throw new Unlaid("This page has no sections with a layout.");
  const height = document.defaultView.innerHeight;
  const place = { height, width: widthOf(root), text: textOf(document) };
  const first = await ask(path, place);
  const measured = measure(document, first.layout);
  const answer = measured ? await ask(path, place, measured) : first;
  return { ...answer, height, isMeasured: measured !== null };
};
