// The facts about both documents that are needed before one is changed to the other.

// Attributes by which scripts find elements. Those of galleries are for styles.
const isHook = (name) => name.startsWith("data-") && !["data-cell", "data-pinned"].includes(name);

class Plan {
  // `styles`: the stylesheets of `next` that are already loaded, with their elements in the page.
  constructor(base, next, styles) {
    this.styles = styles;
    this.isScripted = [...next.scripts].some(runs);
    this.keys = new Map();
    for (const page of [base, next]) {
      for (const list of page.querySelectorAll(".cl-list")) {
        const cells = cellsOf(list);
        cellKeys(cells).forEach((key, index) => this.keys.set(cells[index], key));
      }
    }
    this.moves = new Map();
    this.moved = new Set();
  }

  // A node of the page that belongs here and was at a different position.
  existing(next) {
    if (this.styles.has(next)) return this.styles.get(next);
    const move = this.moves.get(next);
    if (!move) return null;
    this.moved.add(move.base);
    merge(move.live, move.base, next, this);
    return move.live;
  }

  // A new node. Scripts have already searched for their elements when the page was loaded.
  made(next) {
    const node = document.importNode(next, true);
    if (next.nodeType !== Node.ELEMENT_NODE) return node;
    if (this.isScripted) {
      const isWaitedFor = [next, ...next.querySelectorAll("*")]
        .some((element) => element.getAttributeNames().some(isHook));
      if (isWaitedFor) throw new NeedsReload("an element for a script");
    }
    // A new box may be for existing cells.
    const copies = [...node.querySelectorAll("li")];
    [...next.querySelectorAll("li")].forEach((cell, index) => {
      const live = this.existing(cell);
      if (live) copies[index].replaceWith(live);
    });
    return node;
  }
}
