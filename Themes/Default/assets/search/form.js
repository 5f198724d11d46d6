// A form to search with: the field, and what is said about results.

import { describe } from "./describe.js";
import { find } from "./find.js";
import { terms } from "./words.js";

/** A sentence of the theme with its values. */
const filled = (text, values) => (text || "").replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Whether two addresses lead to one episode, at whatever moment. */
export const isSame = (one, other) => one?.split("#")[0] === other?.split("#")[0];

/**
 * Searches while somebody types. A subclass knows how to `show` results, to `clear` them, what a key means, and the address of
 * the result that is `chosen`.
 */
export class Search {
  /** `area` holds the results and what is said about them: the form itself, or an element around it. */
  constructor(form, area = form) {
    this.form = form;
    this.input = form.querySelector("input");
    this.list = area.querySelector("[data-results]");
    this.status = area.querySelector("[data-status]");
    this.turn = 0;
    this.input.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.search(), 120);
    });
    area.addEventListener("keydown", (event) => {
      if (!event.defaultPrevented && !event.isComposing) this.press(event);
    });
  }

  say(text) { this.status.textContent = text; }

  sentence(query, { hits, guesses, missing }) {
    const { none, count, instead } = this.form.dataset;
    const text = hits.length ? count : none;
    const values = { query: missing.join(" "), guess: guesses.join(", ") };
    return (missing.length ? filled(instead, values) + " " : "") + filled(text, { query, n: hits.length });
  }

  showLate() {
    const { late } = this;
    this.late = null;
    late?.();
  }

  async search() {
    const query = this.input.value;
    const turn = ++this.turn;
    this.late = null;
    if (!terms(query).length) return this.clear();
    try {
      const found = await find(query);
      const shown = await Promise.all(found.hits.slice(0, this.limit).map(describe));
      // A later query may have been faster.
      if (turn !== this.turn) return;
      this.late = () => {
        this.show(shown, new Set(found.words), found.hits.length);
        this.say(this.sentence(query.trim(), found));
      };
      // Whoever has chosen a result since keeps it: without it among them, the new ones wait until it is left.
      const { chosen } = this;
      if (!chosen || shown.some(({ url }) => isSame(url, chosen))) this.showLate();
    } catch {
      if (turn === this.turn) this.say(this.form.dataset.failed);
    }
  }
}
