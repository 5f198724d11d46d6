/// How problems look, over a page and in place of one. A shadow root holds it: no page's style gets in, and none of it out.
enum ProblemStyle {
    static let css = """
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
        .panel { max-block-size: min(60vh, 40rem); overflow: auto; padding: 1rem clamp(1rem, 3vw, 2rem) 1.5rem;
          background: var(--back); color: var(--text); border-block-start: 4px solid var(--strong);
          box-shadow: 0 0 32px rgb(0 0 0 / 0.35); font: 15px/1.5 system-ui, sans-serif; }
        :host([data-full]) .panel { max-block-size: none; block-size: 100%; box-shadow: none; }
        header { display: flex; align-items: baseline; gap: 1rem; flex-wrap: wrap; margin-block-end: 1rem; }
        header > div { flex: 1 1 auto; }
        #title { font-size: 1.15rem; margin: 0; }
        ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.5rem; }
        li { min-inline-size: 0; }
        li > :first-child { font-size: 1rem; margin: 0; font-weight: 600; overflow-wrap: anywhere; }
        .severity { color: var(--strong); }
        .warning .severity { color: var(--soft); }
        .id { color: var(--soft); font-weight: 400; }
        p { margin: 0.25rem 0; overflow-wrap: anywhere; }
        .place, .hint, .more { color: var(--soft); }
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
        :focus-visible { outline: 2px solid var(--strong); outline-offset: 2px; }
        """
}
