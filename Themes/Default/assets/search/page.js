// The form on the page of its own.

import { element, marked, parts } from "./elements.js";
import { isSame, Search } from "./form.js";

/** Results as a list of links. The query stands in the address, so that a search can be linked to. */
export class PageSearch extends Search {
  limit = 20;

  constructor(form) {
    super(form, form.parentElement);
    // What was typed before this was loaded stays.
    this.input.value ||= new URLSearchParams(location.search).get("q") ?? "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      clearTimeout(this.timer);
      this.search();
    });
    // Not when the whole window is left.
    this.list.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget ? !this.list.contains(relatedTarget) : document.hasFocus()) this.showLate();
    });
    if (this.input.value) this.search();
  }

  /** The link that has the focus. */
  get chosen() { return this.list.contains(document.activeElement) ? document.activeElement.href : undefined; }

  clear() {
    this.remember("");
    this.list.replaceChildren();
    this.say("");
  }

  remember(query) {
    const url = new URL(location.href);
    if (query) url.searchParams.set("q", query);
    else url.searchParams.delete("q");
    history.replaceState(history.state, "", url);
  }

  show(results, wanted, count) {
    this.remember(this.input.value.trim());
    const { chosen } = this;
    const items = results.map((result) => {
      const item = element("li", "search-hit");
      const title = element("h2", "search-title");
      const link = marked("a", "", result.title, wanted);
      link.href = result.url;
      title.append(link);
      item.append(...parts(result, wanted, title));
      return item;
    });
    if (count > results.length) {
      const item = element("li", "search-more");
      // Like the form's own button.
      const look = this.form.querySelector("[type=submit]").className;
      const more = element("button", look, this.form.dataset.more);
      more.type = "button";
      more.addEventListener("click", async () => {
        const place = results.length;
        this.limit += 20;
        await this.search();
        this.links()[place]?.focus();
      });
      item.append(more);
      items.push(item);
    }
    this.list.replaceChildren(...items);
    if (chosen) this.links().find(({ href }) => isSame(href, chosen))?.focus();
  }

  links() { return [...this.list.querySelectorAll("a, button")]; }

  press(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp" && event.key !== "Escape") return;
    const stops = [this.input, ...this.links()];
    const place = stops.indexOf(document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : -1;
    const target = event.key === "Escape" ? this.input : stops[place + step];
    if (place < 0 || !target || target === document.activeElement) return;
    event.preventDefault();
    target.focus();
  }
}
