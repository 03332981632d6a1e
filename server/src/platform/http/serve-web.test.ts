import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEPT_PAGE } from "./kept-page.ts";
import { openHttp } from "./open-http.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { serveWeb } from "./serve-web.ts";

const http = Fastify();
const folder = mkdtempSync(join(tmpdir(), "served-web-"));

beforeAll(async () => {
  const root = join(folder, "client");
  for (const part of ["assets", "guides/privacy", "faq"]) mkdirSync(join(root, part), { recursive: true });
  const files = {
    "index.html": "<h1>home</h1>",
    "guides/privacy/index.html": "<h1>privacy</h1>",
    "__spa-fallback.html": "<h1>any page</h1>",
    "assets/app-1.js": "start()",
    "faq/index.html": "<html><head><title>faq</title></head></html>",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  writeFileSync(join(root, "index.html.br"), brotliCompressSync("<h1>home</h1>"));
  const hashes = { "index.html": ["sha256-home"], "guides/privacy/index.html": ["sha256-privacy"] };
  writeFileSync(join(folder, "csp.json"), JSON.stringify({ ...hashes, "__spa-fallback.html": ["sha256-any"] }));
  writeFileSync(
    join(folder, "heads.json"),
    JSON.stringify({ "/": "", "/faq": '<link rel="canonical" href="{origin}/faq"/>' }),
  );
  writeFileSync(join(folder, "pages.json"), JSON.stringify(["/", "/guides/privacy", "/my-items/:id?"]));
  addSecurityHeaders(http, { https: false });
  const calls = [{ path: "/api/shelf", sameForAll: true }, { path: "/api/mine" }] as const;
  await serveWeb(http, root, { demo: true, publicUrl: "http://localhost:8080" }, undefined, calls);
});

afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true });
});

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await http.inject({ url, headers: { host: "localhost:8080", ...headers } });
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

test("files are served as they are called, in the browser's packing, and nothing beside their folder", async () => {
  writeFileSync(join(folder, "client/assets/app-1.js.br"), brotliCompressSync("start()"));
  const plain = await get("/assets/app-1.js?v=2");
  expect([plain.answer.statusCode, plain.answer.body]).toEqual([200, "start()"]);
  expect(plain.answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const packed = await get("/assets/app-1.js", { "accept-encoding": "br" });
  expect(packed.answer.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(packed.answer.headers["content-type"]).toContain("javascript");
  expect(brotliDecompressSync(packed.answer.rawPayload).toString()).toBe("start()");
  for (const hostile of ["/assets/", "/assets/..%2f..%2fcsp.json", "/%2e%2e/csp.json", "/assets/%5c..%5c..%5ccsp.json"])
    expect((await get(hostile)).answer.statusCode, hostile).toBeGreaterThanOrEqual(400);
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

test("files with a hash in their name are kept without end, pages are asked for again", async () => {
  expect((await get("/assets/app-1.js")).answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("/")).answer.headers["cache-control"]).toBe(KEPT_PAGE);
});

test.each(["br", "gzip", "identity"])(
  "a page names its public address, packed as %s, and is not sent twice",
  async (encoding) => {
    const { answer } = await get("/faq?from=mail", { "accept-encoding": `${encoding};q=0.9, deflate` });
    expect(answer.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(answer.headers["cache-control"]).toBe(KEPT_PAGE);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }[encoding];
    expect(unpack?.(answer.rawPayload).toString()).toBe(
      '<html><head><title>faq</title><link rel="canonical" href="http://localhost:8080/faq"/></head></html>',
    );
    const etag = String(answer.headers["etag"]);
    const again = await get("/faq", { "accept-encoding": encoding, "if-none-match": etag });
    expect([again.answer.statusCode, again.answer.payload]).toEqual([304, ""]);
  },
);

test("the demo is named as it is visited, by names of this machine only", async () => {
  const canonical = async (host: string) => /href="([^"]+)"/.exec((await get("/faq", { host })).answer.payload)?.[1];
  expect(await canonical("127.0.0.1:3000")).toBe("http://127.0.0.1:3000/faq");
  expect(await canonical("evil.example")).toBe("http://localhost:8080/faq");
});

test("crawlers find the public pages and nothing else", async () => {
  const robots = (await get("/robots.txt", { host: "localhost:8080" })).answer.payload;
  expect(robots).toContain("Sitemap: http://localhost:8080/sitemap.xml");
  expect(robots.match(/^Allow: .+/gm)).toEqual(["Allow: /api/image/", "Allow: /api/shelf"]);
  const { answer } = await get("/sitemap.xml");
  expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(answer.payload.match(/<loc>[^<]+/g)).toEqual([
    "<loc>http://localhost:8080/",
    "<loc>http://localhost:8080/faq",
  ]);
  expect((await get("/faq")).answer.headers["x-robots-tag"]).toBeUndefined();
  for (const path of ["/my-items/7", "/never-was"])
    expect((await get(path)).answer.headers["x-robots-tag"], path).toBe("noindex");
});

test("a shop with an address of its own names no other, whoever asks", async () => {
  const own = Fastify();
  await serveWeb(own, join(folder, "client"), { demo: false, publicUrl: "https://shop.example.jp" });
  for (const url of ["/faq", "/robots.txt", "/sitemap.xml"]) {
    const { payload } = await own.inject({ url, headers: { host: "localhost:8080" } });
    expect(payload, url).toContain("https://shop.example.jp/");
    expect(payload, url).not.toContain("localhost");
  }
  await own.close();
});

test("an address that is refused as a file's is of no page, and says so in one", async () => {
  const own = await openHttp({ logLevel: "silent", trustProxy: undefined });
  await serveWeb(own, join(folder, "client"), { demo: false, publicUrl: "https://shop.example.jp" });
  for (const url of ["//faq", "/my-items//7", "/a%5cb", `/${"a".repeat(300)}`]) {
    const { statusCode, payload } = await own.inject({ url });
    expect([statusCode, payload], url).toEqual([404, "<h1>any page</h1>"]);
  }
  expect((await own.inject({ url: "/faq//" })).payload).toContain("<title>faq</title>");
  await own.close();
});
