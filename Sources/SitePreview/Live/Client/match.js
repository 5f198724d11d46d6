// Matches the nodes of two lists.

// The contents of templates are separate, so a comparison of nodes does not include them.
const same = (one, other) =>
  one.isEqualNode(other) && (one.nodeType !== Node.ELEMENT_NODE || templates(one) === templates(other));
const templates = (element) =>
  [element, ...element.querySelectorAll("template")].map((part) => (part.content ? part.innerHTML : "")).join();

const keyOf = (node, keys) => {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  if (keys.has(node)) return keys.get(node);
  if (node.id) return `id ${node.localName} ${node.id}`;
  if (node.localName === "link") return `link ${node.rel} ${node.getAttribute("href")} ${node.hreflang}`;
  if (node.localName === "meta") return `meta ${node.name}${node.getAttribute("property") ?? ""}`;
  return null;
};

// For each node of `nexts`, its index in `bases`, or -1 for a new node.
const match = (bases, nexts, keys) => {
  const places = new Array(nexts.length).fill(-1);
  const isFree = new Array(bases.length).fill(true);
  const pair = (base, next) => { places[next] = base; isFree[base] = false; };

  // Pairs nodes for which `name` returns equal values. Of several, the first is taken. Nodes with a key match only by
  // key.
  const pairBy = (name, isKeyed) => {
    const waiting = new Map();
    const fits = (node) => (keyOf(node, keys) !== null) === isKeyed;
    bases.forEach((node, index) => {
      if (!isFree[index] || !fits(node)) return;
      const text = name(node);
      if (waiting.has(text)) waiting.get(text).push(index); else waiting.set(text, [index]);
    });
    nexts.forEach((node, index) => {
      if (places[index] < 0 && fits(node)) {
        const base = waiting.get(name(node))?.shift();
        if (base !== undefined) pair(base, index);
      }
    });
  };

  let start = 0;
  const least = Math.min(bases.length, nexts.length);
  while (start < least && same(bases[start], nexts[start])) { pair(start, start); start += 1; }
  let end = 1;
  while (end <= least - start && same(bases.at(-end), nexts.at(-end))) {
    pair(bases.length - end, nexts.length - end);
    end += 1;
  }
  pairBy((node) => keyOf(node, keys), true);
  pairBy((node) => node.outerHTML ?? node.nodeName + node.data, false);
  pairBy((node) => `${node.nodeName} ${node.className ?? ""}`, false);
  pairBy((node) => node.nodeName, false);
  return places;
};

// A longest increasing subsequence of indexes: nodes that stay in place while others move.
const rising = (numbers) => {
  const ends = [];
  const before = [];
  numbers.forEach((number, index) => {
    if (number < 0) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]] < number) low = middle + 1; else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const kept = new Set();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) kept.add(index);
  return kept;
};
