import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addSecurityHeaders } from "./security-headers.ts";
import { serveWeb } from "./serve-web.ts";

const http = Fastify();
const folder = mkdtempSync(join(tmpdir(), "served-web-"));

beforeAll(async () => {
  const root = join(folder, "client");
  for (const part of ["assets", "guides/privacy"]) mkdirSync(join(root, part), { recursive: true });
  const files = {
    "index.html": "<h1>home</h1>",
    "guides/privacy/index.html": "<h1>privacy</h1>",
    "__spa-fallback.html": "<h1>any page</h1>",
    "assets/app-1.js": "start()",
    "robots.txt": "User-agent: *",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  writeFileSync(join(root, "index.html.br"), brotliCompressSync("<h1>home</h1>"));
  const hashes = { "index.html": ["sha256-home"], "guides/privacy/index.html": ["sha256-privacy"] };
  writeFileSync(join(folder, "csp.json"), JSON.stringify({ ...hashes, "__spa-fallback.html": ["sha256-any"] }));
  writeFileSync(join(folder, "pages.json"), JSON.stringify(["/", "/guides/privacy", "/my-items/:id?"]));
  addSecurityHeaders(http, { https: false });
  await serveWeb(http, root, { https: false });
});

afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true });
});

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await http.inject({ url, headers });
  const policy = String(answer.headers["content-security-policy"]);
  return { answer, hashes: policy.match(/sha256-\w+/g) ?? [], policy };
}

test.each([
  ["/", 200, ["sha256-home"]],
  ["/guides/privacy", 200, ["sha256-privacy"]],
  ["/guides/privacy/", 200, ["sha256-privacy"]],
  ["/my-items/7", 200, ["sha256-any"]],
  ["/never-was", 404, ["sha256-any"]],
])("the page of %s answers %i, and may run its own inline scripts and no others", async (url, status, own) => {
  const { answer, hashes } = await get(url);
  expect([answer.statusCode, hashes]).toEqual([status, own]);
});

test("a page that is compressed, or that the browser has already, keeps its policy", async () => {
  const packed = await get("/", { "accept-encoding": "br" });
  expect(packed.answer.headers["content-encoding"]).toBe("br");
  expect(packed.hashes).toEqual(["sha256-home"]);
  const etag = String(packed.answer.headers["etag"]);
  const again = await get("/", { "accept-encoding": "br", "if-none-match": etag });
  expect([again.answer.statusCode, again.hashes]).toEqual([304, ["sha256-home"]]);
});

test("what is no page is strict without any hash, and small", async () => {
  for (const url of ["/assets/app-1.js", "/robots.txt", "/api/nothing"]) {
    const { hashes, policy, answer } = await get(url);
    expect(hashes, url).toEqual([]);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(JSON.stringify(answer.headers).length).toBeLessThan(1200);
  }
});

test("files with a hash in their name are kept for ever, pages are asked for again", async () => {
  expect((await get("/assets/app-1.js")).answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("/")).answer.headers["cache-control"]).toBe("no-cache");
});
