// The elements of a result.

import { excerpt, pieces } from "./excerpt.js";

const clock = (time) => {
  const rest = [Math.floor(time / 60) % 60, time % 60].map((n) => String(n).padStart(2, "0"));
  return time >= 3600 ? Math.floor(time / 3600) + ":" + rest.join(":") : Number(rest[0]) + ":" + rest[1];
};

export const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};

export const marked = (name, className, text, wanted) => {
  const made = element(name, className);
  made.dir = "auto";
  for (const piece of pieces(text, wanted)) {
    if (piece.text) made.append(piece.isHit ? element("mark", "", piece.text) : piece.text);
  }
  return made;
};

/** What a result shows, title first. */
export const parts = (result, wanted, title) => {
  const about = element("p", "search-about");
  if (result.date) {
    const date = element("time", "", result.date);
    date.dateTime = result.day;
    about.append(date);
  }
  if (result.seconds !== null) about.append(element("span", "search-time", clock(result.seconds)));
  const made = [title];
  if (about.childNodes.length) made.push(about);
  if (result.text) made.push(marked("p", "search-excerpt", excerpt(result.text, wanted, 200), wanted));
  return made;
};
