import BrowserSupport
import Testing

@testable import SitePreview

/// Random pages of every structure. Most of them could not come from a theme.
@Suite(.browser(.chromium), .timeLimit(.minutes(30))) struct MergeTests {
    @Test(arguments: [1, 2]) func anyPageBecomesAnyOther(seed: Int) async throws {
        let script = ClientFiles.script("Live/Client", ["names.js", "cells.js", "match.js", "merge.js", "plan.js"])
        let function = "(seed) => {\n\(script)\n\(Self.pages)\n\(Self.judge)\n}"
        try await SharedBrowser.chromium.lend { browser in
            try await browser.navigate(to: "about:blank")
            let failures = try await browser.call(function, seed, as: [String].self)
            #expect(failures == [])
        }
    }

    /// `page()` returns the markup of a page: nested elements, some with an ID, lists of cells with and without boxes,
    /// templates, comments and text.
    private static let pages = """
        let state = seed;
        const below = (count) => {
          state = (state * 1103515245 + 12345) & 0x7fffffff;
          return (state >> 8) % count;
        };
        const word = () => "abcdefgh"[below(8)];
        const several = (most, make) => Array.from({ length: below(most) }, make).join("");
        const cell = () => `<li><a href="${word()}">${word()}</a><ul><li>${word()}</li></ul></li>`;
        const cells = () => several(6, () => below(3) ? cell() : `<div class="cl-stack">${cell()}${several(2, cell)}</div>`);
        const nodes = (depth) => several(depth > 2 ? 2 : 6, () => [
          () => `${word()} `, () => `<!--${word()}-->`, () => `<template><p>${word()}</p></template>`,
          () => `<ol class="cl-list">${cells()}</ol>`, () => `<section id="s${below(4)}">${nodes(depth + 1)}</section>`,
          () => `<div class="${word()}">${nodes(depth + 1)}</div>`, () => `<div id="${word()}">${nodes(depth + 1)}</div>`,
          () => `<p lang="${word()}">${word()}<b>${word()}</b></p>`,
        ][below(8)]());
        const page = () => `<!doctype html><html lang="${word()}"><head><title>${word()}</title>`
          + `<meta name="a" content="${word()}"></head><body class="${word()}">${nodes(0)}</body></html>`;
        """

    private static let judge = """
        const runs = () => false;
        const failures = [];
        for (let round = 0; round < 500; round += 1) {
          const [base, next] = [page(), page()].map((text) => {
            const made = new DOMParser().parseFromString(text, "text/html");
            made.normalize();
            return made;
          });
          const live = document.importNode(base.documentElement, true);
          document.replaceChild(live, document.documentElement);
          merge(live, base.documentElement, next.documentElement, new Plan(base, next, new Map()));
          if (live.outerHTML !== next.documentElement.outerHTML || templates(live) !== templates(next.documentElement)) {
            failures.push([base, next].map((made) => made.documentElement.outerHTML).join("\\n") + "\\n" + live.outerHTML);
          }
        }
        return failures.slice(0, 1);
        """
}
