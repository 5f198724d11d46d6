// New stylesheets are loaded without effect beside the old ones and replace them in one step.

const isStylesheet = (node) => node.localName === "link" && node.relList.contains("stylesheet");

// Loads the missing stylesheets of `next`, each at its final position.
const loadStyles = async (base, next) => {
  const loaded = new Map();
  const lives = [...document.head.childNodes].filter((node) => !isOwn(node));
  const bases = [...base.head.childNodes];
  const nexts = [...next.head.childNodes];
  if (lives.length !== bases.length) return loaded;
  const places = match(bases, nexts, new Map());
  let previous = null;
  const waits = nexts.map((node, index) => {
    if (places[index] >= 0) {
      previous = lives[places[index]];
      return null;
    }
    if (!isStylesheet(node)) return null;
    const link = document.importNode(node, true);
    own.add(link);
    loaded.set(node, link);
    link.media = "not all";
    const settled = new Promise((done) => { link.onload = link.onerror = done; });
    if (previous) previous.after(link); else document.head.prepend(link);
    previous = link;
    return settled;
  });
  await Promise.all(waits);
  return loaded;
};

// Enables the loaded stylesheets.
const enableStyles = (loaded) => {
  for (const [next, link] of loaded) {
    link.onload = link.onerror = null;
    const media = next.getAttribute("media");
    if (media === null) link.removeAttribute("media"); else link.setAttribute("media", media);
  }
};
