// Forms to search with: all that they do is loaded when a visitor first goes to one. Pages are complete without it: links
// lead to lists of everything.
(() => {
  "use strict";

  const pageForm = () => document.querySelector("form[data-search=page]");
  const headerForm = () => document.querySelector("form[data-search=header]");
  // A file system gives a script nothing to read.
  const canLoad = location.protocol !== "file:";
  for (const form of [headerForm(), pageForm()]) if (form) form.hidden = !canLoad;
  if (!canLoad) return;

  const results = new URL("search/results.css", document.currentScript.src);
  let loading = null;
  const styles = () => loading ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = results;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
  const begin = async (form, load) => {
    try {
      await Promise.all([styles(), load()]);
    } catch {
      form.parentElement.querySelector("[data-status]").textContent = form.dataset.failed;
    }
  };
  const start = () => {
    const [page, header] = [pageForm(), headerForm()];
    const beginHeader = () => begin(header, async () => {
      const { HeaderSearch } = await import("./search/header.js");
      new HeaderSearch(header);
    });
    const beginPage = () => begin(page, async () => {
      const { PageSearch } = await import("./search/page.js");
      new PageSearch(page);
    });
    if (page) beginPage();
    if (header?.contains(document.activeElement)) beginHeader();
    else header?.addEventListener("focusin", beginHeader, { once: true });
  };
  start();
  // While a recording plays, other pages come to this document.
  document.addEventListener("sitegen:page", start);
  const shown = location.pathname;
  window.addEventListener("popstate", () => {
    if (!document.querySelector("[data-keep]") && location.pathname !== shown) location.reload();
  });

  document.addEventListener("keydown", (event) => {
    const input = (pageForm() ?? headerForm())?.querySelector("input");
    if (event.key !== "/" || !input || event.defaultPrevented || event.isComposing) return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const target = event.target;
    if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
})();
