// Changes the page, which was made from `base`, to `next`. Changes by scripts and visitors stay if `base` and `next`
// are equal there. If both changed the same part, the page must be reloaded.

const merge = (live, base, next, plan) => {
  if (same(base, next)) return;
  if (next.nodeType !== Node.ELEMENT_NODE) {
    if (live.data !== base.data) throw new NeedsReload("a text that a script has changed");
    live.data = next.data;
    return;
  }
  mergeAttributes(live, base, next);
  if (next.localName === "template") mergeChildren(live.content, base.content, next.content, plan);
  if (next.matches(".cl-list")) plan.moves = movesBetweenBoxes(live, base, next);
  mergeChildren(live, base, next, plan);
};

const mergeAttributes = (live, base, next) => {
  const names = new Set([...base.getAttributeNames(), ...next.getAttributeNames()]);
  for (const name of names) {
    const value = next.getAttribute(name);
    if (value === base.getAttribute(name) || value === live.getAttribute(name)) continue;
    const isScripted = live.getAttribute(name) !== base.getAttribute(name) && live !== script;
    if (isScripted) throw new NeedsReload(`'${name}' is what a script has changed`);
    if (value === null) live.removeAttribute(name); else live.setAttribute(name, value);
  }
};

const mergeChildren = (live, base, next, plan) => {
  const bases = [...base.childNodes].filter((node) => !plan.moved.has(node));
  const nexts = [...next.childNodes];
  if (bases.length === nexts.length && bases.every((node, index) => same(node, nexts[index]))) return;
  const olds = [...live.childNodes].filter((node) => !isOwn(node));
  if (olds.length !== bases.length || olds.some((node, index) => node.nodeName !== bases[index].nodeName)) {
    throw new NeedsReload("nodes that a script has added or removed");
  }
  const places = match(bases, nexts, plan.keys);
  const kept = rising(places);
  const taken = new Set(places);
  olds.forEach((node, index) => { if (!taken.has(index)) node.remove(); });
  const loaded = [...plan.styles.values()];
  let following = [...live.childNodes].find((node) => isOwn(node) && !loaded.includes(node)) ?? null;
  for (let index = nexts.length - 1; index >= 0; index -= 1) {
    const place = places[index];
    const node = place >= 0 ? olds[place] : plan.existing(nexts[index]) ?? plan.made(nexts[index]);
    if (!kept.has(index) && !(node.parentNode === live && node.nextSibling === following)) put(node, live, following);
    if (place >= 0) merge(node, bases[place], nexts[index], plan);
    following = node;
  }
};

// Moves a node. If the browser supports it, focus, playback and other state of the element stay.
const put = (node, parent, following) => {
  if (node.isConnected && parent.isConnected && parent.moveBefore) parent.moveBefore(node, following);
  else parent.insertBefore(node, following);
};
