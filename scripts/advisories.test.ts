import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type Advisory, askAdvisories, lockedVersions } from "./ask-advisories.ts";
import { judgeAdvisories, type Kept } from "./judge-advisories.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A local registry; returns its address, below a path as some have it. */
async function registryThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm`;
}

const BAD = {
  ...{ id: 1, url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc", title: "Reads what it must not" },
  ...{ severity: "high", vulnerable_versions: "<1.2.3" },
};

test("asks once about the exact versions, compressed as npm does, and reads the hits", async () => {
  const asked: unknown[] = [];
  const registry = await registryThat(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = gunzipSync(Buffer.concat(chunks)).toString();
    asked.push([request.method, request.url, request.headers["content-encoding"], JSON.parse(body)]);
    response.setHeader("content-type", "application/json").end(JSON.stringify({ left: [BAD] }));
  });
  const versions = { left: ["1.0.0", "1.2.2"], right: ["2.0.0"] };
  expect(await askAdvisories(registry, versions)).toEqual({
    answered: true,
    advisories: [
      {
        ...{ name: "left", versions: ["1.0.0", "1.2.2"], range: "<1.2.3", severity: "high" },
        ...{ title: BAD.title, url: BAD.url },
      },
    ],
  });
  expect(asked).toEqual([["POST", "/npm/-/npm/v1/security/advisories/bulk", "gzip", versions]]);
});

describe("a registry that cannot answer differs from one that knows of nothing", () => {
  const said: [string, RequestListener, RegExp][] = [
    ["405", (_, response) => response.writeHead(405).end("no"), /answers 405/],
    ["503", (_, response) => response.writeHead(503).end("{}"), /answers 503/],
    ["no JSON", (_, response) => response.end("<html>"), /JSON/],
    ["another shape", (_, response) => response.end('{"left":"none"}'), /no list for left/],
    ["a list", (_, response) => response.end("[]"), /no list by package/],
    ["nothing", () => {}, /does not answer in time/],
    ["a broken line", (request) => request.socket.destroy(), /fetch failed/],
  ];
  test.each(said)("%s", async (_name, answers, why) => {
    const registry = await registryThat(answers);
    const answer = await askAdvisories(registry, { left: ["1.0.0"] }, 1000);
    expect(answer).toMatchObject({ answered: false, why: expect.stringMatching(why) });
  });

  test("nothing known", async () => {
    const registry = await registryThat((_, response) => response.end("{}"));
    expect(await askAdvisories(registry, { left: ["1.0.0"] })).toEqual({ answered: true, advisories: [] });
  });
});

describe("judging", () => {
  const advisory: Advisory = {
    ...{ name: "left", versions: ["1.0.0"], range: "<1.2.3", severity: "high" },
    ...{ title: "Reads", url: BAD.url },
  };
  const kept: Kept = { id: "GHSA-aaaa-bbbb-cccc", reason: "not loaded by the shop", until: "2027-01-31" };

  test.each([
    ["low", 0],
    ["moderate", 0],
    ["high", 1],
    ["critical", 1],
  ])("%s: %i faults, with name, version, range and link", (severity, faults) => {
    const judged = judgeAdvisories([{ ...advisory, severity }], [], "2026-11-22");
    expect(judged.faults).toHaveLength(faults);
    const [text] = [...judged.faults, ...judged.notes];
    for (const part of ["left", "1.0.0", "<1.2.3", BAD.url]) expect(text).toContain(part);
  });

  test("a kept one passes until its last day, and says why", () => {
    const on = (today: string) => judgeAdvisories([advisory], [kept], today);
    expect(on("2027-01-31")).toMatchObject({ faults: [], notes: [expect.stringContaining("not loaded by the shop")] });
    expect(on("2027-02-01").faults).toEqual([expect.stringContaining("was kept until 2027-01-31")]);
  });

  test("a kept one without a hit is named", () => {
    expect(judgeAdvisories([], [kept], "2026-11-22")).toMatchObject({
      faults: [],
      notes: [expect.stringContaining("hits nothing")],
    });
  });
});

describe("the lock file", () => {
  test("is read by package, aliases by their real name, without workspaces", () => {
    const packages = {
      "": { name: "shop", version: "1.0.0" },
      server: { name: "@shop/server", version: "1.0.0" },
      "node_modules/@shop/server": { link: true },
      "node_modules/left": { version: "1.0.0" },
      "server/node_modules/left": { version: "2.0.0" },
      "node_modules/a/node_modules/@scope/right": { version: "3.0.0" },
      "node_modules/short": { name: "long", version: "4.0.0" },
    };
    expect(lockedVersions(JSON.stringify({ packages }))).toEqual({
      left: ["1.0.0", "2.0.0"],
      "@scope/right": ["3.0.0"],
      long: ["4.0.0"],
    });
  });

  test("of the shop names what it runs on, and each kept advisory has a reason and an end", () => {
    const root = join(import.meta.dirname, "..");
    const versions = lockedVersions(readFileSync(join(root, "package-lock.json"), "utf8"));
    expect(Object.keys(versions)).toEqual(expect.arrayContaining(["fastify", "react", "better-auth", "sharp"]));
    for (const { id, reason, until } of JSON.parse(
      readFileSync(join(root, "scripts/advisories-kept.json"), "utf8"),
    ) as Kept[]) {
      expect(id).toMatch(/^GHSA(-[\w]{4}){3}$/);
      expect(reason).not.toBe("");
      expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
