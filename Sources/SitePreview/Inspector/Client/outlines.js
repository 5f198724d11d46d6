// Outlines over the page. They are drawn again with every frame in which something may have moved. Pointers pass
// through them.

const svg = (name, attributes = {}) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};

class Outlines {
  constructor(parent) {
    this.node = svg("svg", { class: "outlines", "aria-hidden": "true" });
    parent.append(this.node);
    this.comparison = null;
    this.selected = null;
    this.shown = new Set(["section", "group", "item"]);
    this.isWaiting = false;
    this.move = () => this.draw();
  }

  start() {
    for (const type of ["scroll", "resize"]) window.addEventListener(type, this.move, { capture: true, passive: true });
  }

  stop() {
    for (const type of ["scroll", "resize"]) window.removeEventListener(type, this.move, { capture: true });
    this.node.replaceChildren();
  }

  show(comparison) {
    this.comparison = comparison;
    this.draw();
  }

  select(box) {
    this.selected = box;
    this.draw();
  }

  draw() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.node.replaceChildren(...(this.comparison ? this.shapes() : []));
    });
  }

  // The position of a box in the window: that of its element, or for a group that of the solver.
  placeOf(box) {
    if (box.element?.isConnected) {
      const { left, top, width, height } = box.element.getBoundingClientRect();
      return [left, top, width, height];
    }
    const origin = this.comparison.root.getBoundingClientRect();
    const section = box.section && document.getElementById(box.section.id);
    const scrolled = box.section?.scroll ? section?.querySelector(".cl-scroller")?.scrollLeft ?? 0 : 0;
    const [x, y, width, height] = box.frame;
    return [x + origin.left - scrolled, y + origin.top, width, height];
  }

  // The part of a scrolling row is visible only in its scroller.
  windowOf(box) {
    const scroller = box.section?.scroll && ["group", "item", "supplementary"].includes(box.kind)
      && document.getElementById(box.section.id)?.querySelector(".cl-scroller");
    if (!scroller) return [-8, -8, innerWidth + 16, innerHeight + 16];
    const { left, top, width, height } = scroller.getBoundingClientRect();
    return [left, top, width, height];
  }

  shapes() {
    const family = { boundary: "section", side: "section", decoration: "section", supplementary: "item" };
    const around = new Set();
    for (let box = this.selected; box; box = this.comparison.boxes[box.parent]) around.add(box.number);
    const shapes = [];
    for (const box of this.comparison.boxes) {
      const isAround = around.has(box.number);
      if (!isAround && !this.shown.has(family[box.kind] ?? box.kind)) continue;
      const [x, y, width, height] = this.placeOf(box);
      const [left, top, wide, tall] = this.windowOf(box);
      const [startX, startY] = [Math.max(x, left), Math.max(y, top)];
      const [endX, endY] = [Math.min(x + width, left + wide), Math.min(y + height, top + tall)];
      if (endX <= startX || endY <= startY) continue;
      const isSelected = box === this.selected;
      const isWrong = box.difference > tolerance;
      const classes = [box.kind, isAround && "around", isSelected && "selected", isWrong && "wrong"].filter(Boolean).join(" ");
      shapes.push(svg("rect", {
        class: classes, x: startX + 0.5, y: startY + 0.5,
        width: Math.max(endX - startX - 1, 0), height: Math.max(endY - startY - 1, 0),
      }));
      const isNamed = isSelected || ["section", "side", "boundary"].includes(box.kind) || (isAround && box.kind === "group");
      if (isNamed) shapes.push(...this.label(box, startX, startY, endX - startX, endY - startY, classes));
    }
    // The selected box is above all others.
    const rank = (shape) => (shape.classList.contains("selected") ? 2 : shape.classList.contains("around") ? 1 : 0);
    return shapes.sort((one, other) => rank(one) - rank(other));
  }

  label(box, x, y, width, height, classes) {
    const size = `${short(box.frame[2])} × ${short(box.frame[3])}`;
    const text = box === this.selected ? `${nameOf(box)}  ${size}` : nameOf(box);
    const wide = text.length * 6.7 + 10;
    // Groups and headers begin where sections do, so the label of each kind has its own corner.
    const isAtEnd = ["group", "boundary"].includes(box.kind) && box !== this.selected;
    const start = isAtEnd ? Math.max(x + width - wide, x) : x;
    const top = Math.max(box.kind === "group" ? y + height - 17 : y, 0);
    const group = svg("g", { class: `label ${classes}` });
    const label = svg("text", { x: start + 5, y: top + 12 });
    label.textContent = text;
    group.append(svg("rect", { x: start, y: top, width: wide, height: 17 }), label);
    return [group];
  }
}
