// A page stays open while its site is built again. What changed is put into it piece by piece, so that everything else
// stays: focus, scroll position, media that play, details that are open, what was typed.
const script = document.currentScript;

// What the preview itself adds to pages, and what waits for its place in one.
const own = new Set();
const isOwn = (node) => own.has(node) || /^sitegen-(errors|inspector)$/.test(node.localName);

// Thrown where changing the page in place would not give what loading it gives.
class NeedsReload extends Error {}
