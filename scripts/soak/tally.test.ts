import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceOf } from "./random.ts";
import { balanced, openTally } from "./tally.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    const [, status = "200", code = "", pause = ""] = (request.url ?? "").split("/");
    if (status === "cut") return void request.socket.destroy();
    response.writeHead(Number(status), pause ? { "retry-after": pause } : {});
    response.end(JSON.stringify({ error_code: code.replace(".", "/") }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = async (path: string, ports = [port]) => {
  const tally = openTally();
  await balanced(ports, tally, () => 0)(`http://shop${path}`).catch(() => undefined);
  return { counted: [...tally.answers.keys()], faults: tally.faults };
};

test.each([
  ["/200", ["200"]],
  ["/409/orders.held", ["409 orders/held"]],
  ["/503/server.busy/1", ["503 server/busy"]],
  ["/409/request.overlapping/1", ["409 request/overlapping"]],
  ["/cut", ["cut off without an answer"]],
])("%s is told and no fault", async (path, counted) => {
  expect(await ask(path)).toEqual({ counted, faults: [] });
});

test.each(["/500/server.error", "/502", "/503/server.busy", "/400/request.invalid"])("%s is a fault", async (path) => {
  expect((await ask(path)).faults).toHaveLength(1);
});

test("where nobody listens another process is asked", async () => {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
  const dead = (free.address() as AddressInfo).port;
  await new Promise((resolve) => free.close(resolve));
  expect(await ask("/200", [dead, port])).toEqual({ counted: ["200"], faults: [] });
});

test("the same seed has the same chances", () => {
  const some = (seed: number) => {
    const chance = chanceOf(seed);
    return Array.from({ length: 20 }, () => chance.between(1, 1_000));
  };
  expect(some(7)).toEqual(some(7));
  expect(some(7)).not.toEqual(some(8));
  expect(some(9).every((one) => one >= 1 && one <= 1_000)).toBe(true);
});
