import { expect, test } from "vitest";
import { withLateModules } from "./late-modules.ts";

test("scripts come after style and pictures, each once and in their order", () => {
  const page =
    '<html><head><link rel="preload" as="image" href="/a.svg"/><link rel="modulepreload" href="/1.js"/><link rel="modulepreload" href="/2.js"/>' +
    '<script>"x"</script><link rel="stylesheet" href="/a.css"/></head><body><p>modulepreload</p></body></html>';
  expect(withLateModules(page)).toBe(
    '<html><head><link rel="preload" as="image" href="/a.svg"/><script>"x"</script><link rel="stylesheet" href="/a.css"/>' +
      '<link rel="modulepreload" href="/1.js"/><link rel="modulepreload" href="/2.js"/>' +
      "</head><body><p>modulepreload</p></body></html>",
  );
});

test("what has no head stays as it is", () => {
  expect(withLateModules("<p>text</p>")).toBe("<p>text</p>");
});
