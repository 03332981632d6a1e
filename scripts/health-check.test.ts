import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";

const CHECK = join(import.meta.dirname, "../ops/health-check.mjs");

async function check(host: string, settings: Readonly<Record<string, string>>): Promise<unknown> {
  const server = createServer((_, answer) => answer.end("ok"));
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [CHECK], { env: { ...settings, PORT: String(port) } });
  const [code] = await once(child, "exit");
  server.close();
  return code;
}

test.skipIf(process.platform !== "linux").each([
  ["everywhere", "127.0.0.1", { HOST: "0.0.0.0" }, 0],
  ["by default", "127.0.0.1", {}, 0],
  ["at an address of its own", "127.0.0.2", { HOST: "127.0.0.2" }, 0],
  ["nowhere", "127.0.0.1", { HOST: "127.0.0.3" }, 1],
])("a process that listens %s is found there", async (_, host, settings, code) => {
  expect(await check(host, settings)).toBe(code);
});
