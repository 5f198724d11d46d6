// All boxes of the page: the solver's frame against the browser's box.

// The limit of rows, which are elements. If there are more boxes, those with the largest differences are shown.
const mostRows = 400;

const boxesTab = (comparison, selected, choose) => {
  const { boxes, missing, wrong } = comparison;
  const compared = boxes.filter(({ difference }) => difference !== undefined);
  const shown = compared.length > mostRows
    ? [...compared].sort((one, other) => other.difference - one.difference).slice(0, mostRows) : compared;
  const row = (box) => make("tr", { "aria-current": box === selected ? "true" : null },
    make("th", { scope: "row" },
      make("button", { type: "button", class: box.kind, onclick: () => choose(box) },
        box.section && box.kind !== "section" ? `${box.section.id} · ${nameOf(box)}` : nameOf(box))),
    make("td", { class: box.difference > tolerance ? "wrong" : "" }, exact(box.difference)),
    box.frame.map((value) => make("td", {}, short(value))), box.box.map((value) => make("td", {}, exact(value))));
  return [
    make("p", { class: wrong || missing.length ? "summary wrong" : "summary" }, summaryOf(comparison)),
    missing.length > 0 && make("ul", { class: "missing" }, missing.slice(0, 20).map((one) => make("li", {}, one.rest
      ? `${one.section.id}: ${plural(one.rest, "element")} more in the page than in the layout`
      : `${one.section.id}: nothing stands for ${nameOf(one)}`))),
    compared.length > mostRows && make("p", { class: "note" }, `The ${mostRows} that differ most.`),
    make("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": "All boxes" },
      make("table", { class: "numbers boxes" },
        make("thead", {},
          make("tr", {}, make("td", { rowspan: "2" }), make("th", { scope: "col", rowspan: "2" }, "difference"),
            make("th", { scope: "colgroup", colspan: "4" }, "frame"), make("th", { scope: "colgroup", colspan: "4" }, "box")),
          make("tr", {}, [1, 2].flatMap(() => ["x", "y", "width", "height"]).map((name) => make("th", { scope: "col" }, name)))),
        make("tbody", {}, shown.map(row)))),
  ];
};
