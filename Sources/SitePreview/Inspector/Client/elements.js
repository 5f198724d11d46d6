// Texts are set as text nodes, so that names of layouts and files are never parsed as HTML.
const make = (name, attributes = {}, ...children) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") node.onclick = value;
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
};

// At most two decimals, as in the sums. Differences have four.
const short = (value) => String(Math.round(value * 100) / 100);
const exact = (value) => value.toFixed(4);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : noun.endsWith("x") ? "es" : "s"}`;
const span = ({ from, to }) => to === undefined ? `${from} px and more` : from === to ? `${from} px` : `${from} – ${to} px`;
