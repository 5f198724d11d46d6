// Updates the page to the current state of its address.

const read = (text) => {
  const page = new DOMParser().parseFromString(text, "text/html");
  // `noscript` contains elements in a parsed page, but text in a page that runs scripts.
  for (const part of page.querySelectorAll("noscript")) part.textContent = part.innerHTML;
  page.normalize();
  return page;
};
const ownScript = (page) => page.querySelector("script[data-page][data-generation]");

// The page as it was loaded. Other scripts may have changed it before this one ran, so its text is requested again:
// from the browser's cache, or from the preview.
const stamp = { page: script.dataset.page, generation: script.dataset.generation };
const original = async (cache) => {
  const page = read(await (await fetch(location.href, { cache })).text());
  const { dataset } = ownScript(page);
  return dataset.page === stamp.page && dataset.generation === stamp.generation ? page : null;
};
// The theme's player may bring another page into this document, whose text is not known here: then it is loaded anew.
document.addEventListener("sitegen:page", () => { origin = Promise.resolve(null); });

let origin = original("force-cache").then((page) => page ?? original("no-cache")).catch(() => null);

const runs = (element) =>
  /^$|javascript|^module$|^importmap$|^speculationrules$/i.test(element.type) && !element.dataset.page;
// A page that is served at any address spells addresses of files differently.
const resolved = (element) => {
  const copy = element.cloneNode(true);
  if (element.src) copy.setAttribute("src", element.src);
  return copy.outerHTML;
};

// Parts that have an effect only while a page is loaded.
const structure = (page) => [
  ...[...page.scripts].filter(runs), ...page.querySelectorAll("base, meta[http-equiv], template[shadowrootmode]"),
].map(resolved).join("\n");

// Thrown if the preview does not answer.
class Gone extends Error {}

const update = async (files) => {
  const base = await origin;
  const reply = await fetch(location.href, { cache: "no-cache" }).catch(() => { throw new Gone(); });
  const next = read(await reply.text());
  const marked = markFiles(next, files);
  if (!base || reply.redirected || structure(base) !== structure(next) || hasHidden(files, marked, base)) {
    throw new NeedsReload("another structure");
  }
  const styles = await loadStyles(base, next);
  const focused = document.activeElement;
  document.normalize();
  withMotion(() => {
    merge(document.documentElement, base.documentElement, next.documentElement, new Plan(base, next, styles));
    enableStyles(styles);
    for (const link of styles.values()) own.delete(link);
  });
  restart();
  if (focused !== document.activeElement && focused?.isConnected) focused.focus({ preventScroll: true });
  origin = Promise.resolve(next);
  stamp.page = ownScript(next).dataset.page;
};

// A media element must be told about a different source.
const sources = new WeakMap();
const sourcesOf = (media) =>
  [media, ...media.querySelectorAll("source")].map((part) => part.getAttribute("src")).join(" ");
const restart = () => {
  for (const media of document.querySelectorAll("video, audio")) {
    const now = sourcesOf(media);
    if (sources.has(media) && sources.get(media) !== now) media.load();
    sources.set(media, now);
  }
};
restart();
