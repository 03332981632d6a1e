import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getKinds, getRanking, imageAddress } from "@surimono/contract/catalogue";
import { getMyItem } from "@surimono/contract/my-items";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMyItem } from "./features/my-items/testing/index.ts";
import { freePort } from "./testing/free-port.ts";
import { openTestShop, type TestShop, value } from "./testing/index.ts";

const NGINX = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => globSync(path).length > 0);
const OURS = join(import.meta.dirname, "../../ops/nginx-cache.conf");

let shop: TestShop;
let cached: string;
let folder: string;
let stopNginx: () => Promise<void>;
/** A process of the release before, which alone has this script. */
let before: Server;
const OLD_SCRIPT = "/assets/of-the-release-before.js";

beforeAll(async () => {
  shop = await openTestShop({ variables: { TRUST_PROXY: "loopback" } });
  before = createServer(({ url }, response) => response.writeHead(url === OLD_SCRIPT ? 200 : 500).end());
  await once(before.listen(0, "127.0.0.1"), "listening");
  if (NGINX) await startNginx(NGINX);
});
afterAll(async () => {
  await stopNginx?.();
  before.close();
  await shop.stop();
});

/** The example of `ops/`, with this shop behind it and a folder of its own. */
async function startNginx(nginx: string): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "surimono-cache-"));
  const port = await freePort();
  cached = `http://127.0.0.1:${port}`;
  const ours = readFileSync(OURS, "utf8")
    .replaceAll("127.0.0.1:8079", `127.0.0.1:${port}`)
    .replace("/var/cache/nginx/surimono", join(folder, "cache"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const other = `127.0.0.1:${(before.address() as AddressInfo).port}`;
  const upstream = `upstream surimono { server ${new URL(shop.baseUrl).host}; server ${other} backup; }`;
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const around = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}`;
  writeFileSync(join(folder, "nginx.conf"), `${around} http { access_log off; ${temporary} ${upstream} ${ours} }`);
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  stopNginx = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + 10_000; ; await sleep(50)) {
    if (
      await fetch(`${cached}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    if (Date.now() > until || child.exitCode !== null) throw new Error(readFileSync(join(folder, "errors"), "utf8"));
  }
}

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(cached + path, { headers });
  await answer.arrayBuffer();
  return { status: answer.status, from: answer.headers.get("x-cache"), said: answer.headers.get("cache-control") };
};
/** How it comes the first and the second time. */
const twice = async (path: string, headers?: Readonly<Record<string, string>>) => [
  (await ask(path, headers)).from,
  (await ask(path, headers)).from,
];
const stored = () =>
  globSync(join(folder, "cache/**/*"))
    .filter((path) => !path.endsWith("cache"))
    .flatMap((path) => {
      try {
        return [readFileSync(path).toString("latin1")];
      } catch {
        return [];
      }
    });

test.skipIf(!NGINX)("what everybody gets is kept, each format of a picture by itself", async () => {
  expect(await twice(getKinds.path)).toEqual(["MISS", "HIT"]);
  expect(await twice("/emoji/licence.txt")).not.toContain("HIT");
  const picture = imageAddress("/catalogue/1001/101/front.webp", 120);
  const avif = { accept: "image/avif,image/webp,*/*" };
  expect(await twice(picture, avif)).toEqual(["MISS", "HIT"]);
  expect(await twice(picture, { accept: "image/webp" })).toEqual(["MISS", "HIT"]);
  // Another browser with the same formats gets the same.
  expect((await ask(picture, { accept: "text/html,image/avif;q=0.9" })).from).toBe("HIT");
});

test.skipIf(!NGINX)("nothing of a member is kept: no answer to a bearer, no private picture", async () => {
  const { call, token } = await shop.asMember({ nickname: "海野" });
  const product_id = await makeMyItem(shop, call, "completed");
  const mine = value(await call(getMyItem, { product_id }));
  const bearer = { authorization: `Bearer ${token}` };
  expect(await twice(getKinds.path, bearer)).toEqual(["BYPASS", "BYPASS"]);
  // What is kept for guests neither answers a member nor is replaced by a member's answer.
  await ask(getRanking.path);
  expect(await ask(getRanking.path, bearer)).toMatchObject({ from: "BYPASS", said: "private, no-store" });
  expect((await ask(getRanking.path)).from).toBe("HIT");
  const sealed = imageAddress(mine.images.images[0]?.url ?? "", 120);
  expect(await ask(sealed)).toMatchObject({ status: 200, from: "MISS", said: expect.stringMatching(/^private, /) });
  expect((await ask(sealed)).from).toBe("MISS");
  expect((await ask("/api/product/get/nothing")).from).toBe("MISS");
  const all = stored();
  expect(all.length).toBeGreaterThan(0);
  for (const secret of [String(mine.version_id), sealed, "海野", token])
    expect(all.filter((file) => file.includes(Buffer.from(secret).toString("latin1")))).toEqual([]);
});

test.skipIf(!NGINX)("a picture of two megabytes goes through it, and a script is asked of both releases", async () => {
  const { call, token } = await shop.asMember();
  const form = new FormData();
  form.append(
    "product",
    JSON.stringify({ product_id: await makeMyItem(shop, call), images: [{ image_name: "a.png" }] }),
  );
  form.append("a.png", new Blob([new Uint8Array(2_000_000)], { type: "image/png" }), "a.png");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${cached}/api/product/update`, { method: "POST", body: form, headers });
  // By the shop, which finds no picture in it.
  expect(await answer.json()).toMatchObject({ error_code: expect.any(String) });
  expect((await ask(OLD_SCRIPT)).status).toBe(200);
});

test("pictures of goods and what the studio loads are answered without the database", async () => {
  const picture = imageAddress("/catalogue/1001/101/front.webp", 120);
  const paths = [picture, "/emoji/licence.txt", getKinds.path, getRanking.path];
  for (const path of paths) await (await fetch(shop.baseUrl + path)).arrayBuffer();
  const state = { taken: 0 };
  shop.shop.database.pool.on("acquire", () => state.taken++);
  for (let time = 0; time < 10; time++)
    for (const path of paths) expect((await fetch(shop.baseUrl + path)).status).toBe(200);
  // The catalogue is looked at by the clock meanwhile.
  expect(state.taken).toBeLessThan(4);
});
