import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes } from "./script-hashes.ts";

const hashOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

test("the scripts around a page's text may run, none within it", () => {
  const text = "<p>本文</p><script>alert(1)</script></main><script>alert(2)</script>";
  const html = `<head><script>a()</script></head><body><main class="page">${text}</main><script>b()</script>
    <script src="/c.js"></script></body>`;
  expect(scriptHashes(html)).toEqual([hashOf("a()"), hashOf("b()")]);
});

test("a page without a main part runs all of its own", () => {
  expect(scriptHashes("<body><script>a()</script></body>")).toEqual([hashOf("a()")]);
});
