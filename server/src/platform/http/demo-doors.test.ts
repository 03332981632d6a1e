import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { guardDemoDoors } from "./demo-doors.ts";

/** As the demo has them; everything else is a page or a call. */
const ROUTES = ["/dev/mail", "/dev/networks/*", "/gateway/pay/:id(^\\w+$)", "/v1/refunds", "/*"];

async function ask(url: string, from: { ip?: string; host?: string }, env = { demo: true, demoDoors: false }) {
  const http = fastify();
  onTestFinished(() => http.close());
  guardDemoDoors(http, env);
  for (const route of ROUTES) http.get(route, async () => "open");
  const { statusCode } = await http.inject({
    url,
    remoteAddress: from.ip ?? "127.0.0.1",
    headers: { host: from.host ?? "localhost:8080" },
  });
  return statusCode;
}

const DOORS = ["/dev/mail", "/dev/networks/x", "/gateway/pay/cs_1", "/v1/refunds", "/%64ev/mail", "/%76%31/refunds"];

test.each(DOORS)("%s opens on this machine alone, under its own names", async (url) => {
  expect(await ask(url, {})).toBe(200);
  expect(await ask(url, { ip: "::1", host: "[::1]:8080" })).toBe(200);
  expect(await ask(url, { ip: "::ffff:127.0.0.1" })).toBe(200);
  expect(await ask(url, { ip: "192.168.1.20" })).toBe(403);
  expect(await ask(url, { ip: "2001:db8::1" })).toBe(403);
  expect(await ask(url, { host: "rebind.evil.example" })).toBe(403);
  expect(await ask(url, { host: "localhost.evil.example:8080" })).toBe(403);
  expect(await ask(url, { ip: "192.168.1.20", host: "192.168.1.10:8080" }, { demo: true, demoDoors: true })).toBe(200);
});

test.each(["/", "/items", "/api/item/list", "/developers", "/api/demo/accounts"])(
  "the shop itself at %s is open to all",
  async (url) => {
    expect(await ask(url, { ip: "192.168.1.20", host: "192.168.1.10:8080" })).toBe(200);
  },
);
