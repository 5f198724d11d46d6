// While a recording plays, links to other pages of the site replace the page and not the document, so that it goes on. Whatever
// is not a plain link to a page, and whatever fails, is left to the browser. Nothing is done before something is played.

import { fetchPage, pathOf } from "./recording.js";
import { showPage } from "./swap.js";

const pageOf = ({ pathname, search }) => pathOf(pathname) + search;

/** Where a click leads, if that is another page of this site. */
const destination = (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  return reachable(link.href);
};

const reachable = (address) => {
  const url = new URL(address, location.href);
  const isPage = /(\/|\.html?|\/[^./]*)$/.test(url.pathname);
  if (url.origin !== location.origin || !isPage || pageOf(url) === pageOf(location)) return null;
  return url;
};

export class Navigation {
  shown = pageOf(location);
  /** How far each page was scrolled, by its number in the history. */
  places = new Map();
  number = 0;

  constructor(player) {
    this.player = player;
    document.addEventListener("click", (event) => {
      const url = player.isActive && destination(event);
      if (!url) return;
      event.preventDefault();
      this.go(url);
    });
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!player.isActive || event.defaultPrevented || form.method !== "get" || form.target) return;
      const url = new URL(form.action);
      url.search = new URLSearchParams(new FormData(form));
      const wanted = reachable(url);
      if (!wanted) return;
      event.preventDefault();
      this.go(wanted);
    });
    window.addEventListener("popstate", ({ state }) => this.comeBack(state));
    window.addEventListener("pagehide", () => {
      if (this.number) history.scrollRestoration = "auto";
    });
  }

  async go(url) {
    const made = await this.read(url);
    if (!made) return;
    await this.arrive(made, null, () => {
      this.leave();
      if (!this.number) history.replaceState({ ...history.state, sitegenPage: 0 }, "");
      this.number = Math.max(this.number, ...this.places.keys()) + 1;
      const address = new URL(made.address);
      address.hash = url.hash;
      history.pushState({ sitegenPage: this.number }, "", address);
      history.scrollRestoration = "manual";
    });
  }

  /** Back and forward, also after what played has ended: the documents of those pages are gone. */
  async comeBack(state) {
    if (pageOf(location) === this.shown) return;
    if (!this.player.isActive) return location.reload();
    this.leave();
    this.number = state?.sitegenPage ?? 0;
    const made = await this.read(new URL(location.href));
    if (made) await this.arrive(made, this.places.get(this.number) ?? 0, () => {});
  }

  leave() { this.places.set(this.number, scrollY); }

  /** The page, or nothing if a later one is wanted. What cannot be read, the browser goes to. */
  async read(url) {
    this.reading?.abort();
    const reading = this.reading = new AbortController();
    const limit = setTimeout(() => reading.abort("late"), 8000);
    try {
      const made = await fetchPage(url, reading.signal);
      const isWhole = made.page.querySelector("main") && !made.page.querySelector("meta[http-equiv=refresh]");
      if (!isWhole) throw new Error("no page");
      return this.reading === reading ? made : null;
    } catch {
      if (this.reading !== reading) return null;
      if (url.href === location.href) location.reload();
      else location.assign(url);
      return null;
    } finally {
      clearTimeout(limit);
    }
  }

  async arrive({ page, address }, place, move) {
    const leave = () => {
      this.player.leave();
      move();
      this.shown = pageOf(location);
    };
    const arrive = () => {
      this.player.arrive(page);
      this.scroll(place);
    };
    await showPage(page, address, leave, arrive).catch(() => location.reload());
  }

  scroll(place) {
    const root = document.querySelector("main");
    const target = place === null && location.hash.length > 1
      ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const heading = target ?? root.querySelector("h1") ?? root;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (target) target.scrollIntoView();
    else scrollTo({ top: place ?? 0, behavior: "instant" });
  }
}
