import { expect, test } from "vitest";
import { withLateStart } from "./late-start.ts";

const entry = 'import "/assets/entry.js"';
const page =
  '<html><head><link rel="preload" as="image" href="/a.svg"/><link rel="modulepreload" href="/1.js"/><link rel="modulepreload" href="/2.js"/>' +
  `<script>"x"</script><link rel="stylesheet" href="/a.css"/></head><body><p>text</p><script type="module" async="">${entry}</script></body></html>`;

test("no script is requested before the page can be read, and the order is kept", () => {
  const late = withLateStart(page);
  expect(late.slice(0, late.indexOf("<body>"))).toBe(
    '<html><head><link rel="preload" as="image" href="/a.svg"/><script>"x"</script><link rel="stylesheet" href="/a.css"/></head>',
  );
  expect(late).toContain(`<script type="text/late-module" async="">${entry}</script>`);
  expect(late).not.toContain('type="module"');
  expect(late).toContain('["/1.js","/2.js"],');
  expect(late.endsWith("</script></body></html>")).toBe(true);
});

test("a page without an entry is unchanged", () => {
  expect(withLateStart("<body><p>text</p></body>")).toBe("<body><p>text</p></body>");
});
