import { expect, test } from "vitest";
import { openHttp } from "./open-http.ts";

test.each([
  ["/%E0%A4%A", "/nowhere"],
  ["/articles/%E3%81", "/nowhere"],
  ["/items/detail/abc%00?limit=1", "/nowhere"],
  ["/articles/%E5%88%B7?x=%E3%81", "/articles/%E5%88%B7?x=%E3%81"],
  ["/items?search=%", "/items?search=%"],
])("a page at %s is looked for at %s", async (url, path) => {
  const http = await openHttp({ logLevel: "silent", trustProxy: undefined });
  http.setNotFoundHandler((request) => request.url);
  expect((await http.inject({ url })).body).toBe(path);
  await http.close();
});

test("a call at an address that nobody can decode is refused as malformed", async () => {
  const http = await openHttp({ logLevel: "silent", trustProxy: undefined });
  const answer = await http.inject({ url: "/api/%E0%A4%A" });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error_code: "request/malformed" }]);
  await http.close();
});
