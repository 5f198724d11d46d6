// Files whose bytes changed get a different address here, so that the browser loads them again.

const addressAttributes = ["src", "href", "poster", "srcset", "imagesrcset"];

// Marks the addresses of `files` (paths and content hashes) in a parsed document.
const markFiles = (root, files) => {
  const marked = new Set();
  if (!Object.keys(files).length) return marked;
  const mark = (address) => {
    const url = new URL(address, location.href);
    const path = url.origin === location.origin ? decodeURIComponent(url.pathname.slice(1)) : "";
    if (!Object.hasOwn(files, path)) return address;
    marked.add(path);
    const [, before, fragment] = /^([^#]*)(.*)$/s.exec(address);
    return `${before}${before.includes("?") ? "&" : "?"}sitegen=${files[path]}${fragment}`;
  };
  const safely = (address) => { try { return mark(address); } catch { return address; } };
  for (const element of root.querySelectorAll("img, source, video, audio, track, script, image, use, link")) {
    for (const name of addressAttributes) {
      const value = element.getAttribute(name);
      if (value === null || (element.localName === "link" && /canonical|alternate|prev|next/.test(element.rel))) continue;
      const changed = name.endsWith("srcset")
        ? value.replace(/(^|,\s*)([^\s,]\S*)/g, (_, comma, address) => comma + safely(address)) : safely(value);
      if (changed !== value) element.setAttribute(name, changed);
    }
  }
  return marked;
};

// Whether the page has loaded a changed file that only styles or scripts name.
const hasHidden = (files, marked, base) => {
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => {
    const url = new URL(name);
    return url.origin === location.origin ? decodeURIComponent(url.pathname.slice(1)) : "";
  }));
  const hidden = Object.keys(files).filter((path) => !marked.has(path) && loaded.has(path));
  if (!hidden.length) return false;
  const named = markFiles(base.cloneNode(true), files);
  return hidden.some((path) => !named.has(path));
};
