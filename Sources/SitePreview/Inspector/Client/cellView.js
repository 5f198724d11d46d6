// One box: the parts around it with the words of layout files and their source positions, the sum of its width, its frame and
// box.

const pathOf = (box, boxes) => {
  const path = [];
  for (let one = box; one; one = boxes[one.parent]) path.unshift(one);
  return path;
};

const sourceText = (source) => source
  && [source.name, source.line, source.column].filter((part) => part !== undefined).join(":");

const partView = (box) => {
  const part = box.part;
  if (!part) return [];
  return [
    part.source && make("p", { class: "source" }, make("code", {}, sourceText(part.source))),
    part.words.length > 0 && make("dl", { class: "words" }, part.words.flatMap(({ name, value }) => [
      make("dt", {}, name), make("dd", {}, make("code", {}, value)),
    ])),
  ];
};

// The steps by which the solver computed the width, and the effect of the page's whole pixels.
const sumView = (box) => {
  const lines = box.part?.sum ?? box.sum;
  if (!lines?.length) return [];
  const step = (name, formula, value) => make("li", {}, make("span", { class: "name" }, name),
    make("span", { class: "formula" }, formula ? `${formula} = ` : "", make("b", {}, value)));
  const steps = lines.map(({ name, formula, value }) => step(name, formula, value));
  if (box.exact) {
    const [x, , width] = box.exact;
    const [left, , wide] = box.frame;
    steps.push(step("edges on whole pixels",
      `${short(x)} … ${short(x + width)} → ${short(left)} … ${short(left + wide)}`, short(wide)));
  }
  return [make("h3", {}, "Width"), make("ol", { class: "sum", role: "list" }, steps)];
};

const differenceCell = (value) => make("td", { class: Math.abs(value) > tolerance ? "wrong" : "" },
  (value > 0 ? "+" : "") + exact(value));

const comparisonView = (box, answer) => {
  if (!box.box) {
    const text = box.kind === "group" || box.kind === "side" ? "A group is no element: it has a frame alone." : "Nothing in the page stands for it.";
    return [make("h3", {}, "Frame"), make("p", { class: "frame" }, make("code", {}, box.frame.map(short).join(", "))),
      make("p", { class: "note" }, text)];
  }
  const names = ["x", "y", "width", "height"];
  const row = (name, values) => make("tr", {}, make("th", { scope: "row" }, name), values.map((value) => make("td", {}, exact(value))));
  return [
    make("h3", {}, "Frame and box"),
    make("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": "Frame and box" }, make("table", { class: "numbers" },
      make("thead", {}, make("tr", {}, make("td", {}), names.map((name) => make("th", { scope: "col" }, name)))),
      make("tbody", {}, row("solver", box.frame), row("browser", box.box),
        make("tr", {}, make("th", { scope: "row" }, "difference"),
          box.frame.map((value, index) => differenceCell(box.box[index] - value)))))),
    !answer.isMeasured && make("p", { class: "note" }, "Too many cells to measure: y and height are the layout's estimates."),
  ];
};

const cellTab = (box, comparison, answer, choose) => {
  if (!box) return [make("p", { class: "note" }, "Point at a cell, or move the focus to it. A click holds it.")];
  const levels = pathOf(box, comparison.boxes).map((one) => make("li", { "aria-current": one === box ? "true" : null },
    make("button", { type: "button", class: one.kind, onclick: () => choose(one) }, nameOf(one)), partView(one)));
  return [
    make("ol", { class: "path", role: "list", "aria-label": "From the section to what is chosen" }, levels),
    make("div", { class: "figures" }, sumView(box), comparisonView(box, answer)),
  ];
};
