extension ClientScript {
    static let problems = #"""
        // Errors of a build lie over the last good page. Texts are set as text nodes, so nothing in a diagnostic is read as HTML;
        // the shadow root keeps the theme out.

        let overlay;

        const element = (name, parent, text) => {
          const node = parent.appendChild(document.createElement(name));
          if (text) node.textContent = text;
          return node;
        };

        const showProblems = (problems) => {
          overlay?.remove();
          if (!problems.length) return;
          overlay = document.createElement("sitegen-errors");
          const root = overlay.attachShadow({ mode: "open" });
          const style = new CSSStyleSheet();
          style.replaceSync(`
            /* Important, and so above whatever the page says of all its elements. */
            :host { all: initial !important; display: block !important; position: fixed !important;
              inset: auto 0 0 !important; z-index: 2147483647 !important; }
            main { max-block-size: 60vh; overflow: auto; box-sizing: border-box; padding: 16px 20px;
              color-scheme: dark; background: #1b1113; color: #f4e9ea; border-block-start: 4px solid #e5484d;
              font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
            h2 { font-size: 16px; margin: 0 0 12px; }
            section { margin: 0 0 16px; }
            b { color: #ff9592; }
            pre { margin: 4px 0; overflow-x: auto; }
            p { margin: 4px 0; color: #d6c5c7; }
            mark { background: #e5484d; color: #fff; }
            button { float: inline-end; font: inherit; }`);
          root.adoptedStyleSheets = [style];
          const main = element("main", root);
          const close = element("button", main, "Hide");
          close.addEventListener("click", () => overlay.remove());
          element("h2", main, problems.length === 1 ? "1 error" : `${problems.length} errors`);
          for (const problem of problems) {
            const part = element("section", main);
            element("b", part, problem.place);
            element("div", part, `${problem.message} [${problem.id}]`);
            if (problem.excerpt !== undefined) {
              const line = element("pre", part, problem.excerpt.slice(0, problem.column));
              element("mark", line, problem.excerpt.slice(problem.column, problem.column + 1) || " ");
              line.append(problem.excerpt.slice(problem.column + 1));
            }
            if (problem.hint) element("p", part, problem.hint);
          }
          overlay.setAttribute("role", "alert");
          document.documentElement.append(overlay);
        };
        """#
}
