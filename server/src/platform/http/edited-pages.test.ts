import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EditedPage } from "./edited-pages.ts";
import { serveWeb } from "./serve-web.ts";

const http = Fastify();
const folder = mkdtempSync(join(tmpdir(), "edited-pages-"));
const edited = new Map<string, EditedPage>();

beforeAll(async () => {
  const root = join(folder, "client");
  for (const part of ["guides/privacy", "faq", "assets"]) mkdirSync(join(root, part), { recursive: true });
  const page = (title: string) => `<html><head><title>${title}</title></head></html>`;
  const files = {
    "__spa-fallback.html": "any page",
    "faq/index.html": page("faq"),
    "faq.data": '["built faq"]',
    "guides/privacy/index.html": page("privacy"),
    "guides/privacy.data": '["built privacy"]',
    "help.json": '{"answers":[]}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  writeFileSync(join(folder, "csp.json"), JSON.stringify({ "faq/index.html": ["sha256-built"] }));
  writeFileSync(join(folder, "heads.json"), JSON.stringify({ "/faq": "<built/>", "/guides/privacy": "" }));
  writeFileSync(join(folder, "pages.json"), JSON.stringify(["/faq", "/guides/privacy"]));
  await serveWeb(http, root, { demo: true, publicUrl: "http://localhost" }, async (path) => edited.get(path));
});

afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { host: "localhost", ...headers } });

const faq = (words: string): EditedPage => ({
  ...{ html: `<html><head><title>${words}</title></head></html>`, data: `["${words}"]` },
  ...{ tags: '<link rel="canonical" href="{origin}/faq"/>', scripts: ["sha256-edited"] },
});

test("an edited page comes in place of the built one: text, head, data and policy, until it is edited again", async () => {
  const built = await get("/faq");
  expect(built.body).toContain("<title>faq</title><built/>");
  expect((await get("/faq.data")).body).toBe('["built faq"]');

  edited.set("/faq", faq("直した質問"));
  const page = await get("/faq/", { "if-none-match": String(built.headers["etag"]) });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>直した質問</title><link rel="canonical" href="http://localhost/faq"/>');
  expect(page.headers["content-security-policy"]).toContain("'sha256-edited'");
  expect(page.headers["content-security-policy"]).not.toContain("sha256-built");
  const packed = await get("/faq", { "accept-encoding": "br" });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain("直した質問");
  const data = await get("/faq.data?_routes=faq");
  expect([data.body, data.headers["content-type"]]).toEqual(['["直した質問"]', "text/x-script; charset=utf-8"]);
  const again = await get("/faq.data", { "if-none-match": String(data.headers["etag"]) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);

  edited.set("/faq", faq("また直した質問"));
  expect((await get("/faq", { "if-none-match": String(page.headers["etag"]) })).body).toContain("また直した");
  edited.delete("/faq");
  expect((await get("/faq")).body).toBe(built.body);
});

test("a page that was not edited stays as it was built, and so does every other file", async () => {
  edited.set("/faq", faq("直した質問"));
  expect((await get("/guides/privacy")).body).toContain("<title>privacy</title>");
  expect((await get("/guides/privacy.data")).body).toBe('["built privacy"]');
  expect((await get("/help.json")).body).toBe('{"answers":[]}');
  edited.set("/help.json", { html: "", data: '{"answers":[1]}', tags: "", scripts: [] });
  const help = await get("/help.json");
  expect([help.body, help.headers["content-type"]]).toEqual(['{"answers":[1]}', "application/json; charset=utf-8"]);
});
