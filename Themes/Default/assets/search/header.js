// The form in the header of every page.

import { element, marked, parts } from "./elements.js";
import { isSame, Search } from "./form.js";

/** A combobox with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field. */
export class HeaderSearch extends Search {
  limit = 8;
  active = -1;
  addresses = [];

  constructor(form) {
    super(form);
    form.addEventListener("focusout", (event) => { if (!form.contains(event.relatedTarget)) this.close(); });
    // Who types on has left the list.
    this.input.addEventListener("input", () => this.activate(-1));
    this.input.addEventListener("focus", () => { if (this.addresses.length) this.open(); });
    // Before the field loses the focus.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (option) this.follow(this.addresses[[...this.list.children].indexOf(option)]);
    });
    // Somebody may have typed before this was loaded.
    if (this.input.value) this.search();
  }

  /** As a link, which a player that goes on between pages follows too. */
  follow(address) {
    const link = element("a", "");
    link.href = address;
    this.form.append(link);
    link.click();
    link.remove();
  }

  get chosen() { return this.addresses[this.active]; }

  open() {
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.activate(-1);
  }

  clear() {
    this.addresses = [];
    this.list.replaceChildren();
    this.say("");
    this.close();
  }

  show(results, wanted) {
    const place = results.findIndex(({ url }) => isSame(url, this.chosen));
    this.addresses = results.map((result) => result.url);
    this.list.replaceChildren(...results.map((result, place) => {
      const option = element("li", "search-hit");
      option.id = this.list.id + "-" + place;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.append(...parts(result, wanted, marked("p", "search-title", result.title, wanted)));
      return option;
    }));
    this.activate(place);
    if (results.length && this.form.contains(document.activeElement)) this.open();
    else this.close();
  }

  activate(place) {
    this.list.children[this.active]?.setAttribute("aria-selected", "false");
    const option = this.list.children[place];
    this.active = option ? place : -1;
    if (option) {
      option.setAttribute("aria-selected", "true");
      option.scrollIntoView({ block: "nearest" });
      this.input.setAttribute("aria-activedescendant", option.id);
    } else {
      this.input.removeAttribute("aria-activedescendant");
      this.showLate();
    }
  }

  press(event) {
    const count = this.addresses.length;
    const isOpen = !this.list.hidden;
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      // What is still looked for does not open the list again.
      clearTimeout(this.timer);
      this.turn += 1;
      this.late = null;
      this.close();
      this.say("");
    } else if (event.key === "Enter" && isOpen && this.active >= 0) {
      event.preventDefault();
      this.follow(this.addresses[this.active]);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count && !event.altKey) {
      event.preventDefault();
      this.open();
      const from = this.active < 0 && event.key === "ArrowUp" ? count : this.active;
      const to = from + (event.key === "ArrowDown" ? 1 : -1);
      // One step before the first and behind the last is the field itself.
      this.activate(to === count ? -1 : to);
    }
  }
}
