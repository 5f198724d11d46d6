extension ClientScript {
    static let problems = #"""
        // Errors of a build lie over the last good page, with their source lines. Texts are set as text nodes, so nothing in a
        // diagnostic is read as HTML; the shadow root keeps the theme out.

        // The page that stands in for a site that was never good shows them too, and nothing else.
        const hasSite = stamp.generation !== "errors";

        const element = (name, parent, text = "", attributes = {}) => {
          const node = parent.appendChild(document.createElement(name));
          node.textContent = text;
          for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
          return node;
        };

        const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
        const countText = (problems) => {
          const errors = problems.filter(({ severity }) => severity === "error").length;
          const others = problems.length - errors;
          return [plural(errors, "error"), ...(others ? [plural(others, "warning")] : [])].join(", ");
        };

        const sourceLines = (parent, problem) => {
          const block = element("pre", parent, "", { tabindex: "0", role: "group", "aria-label": `Lines of ${problem.path}` });
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
            const heading = element("h3", item);
            element("span", heading, problem.severity, { class: "severity" });
            heading.append(` ${problem.message} `);
            element("span", heading, `[${problem.id}]`, { class: "id" });
            if (problem.place) element("p", item, problem.place, { class: "place" });
            if (problem.lines.length) sourceLines(item, problem);
            if (problem.hint) element("p", item, problem.hint, { class: "hint" });
          }
        };

        const problemStyle = `
          /* Important, and so above whatever the page says of all its elements. */
          :host { all: initial !important; display: block !important; position: fixed !important;
            inset: auto 0 0 0 !important; z-index: 2147483647 !important; color-scheme: light dark !important;
            --back: #fff8f7; --text: #2b1416; --soft: #7a5659; --line: #e3c6c7; --strong: #c0272d; --on-strong: #fff;
            --code: #fff; --here: #fdeaea; }
          :host([data-full]) { inset: 0 !important; }
          @media (prefers-color-scheme: dark) {
            :host { --back: #1b1113; --text: #f4e9ea; --soft: #c3a9ab; --line: #4a2c30; --strong: #ff9592; --on-strong: #2b0d0f;
              --code: #120b0c; --here: #34191c; }
          }
          * { box-sizing: border-box; }
          section { max-block-size: min(60vh, 40rem); overflow: auto; padding: 1rem clamp(1rem, 3vw, 2rem) 1.5rem;
            background: var(--back); color: var(--text); border-block-start: 4px solid var(--strong);
            box-shadow: 0 0 32px rgb(0 0 0 / 0.35); font: 15px/1.5 system-ui, sans-serif; }
          :host([data-full]) section { max-block-size: none; block-size: 100%; box-shadow: none; }
          header { display: flex; align-items: baseline; gap: 1rem; flex-wrap: wrap; margin-block-end: 1rem; }
          h2 { font-size: 1.15rem; margin: 0; flex: 1 1 auto; }
          ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.5rem; }
          li { min-inline-size: 0; }
          h3 { font-size: 1rem; margin: 0; font-weight: 600; overflow-wrap: anywhere; }
          .severity { color: var(--strong); }
          .warning .severity { color: var(--soft); }
          .id { color: var(--soft); font-weight: 400; }
          p { margin: 0.25rem 0; overflow-wrap: anywhere; }
          .place, .hint { color: var(--soft); }
          .place, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; }
          pre { margin: 0.5rem 0; overflow-x: auto; padding: 0.5rem 0; background: var(--code); border: 1px solid var(--line);
            border-radius: 4px; tab-size: 4; }
          pre div { inline-size: max-content; min-inline-size: 100%; padding-inline-end: 1rem; }
          .here { background: var(--here); }
          .number { display: inline-block; inline-size: 4.5ch; margin-inline-end: 1.5ch; text-align: end; color: var(--soft);
            user-select: none; }
          mark { background: var(--strong); color: var(--on-strong); border-radius: 2px; }
          button { font: inherit; font-size: 14px; color: var(--text); background: var(--code); border: 1px solid var(--soft);
            border-radius: 4px; padding: 0.25rem 0.75rem; cursor: pointer; }
          button.badge { position: fixed; inset: auto 1rem 1rem auto; background: var(--strong); color: var(--on-strong);
            border-color: transparent; font: 600 14px/1.5 system-ui, sans-serif; }
          :focus-visible { outline: 2px solid var(--strong); outline-offset: 2px; }`;

        let overlay = null;
        let shown = "[]";
        let isHidden = false;

        const drawProblems = () => {
          overlay?.remove();
          overlay = null;
          const problems = JSON.parse(shown);
          if (!problems.length) return;
          overlay = document.createElement("sitegen-errors");
          const root = overlay.attachShadow({ mode: "open" });
          const style = new CSSStyleSheet();
          style.replaceSync(problemStyle);
          root.adoptedStyleSheets = [style];
          if (isHidden) {
            element("button", root, countText(problems), { class: "badge", type: "button" }).onclick = () => hide(false);
          } else {
            if (!hasSite) overlay.dataset.full = "";
            const section = element("section", root, "", { "aria-labelledby": "title" });
            const header = element("header", section);
            element("h2", header, `The site could not be built: ${countText(problems)}`, { id: "title", role: "alert" });
            if (hasSite) {
              const button = element("button", header, "Hide", { type: "button", "aria-keyshortcuts": "Escape" });
              button.onclick = () => hide(true);
            }
            problemList(section, problems);
          }
          document.documentElement.append(overlay);
        };

        const hide = (isWanted) => {
          const hadFocus = overlay?.shadowRoot.activeElement;
          isHidden = isWanted;
          drawProblems();
          if (hadFocus) overlay?.shadowRoot.querySelector("button")?.focus();
        };

        // What is hidden stays so until there are other errors.
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
        """#
}
