extension InspectorScript {
    static let style = #"""
        // Kinds are told apart by line and corner as well as by colour: sections are solid and thick, groups dashed, items thin,
        // headers dotted, sides long dashes.
        const panelStyle = `
          * { box-sizing: border-box; }
          section { --back: light-dark(#fdfdfe, #15191f); --raised: light-dark(#f1f3f6, #1e242c); --line: light-dark(#d5dae1, #333c47);
            --text: light-dark(#1a212a, #e4e9ef); --soft: light-dark(#515c69, #a0acb9); --focus: light-dark(#0b62c4, #6cb6ff);
            --item: light-dark(#0b62c4, #6cb6ff); --group: light-dark(#a84300, #f5a364); --section: light-dark(#6d28b8, #c9a3ff);
            --boundary: light-dark(#146c3a, #65d08f); --wrong: light-dark(#b3121d, #ff8f8a);
            font: 13px/1.45 system-ui, sans-serif; color: var(--text); }
          .outlines { position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh; pointer-events: none; overflow: hidden; }
          .outlines > rect { fill: none; stroke-width: 1; stroke: var(--kind); }
          .section { --kind: var(--section); } .group { --kind: var(--group); } .item { --kind: var(--item); }
          .boundary { --kind: var(--boundary); } .side { --kind: var(--section); }
          .supplementary, .decoration { --kind: var(--soft); }
          .outlines > rect.section { stroke-width: 2; }
          .outlines > rect.group { stroke-dasharray: 6 4; }
          .outlines > rect.boundary { stroke-dasharray: 1.5 3; stroke-width: 1.5; stroke-linecap: round; }
          .outlines > rect.side { stroke-dasharray: 16 6; stroke-width: 2; }
          .outlines > rect.supplementary { stroke-dasharray: 3 2; }
          .outlines > rect.around { stroke-width: 2; }
          .outlines > rect.selected { stroke-width: 2; fill: color-mix(in srgb, var(--kind) 16%, transparent); }
          .outlines > rect.wrong { stroke: var(--wrong); }
          .outlines .label rect { fill: var(--kind); }
          .outlines .label text { fill: light-dark(#fff, #0d1117); font: 600 11px/1 ui-monospace, Menlo, Consolas, monospace; white-space: pre; }
          .panel { position: fixed; inset: auto 0 0 auto; inline-size: min(440px, 100vw); block-size: 100vh; block-size: 100dvh;
            display: grid; grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr); background: var(--back);
            border-inline-start: 1px solid var(--line); box-shadow: 0 0 24px rgb(0 0 0 / 0.16); }
          .panel[data-side="start"] { inset: auto auto 0 0; border-inline: 0 solid var(--line); border-inline-end-width: 1px; }
          header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding: 12px 16px 8px; }
          h2 { font-size: 14px; font-weight: 650; margin: 0; }
          .facts { flex: 1 1 100%; order: 3; margin: 0; font-size: 12px; color: var(--soft); font-variant-numeric: tabular-nums; }
          .facts.wrong, .wrong { color: var(--wrong); font-weight: 600; }
          .tools { display: flex; gap: 4px; }
          header .tools { margin-inline-start: auto; }
          .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 8px; padding: 0 16px 0 12px;
            border-block-end: 1px solid var(--line); }
          button { font: 500 12px/1.3 system-ui, sans-serif; color: var(--text); background: none; border: 1px solid transparent;
            border-radius: 5px; padding: 4px 8px; cursor: pointer; }
          .tools button { border-color: var(--line); }
          .toggle { color: var(--soft); }
          .toggle[aria-pressed="true"] { color: var(--text); background: var(--raised); border-color: var(--kind, var(--soft)); }
          .toggle.section { border-width: 2px; padding: 3px 7px; } .toggle.group { border-style: dashed; }
          button:hover { background: var(--raised); }
          :focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
          [role="tablist"] { display: flex; margin-block-end: -1px; }
          [role="tab"] { border-radius: 5px 5px 0 0; padding: 7px 12px; color: var(--soft); border-block-end: 2px solid transparent; }
          [role="tab"][aria-selected="true"] { color: var(--text); border-block-end-color: var(--focus); }
          #view { overflow: auto; padding: 14px 16px 32px; overscroll-behavior: contain; }
          #view:focus-visible { outline-offset: -2px; }
          code, td, .width { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; font-variant-numeric: tabular-nums; }
          p { margin: 0; } h3 { font-size: 12px; font-weight: 650; margin: 18px 0 6px; }
          .note { color: var(--soft); margin-block: 4px; }
          .path { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
          .path li { border-inline-start: 2px solid var(--line); padding: 0 0 0 12px; min-inline-size: 0; }
          .path li[aria-current] { border-inline-start-color: var(--focus); }
          .path button { margin-inline-start: -8px; font-weight: 650; color: var(--kind); }
          .source { color: var(--soft); } .source code { font-size: 11.5px; overflow-wrap: anywhere; }
          .title code { font-weight: 600; overflow-wrap: anywhere; }
          .words { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 1px 12px; margin: 2px 0 0; }
          .words dt { color: var(--soft); font-size: 12px; } .words dd { margin: 0; overflow-wrap: anywhere; }
          .figures { margin-block-start: 18px; border-block-start: 1px solid var(--line); }
          .scrolls { overflow-x: auto; }
          table { border-collapse: collapse; inline-size: 100%; }
          th { text-align: start; font-weight: 400; font-size: 12px; color: var(--soft); vertical-align: baseline; padding: 2px 12px 2px 0; }
          td { text-align: end; white-space: nowrap; padding: 2px 0 2px 12px; vertical-align: baseline; }
          thead th { text-align: end; padding: 2px 0 2px 12px; }
          .sum { list-style: none; margin: 0; padding: 0; }
          .sum li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 3px 0; border-block-start: 1px solid var(--line); }
          .sum li:first-child { border: 0; }
          .sum .name, .sum .formula { color: var(--soft); } .sum b { color: var(--text); font-weight: 600; }
          .sum .formula { margin-inline-start: auto; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; text-align: end; }
          .summary { font-weight: 600; margin-block-end: 8px; font-variant-numeric: tabular-nums; }
          .missing { margin: 0 0 8px; padding-inline-start: 18px; color: var(--wrong); }
          .boxes button { padding: 1px 4px; margin-inline-start: -4px; color: var(--kind); white-space: nowrap; }
          .boxes tr[aria-current] { background: var(--raised); }
          .boxes thead { position: sticky; inset-block-start: 0; background: var(--back); }
          @media (max-width: 720px) {
            .panel, .panel[data-side="start"] { inline-size: 100vw; block-size: min(56vh, 460px); inset: auto 0 0; border: solid var(--line);
              border-width: 1px 0 0; }
            .panel[data-side="start"] { inset: 0 0 auto; border-width: 0 0 1px; }
          }
          @media (forced-colors: active) { .outlines { forced-color-adjust: none; } }`;
        """#

    static let widthsStyle = #"""
        const widthsStyle = `
          .panel[data-tab="widths"], .panel[data-tab="widths"][data-side="start"] { inset: 0; inline-size: 100vw; block-size: 100vh;
            block-size: 100dvh; border: 0; }
          .ruler { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); align-items: center; gap: 12px; }
          .width { font-size: 18px; font-weight: 600; }
          .track { position: relative; }
          input[type="range"] { inline-size: 100%; margin: 0; block-size: 28px; accent-color: var(--focus); cursor: ew-resize; }
          .ticks { position: relative; block-size: 6px; margin-inline: 8px; border-block-start: 1px solid var(--line); }
          .tick { position: absolute; inline-size: 1px; block-size: 6px; background: var(--soft); }
          .strip { list-style: none; margin: 8px 0 0; padding: 4px; display: flex; gap: 8px; overflow-x: auto; }
          .strip li { flex: none; }
          .strip button { display: grid; justify-items: start; align-content: start; gap: 6px; padding: 8px; block-size: 100%;
            border-color: var(--line); }
          .strip button[aria-pressed="true"] { border-color: var(--focus); background: var(--raised); box-shadow: inset 0 0 0 1px var(--focus); }
          .strip .picture { display: block; block-size: 128px; overflow: hidden; }
          .strip img { display: block; block-size: auto; }
          .strip .span { white-space: nowrap; font-variant-numeric: tabular-nums; }
          .beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(14rem, 0.5fr); gap: 20px; margin-block-start: 12px; }
          figure { margin: 0; min-inline-size: 0; }
          figcaption, .beside h3 { font-size: 12px; font-weight: 650; margin: 0 0 6px; }
          .paper, .stage { border: 1px solid var(--line); border-radius: 6px; overflow: auto; max-block-size: 640px; background: var(--raised); }
          .stage { overflow: hidden; background: light-dark(#fff, #000); }
          .wireframe { display: block; inline-size: 100%; block-size: auto; }
          iframe { display: block; border: 0; transform-origin: 0 0; }
          .rules { display: grid; gap: 10px; } h4 { font-size: 12px; font-weight: 600; margin: 0; }
          .rules p { color: var(--soft); } .rules ul { margin: 2px 0 0; padding: 0; list-style: none; }
          @media (max-width: 900px) { .beside { grid-template-columns: repeat(2, minmax(0, 1fr)); } .beside > .facts { grid-column: 1 / -1; } }
          @media (max-width: 480px) { .beside { grid-template-columns: minmax(0, 1fr); } .paper { max-block-size: 320px; } }`;
        """#
}
