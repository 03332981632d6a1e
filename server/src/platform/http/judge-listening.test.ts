import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeListening } from "./judge-listening.ts";

const taken = createServer();
let port: number;
beforeAll(async () => {
  await once(taken.listen(0, "127.0.0.1"), "listening");
  ({ port } = taken.address() as AddressInfo);
});
afterAll(() => taken.close());

const judge = (said: Partial<Parameters<typeof judgeListening>[0]>) =>
  judgeListening({ port: 0, host: "127.0.0.1", metricsPort: undefined, metricsHost: "127.0.0.1", ...said });

test("places where a process can listen are no problem, and free again afterwards", async () => {
  for (const host of ["127.0.0.1", "localhost", "0.0.0.0"]) expect(await judge({ host })).toEqual([]);
  taken.close();
  await once(taken, "close");
  for (let twice = 0; twice < 2; twice++) expect(await judge({ port })).toEqual([]);
  await once(taken.listen(port, "127.0.0.1"), "listening");
});

test("each place that is taken is said in a line, with the setting that moves it", async () => {
  expect(await judge({ port, metricsPort: port })).toEqual([
    `PORT ${port} is in use: set PORT to a free one`,
    `METRICS_PORT ${port} is in use: set METRICS_PORT to a free one`,
  ]);
});

test("one port for customers and for figures is a problem before either is open", async () => {
  taken.close();
  await once(taken, "close");
  expect(await judge({ port, metricsPort: port })).toEqual([expect.stringContaining("METRICS_PORT")]);
  await once(taken.listen(port, "127.0.0.1"), "listening");
});

test("an address of another machine is said with what to set", async () => {
  // Of TEST-NET-3 (RFC 5737): no machine has it.
  expect(await judge({ host: "203.0.113.7" })).toEqual([
    expect.stringMatching(/^HOST 203\.0\.113\.7 is no address that this machine can listen at: .* 0\.0\.0\.0/),
  ]);
});
