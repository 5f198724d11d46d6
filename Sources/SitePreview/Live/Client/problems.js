// Shows build errors with their source lines over the last good page. Texts are set as text nodes, so diagnostics are
// never parsed as HTML. The shadow root keeps the theme's styles out.

// Before the first successful build, a page with only the errors is shown.
const hasSite = stamp.generation !== "errors";

const element = (name, parent, text = "", attributes = {}) => {
  const node = parent.appendChild(document.createElement(name));
  node.textContent = text;
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};

const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const countText = (problems) => {
  const count = (list) => list.reduce((sum, { leftOut }) => sum + 1 + leftOut, 0);
  const errors = count(problems.filter(({ severity }) => severity === "error"));
  const others = count(problems) - errors;
  return [plural(errors, "error"), ...(others ? [plural(others, "warning")] : [])].join(", ");
};

const sourceLines = (parent, problem) => {
  const block = element("pre", parent, "", { tabindex: "0", role: "group", "aria-label": `Lines of ${problem.place}` });
  for (const { number, text } of problem.lines) {
    const isMarked = number === problem.line;
    const line = element("div", block, "", isMarked ? { class: "here" } : {});
    element("span", line, String(number), { class: "number" });
    const code = element("code", line, isMarked ? text.slice(0, problem.start) : text);
    if (!isMarked) continue;
    element("mark", code, text.slice(problem.start, problem.end) || " ");
    code.append(text.slice(problem.end));
  }
};

const problemList = (parent, problems) => {
  const list = element("ol", parent, "", { role: "list" });
  for (const problem of problems) {
    const item = element("li", list, "", { class: problem.severity });
    const heading = element(hasSite ? "h3" : "h2", item);
    element("span", heading, problem.severity, { class: "severity" });
    heading.append(` ${problem.message} `);
    element("span", heading, `[${problem.id}]`, { class: "id" });
    if (problem.place) element("p", item, problem.place, { class: "place" });
    if (problem.lines.length) sourceLines(item, problem);
    if (problem.hint) element("p", item, problem.hint, { class: "hint" });
    if (problem.more) element("p", item, problem.more, { class: "more" });
  }
};

// The page of a failed first build already contains the list.
let overlay = hasSite ? null : document.querySelector("sitegen-errors");
let shown = "[]";
let isHidden = false;

const isSame = (...overlays) => {
  const [left, right] = overlays.map(({ shadowRoot }) => shadowRoot?.querySelector(".panel"));
  right?.normalize();
  return Boolean(left?.isEqualNode(right ?? null));
};

const drawProblems = () => {
  const before = overlay;
  overlay = null;
  const problems = JSON.parse(shown);
  if (!problems.length) return before?.remove();
  overlay = document.createElement("sitegen-errors");
  const root = overlay.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(problemStyle);
  root.adoptedStyleSheets = [style];
  if (isHidden) {
    element("button", root, countText(problems), { class: "badge", type: "button" }).onclick = () => hide(false);
  } else {
    if (!hasSite) overlay.dataset.full = "";
    const attributes = { class: "panel", "aria-labelledby": "title" };
    const panel = element(hasSite ? "section" : "main", root, "", attributes);
    const header = element("header", panel);
    const alert = element("div", header, "", { role: "alert" });
    element(hasSite ? "h2" : "h1", alert, `The site could not be built: ${countText(problems)}`, { id: "title" });
    if (hasSite) {
      const button = element("button", header, "Hide", { type: "button", "aria-keyshortcuts": "Escape" });
      button.onclick = () => hide(true);
    }
    problemList(panel, problems);
  }
  // An unchanged list keeps its scroll position and is not read aloud again.
  if (before && isSame(before, overlay)) overlay = before;
  else {
    before?.remove();
    document.documentElement.append(overlay);
  }
};

const hide = (isWanted) => {
  const hadFocus = overlay?.shadowRoot.activeElement;
  isHidden = isWanted;
  drawProblems();
  if (hadFocus) overlay?.shadowRoot.querySelector("button")?.focus();
};

// Hidden errors stay hidden until there are different errors.
const showProblems = (problems) => {
  const text = JSON.stringify(problems);
  if (text === shown) return;
  shown = text;
  isHidden = false;
  drawProblems();
};

window.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented && overlay && hasSite && !isHidden) hide(true);
});
