import type { DesignDocument, ImageLayer } from "@surimono/domain/designs";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTrial } from "./create-trial.ts";
import { keepTried } from "./keep-tried.ts";
import { forgetSimulation, readSimulation, type Simulation, writeSimulation } from "./simulation-store.ts";

const place = { x: 0, y: 0, width: 1000, height: 1000, rotation: 0, opacity: 1000 };
const image = (id: string, assetId: string): ImageLayer => ({
  ...{ kind: "image", id, name: id, assetId, pixelWidth: 20, pixelHeight: 10, ...place },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
});

const [one, two, unused] = [newUuid(), newUuid(), newUuid()];
const local = (assetId: string) => ({
  ...{ assetId, name: `${assetId}.png`, pixelWidth: 20, pixelHeight: 10 },
  file: new Blob(["x"], { type: "image/png" }),
});

const tried: Simulation = {
  ...{ version: 1, id: newUuid(), productId: 1001, name: "シャツ", sku: "s", worksId: "w" },
  document: {
    ...{ schema: 1, itemId: 1001, methodId: 67, colorId: 101 },
    areas: [{ areaKindId: 1, width: 5000, height: 5000, layers: [image("a", one), image("b", two), image("c", one)] }],
  },
  revision: 1,
  pictures: [local(one), local(two), local(unused)],
  changedAt: Date.now(),
};

beforeEach(() => writeSimulation(tried));
afterEach(async () => {
  vi.unstubAllGlobals();
  const left = await readSimulation();
  if (left) await forgetSimulation(left);
});

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** The server with a picture id for each upload; `fails` names the failing call. */
function server(fails: (nth: number, path: string) => boolean = () => false, error_code = "designs/picture-broken") {
  const sent: Sent[] = [];
  let uploads = 0;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input), "http://shop.test").pathname;
    sent.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body).data : init?.body });
    if (fails(sent.length, path)) {
      const failure = { error_code, message: "だめ", request_id: "r" };
      return Response.json(failure, { status: 422 });
    }
    if (path !== "/api/design/picture") return Response.json({ product_id: 100_007, version_id: null });
    uploads += 1;
    return Response.json({
      ...{ asset_id: `00000000-0000-4000-8000-00000000000${uploads}`, name: "a", created_at: "" },
      ...{ pixel_width: 200, pixel_height: 100, facts: { see_through: 0, mid_tones: 0, unreachable: {} } },
    });
  });
  return sent;
}

test("each used picture is uploaded once, and the saved design refers to the uploads", async () => {
  const sent = server();
  expect(await keepTried(tried, "u1")).toMatchObject({ ok: true, value: { product_id: 100_007 } });
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/design/picture",
    "/api/design/picture",
    "/api/design/simulation/keep",
  ]);
  const last = sent.at(-1) ?? { body: {} };
  const { simulation_id, document } = last.body as { simulation_id: string; document: DesignDocument };
  expect(simulation_id).toBe(tried.id);
  expect(document.areas[0]?.layers.map((layer) => layer.kind === "image" && layer.assetId.at(-1))).toEqual([
    "1",
    "2",
    "1",
  ]);
  expect(document.areas[0]?.layers[0]).toMatchObject({ pixelWidth: 200, pixelHeight: 100 });
  expect(await readSimulation()).toBeUndefined();
});

test("an interrupted save stays here and continues without sending a picture twice", async () => {
  const broken = server((nth) => nth === 2);
  expect(await keepTried(tried, "u1")).toMatchObject({ ok: false });
  expect(broken).toHaveLength(2);
  const left = await readSimulation();
  if (!left) throw new Error("the try was forgotten");
  const sent = server();
  expect(await keepTried(left, "u1")).toMatchObject({ ok: true });
  expect(sent.map(({ path }) => path)).toEqual(["/api/design/picture", "/api/design/simulation/keep"]);
});

test("another member's upload is not reused", async () => {
  server((_nth, path) => path.endsWith("/keep"));
  expect(await keepTried(tried, "u1")).toMatchObject({ ok: false });
  const left = await readSimulation();
  const sent = server();
  expect(await keepTried(left ?? tried, "u2")).toMatchObject({ ok: true });
  expect(sent.filter(({ path }) => path === "/api/design/picture")).toHaveLength(2);
});

test("a remembered upload that is gone is sent anew, once, and the save goes on", async () => {
  server((_nth, path) => path.endsWith("/keep"));
  expect(await keepTried(tried, "u1")).toMatchObject({ ok: false });
  const left = (await readSimulation()) ?? tried;
  const [upload, keep] = ["/api/design/picture", "/api/design/simulation/keep"];
  const never = server((_nth, path) => path === keep, "designs/no-such-picture");
  expect(await keepTried(left, "u1")).toMatchObject({ failure: { code: "designs/no-such-picture" } });
  expect(never.map(({ path }) => path)).toEqual([keep, upload, upload, keep]);
  const once = server((nth) => nth === 1, "designs/no-such-picture");
  expect(await keepTried(left, "u1")).toMatchObject({ ok: true });
  expect(once.map(({ path }) => path)).toEqual([keep, upload, upload, keep]);
});

test("what another tab has begun meanwhile stays", async () => {
  server();
  const other = { ...tried, id: newUuid(), productId: 1002 };
  await writeSimulation(other);
  expect(await keepTried(tried, "u1")).toMatchObject({ ok: true });
  expect(await readSimulation()).toMatchObject({ id: other.id });
});

test("what another tab has drawn since stays, and is sent as another item", async () => {
  const sent = server();
  const opened = createTrial(tried);
  const document = { ...tried.document, colorId: 107 };
  expect(await opened.server.save(document, 1)).toMatchObject({ ok: true });
  expect(await keepTried(tried, "u1")).toMatchObject({ ok: true });
  expect(await opened.server.save({ ...document, colorId: 112 }, 2)).toMatchObject({ value: { revision: 3 } });
  const left = await readSimulation();
  if (!left) throw new Error("the try was forgotten");
  expect(await keepTried(left, "u1")).toMatchObject({ ok: true });
  const kept = sent.filter(({ path }) => path.endsWith("/keep")).map(({ body }) => body);
  expect(kept).toMatchObject([
    { simulation_id: tried.id, document: { colorId: 101 } },
    { simulation_id: left.key, document: { colorId: 112 } },
  ]);
  expect(left.key).not.toBe(tried.id);
  expect(await readSimulation()).toBeUndefined();
});

test("a try is forgotten after a week", async () => {
  await writeSimulation({ ...tried, changedAt: Date.now() - 8 * 24 * 60 * 60 * 1000 });
  expect(await readSimulation()).toBeUndefined();
});
