// Finds the element of each box of a layout, by the markup that themes follow.

const selectorOf = (id) => `[id="${CSS.escape(id)}"]`;
const cellsOf = (section) => [...section.querySelectorAll(
  ":is(:scope > .cl-list, :scope > .cl-scroller > .cl-list, :scope .cl-stack) > li")];
const isSeen = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

// The elements of a section by the kind of box, in the order of the boxes.
const elementsOf = (section) => {
  const named = (prefix) => (name) => [...section.querySelectorAll(prefix + CSS.escape(name))];
  return {
    section: () => [section],
    item: () => cellsOf(section),
    boundary: named(":scope > .cl-"),
    decoration: named(":scope > .cl-decoration-"),
    supplementary: (name) => named(":scope .cl-list li > .cl-supplementary-")(name).filter(isSeen),
  };
};

// All boxes of a layout with their elements. Groups have none. `missing` lists boxes without an element.
const placesOf = (document, layout) => {
  const root = document.querySelector(".cl");
  const boxes = [];
  const missing = [];
  const add = (box, section, parts, element) => {
    const part = box.part === undefined ? null : parts[box.part];
    boxes.push({ ...box, number: boxes.length, section, part, element });
  };
  for (const side of layout.sides) {
    add({ kind: "side", name: side.name, frame: side.frame, sum: side.sum }, null, [], null);
  }
  for (const { part, box } of layout.boundary) {
    add({ ...box, part: 0, parent: undefined }, null, [part], root?.querySelector(`:scope > .cl-${CSS.escape(box.name)}`));
  }
  for (const section of layout.sections) {
    const start = boxes.length;
    const element = document.getElementById(section.id);
    const find = element ? elementsOf(element) : null;
    const lists = new Map();
    for (const box of section.boxes) {
      const key = box.kind === "item" || box.kind === "section" ? box.kind : `${box.kind} ${box.name}`;
      if (!lists.has(key)) lists.set(key, find && box.kind !== "group" ? find[box.kind](box.name) : []);
      const isShown = box.frame[2] > 0 && box.frame[3] > 0;
      const stands = box.kind !== "group" && (box.kind !== "supplementary" || isShown);
      const counterpart = stands ? lists.get(key).shift() ?? null : null;
      const parent = box.parent === undefined ? undefined : start + box.parent;
      add({ ...box, parent }, section, section.parts, counterpart);
      if (stands && !counterpart) missing.push(boxes.at(-1));
    }
    const rest = [...lists.values()].reduce((count, list) => count + list.length, 0);
    if (rest) missing.push({ section, rest });
  }
  return { root, boxes, missing };
};

const nameOf = ({ kind, name, section }) => {
  if (kind === "section") return section.layout ? `${section.id} · ${section.layout}` : section.id;
  if (kind === "item") return `item ${name}`;
  if (kind === "group") return "group";
  return name;
};
