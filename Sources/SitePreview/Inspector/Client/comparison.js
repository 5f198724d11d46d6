// Compares the solver's frames with the browser's boxes.

// The tolerance in CSS px. Browsers place boxes at 1/64 px, so twice that is an error.
const tolerance = 1 / 32;

// Pinned elements are measured at their unpinned position.
const restingStyle = (boxes, view) => boxes
  .filter(({ kind, element }) => kind === "boundary" && element && view.getComputedStyle(element).position === "sticky")
  .map(({ section, name }) => `${section ? selectorOf(section.id) : ".cl"} > .cl-${CSS.escape(name)}
    { position: relative !important; inset: auto !important; }`).join("\n");

// Adds to each box with an element its `box`, relative to the layout's corner and without scrolling, and the
// `difference`.
const compare = (document, answer) => {
  const { root, boxes, missing } = placesOf(document, answer.layout);
  const style = restingStyle(boxes, document.defaultView);
  withStyle(document, style, () => {
    const origin = root.getBoundingClientRect();
    for (const box of boxes) {
      if (!box.element) continue;
      const { left, top, width, height } = box.element.getBoundingClientRect();
      const scrolled = box.element.closest(".cl-scroller")?.scrollLeft ?? 0;
      box.box = [left - origin.left + scrolled, top - origin.top, width, height];
      box.difference = differenceOf(box.frame, box.box, answer.isMeasured);
    }
  });
  const compared = boxes.filter(({ difference }) => difference !== undefined);
  return {
    root, boxes, missing, count: compared.length,
    largest: compared.reduce((most, { difference }) => Math.max(most, difference), 0),
    wrong: compared.filter(({ difference }) => difference > tolerance).length,
  };
};

// The largest distance between corresponding edges.
const differenceOf = ([x, y, width, height], [left, top, wide, tall], isMeasured) => Math.max(
  Math.abs(x - left), Math.abs(x + width - left - wide),
  ...(isMeasured ? [Math.abs(y - top), Math.abs(y + height - top - tall)] : []));

const summaryOf = ({ count, largest, wrong, missing }) =>
  `${plural(count, "box")}, largest difference ${exact(largest)} px`
  + (wrong ? `, ${wrong} off by more than 1/32 px` : "")
  + (missing.length ? `, ${plural(missing.length, "place")} without counterpart` : "");
