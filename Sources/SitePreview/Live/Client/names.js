// A page stays open while its site is rebuilt. Only changed parts are replaced, so that the rest keeps its state:
// focus, scroll position, playing media, open details, typed text.
const script = document.currentScript;

// Elements that the preview itself adds to pages, and elements that wait for their position.
const own = new Set();
const isOwn = (node) => own.has(node) || /^sitegen-(errors|inspector)$/.test(node.localName);

// Thrown if changing the page in place would differ from loading it.
class NeedsReload extends Error {}
