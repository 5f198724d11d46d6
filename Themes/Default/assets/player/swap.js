// Replaces the page in the document by another: its language, its head, and its body but for what is kept.

// Addresses of the first page are relative to it, and other pages come to this document: so they are noted at once.
const addressOf = (element, base) => new URL(element.getAttribute(element.localName === "link" ? "href" : "src"), base).href;
const isSheet = (element) => element.matches("link[rel=stylesheet], style");
const sheetKey = (element, base) => (element.localName === "link" ? addressOf(element, base) : element.textContent);
const scriptsOf = (page) => [...page.querySelectorAll("body script[src]")];

/** What came with the page that is shown. What scripts have added since is theirs. */
let head = [...document.head.children];
let sheets = new Map(head.filter(isSheet).map((element) => [sheetKey(element, document.baseURI), element]));
// A script of a later version of the site has the same name, and is not run beside the first.
const nameOf = (script) => script.getAttribute("src").split("/").at(-1);
const scripts = new Set(scriptsOf(document).map(nameOf));

const loaded = (element) => new Promise((done) => {
  element.addEventListener("load", done, { once: true });
  element.addEventListener("error", done, { once: true });
  setTimeout(done, 3000);
});

/** The styles of a page, in its order; those that this document has not are loaded, and the page waits for them. */
const preparedSheets = async (page, base) => {
  const prepared = new Map();
  const waiting = [];
  let last = [...sheets.values()].at(-1) ?? document.head.lastElementChild;
  for (const element of [...page.head.children].filter(isSheet)) {
    const key = sheetKey(element, base);
    const known = sheets.get(key);
    const sheet = known ?? document.importNode(element, true);
    prepared.set(key, sheet);
    // Styles in the page itself hold at once, so they come with it.
    if (known || sheet.localName === "style") continue;
    sheet.href = key;
    waiting.push(loaded(sheet));
    last.after(sheet);
    last = sheet;
  }
  await Promise.all(waiting);
  return prepared;
};

const replaceHead = (page, prepared) => {
  const kept = new Set(prepared.values());
  for (const element of head) if (!kept.has(element)) element.remove();
  const others = [...page.head.children].filter((element) => !isSheet(element) && element.localName !== "script")
    .map((element) => document.importNode(element, true));
  document.head.append(...others, ...[...kept].filter((sheet) => !sheet.isConnected));
  head = [...kept, ...others];
  sheets = prepared;
};

const replaceBody = (page) => {
  const stays = (node) => node.nodeName === "SCRIPT" || node.dataset?.keep !== undefined;
  const made = [...page.body.childNodes].filter((node) => node.nodeName !== "SCRIPT");
  for (const node of [...document.body.childNodes]) if (!stays(node)) node.remove();
  document.body.prepend(...made.map((node) => document.importNode(node, true)));
  document.body.className = page.body.className;
};

/** Runs the scripts of a page that this document has not run yet. */
export const addScripts = (page, base) => Promise.all(scriptsOf(page).map((script) => {
  const name = nameOf(script);
  if (scripts.has(name)) return null;
  scripts.add(name);
  const made = document.createElement("script");
  Object.assign(made.dataset, script.dataset);
  made.async = false;
  made.src = addressOf(script, base);
  document.body.append(made);
  return loaded(made);
}));

/**
 * @param page a document
 * @param base its address
 * @param leave called before the page goes that is shown; it sets the document's address
 * @param arrive called when the other page is there
 */
export const showPage = async (page, base, leave, arrive) => {
  const prepared = await preparedSheets(page, base);
  const replace = () => {
    leave();
    const { lang, dir } = page.documentElement;
    Object.assign(document.documentElement, { lang, dir });
    replaceHead(page, prepared);
    replaceBody(page);
    document.title = page.title;
    arrive();
  };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!document.startViewTransition || isCalm || document.hidden) {
    replace();
  } else {
    const transition = document.startViewTransition(replace);
    // One that is skipped shows the page as well.
    transition.ready.catch(() => {});
    await transition.updateCallbackDone;
  }
  document.dispatchEvent(new CustomEvent("sitegen:page"));
  await addScripts(page, base);
};
