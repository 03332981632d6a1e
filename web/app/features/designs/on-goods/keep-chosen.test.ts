import type { DesignDocument } from "@surimono/domain/designs";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { afterEach, expect, test, vi } from "vitest";
import { type OnePicture, readOnePicture, type Simulation, writeOnePicture } from "../simulation-store.ts";
import { keepChosen } from "./keep-chosen.ts";
import { asTrial } from "./laid-goods.ts";

const picture: OnePicture = {
  ...{ assetId: newUuid(), name: "日の出.png", pixelWidth: 20, pixelHeight: 10, keptAt: Date.now() },
  file: new Blob(["x"], { type: "image/png" }),
};

const onGoods = (productId: number): Simulation => ({
  ...{ version: 1, id: newUuid(), productId, name: `${productId}`, sku: "s", worksId: "w", revision: 1 },
  document: { schema: 1, itemId: productId, methodId: 67, colorId: 1, areas: [] } satisfies DesignDocument,
  ...{ pictures: [picture], changedAt: Date.now() },
});

afterEach(() => vi.unstubAllGlobals());

const [UPLOAD, KEEP] = ["/api/design/picture", "/api/design/simulation/keep"];

/** The paths that were called; the saving of `refused` fails. */
function server(refused: () => string | undefined, error_code = "designs/no-such-item") {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), "http://shop.test");
    sent.push(pathname);
    if (pathname === "/api/design/picture")
      return Response.json({
        ...{ asset_id: newUuid(), name: "a", created_at: "", pixel_width: 200, pixel_height: 100 },
        facts: { see_through: 0, mid_tones: 0, unreachable: {} },
      });
    const { simulation_id } = JSON.parse(String(init?.body)).data;
    if (simulation_id !== refused()) return Response.json({ product_id: 100_007, version_id: null });
    return Response.json({ error_code, message: "だめ", request_id: "r" }, { status: 404 });
  });
  return sent;
}

test("the picture is sent once, also when a save is broken off and goes on later", async () => {
  await writeOnePicture(picture);
  const [shirt, mug, bag] = [onGoods(1001), onGoods(1004), onGoods(1002)];
  let refused: string | undefined = mug.id;
  const sent = server(() => refused);
  const kept: Simulation[] = [];
  expect(await keepChosen(picture, [shirt, mug, bag], "u1", (one) => kept.push(one))).toMatchObject({
    failure: { code: "designs/no-such-item" },
  });
  expect(kept).toEqual([shirt]);
  refused = undefined;
  expect(await keepChosen(picture, [mug, bag], "u1", (one) => kept.push(one))).toEqual({ ok: true });
  expect(kept).toEqual([shirt, mug, bag]);
  expect(sent.filter((path) => path === "/api/design/picture")).toHaveLength(1);
  // Another member's upload is not this one's.
  await keepChosen(picture, [shirt], "u2", () => {});
  expect(sent.filter((path) => path === "/api/design/picture")).toHaveLength(2);
});

test("an upload that is gone is sent anew, and what was saved before is not saved again", async () => {
  await writeOnePicture(picture);
  const [shirt, mug, bag] = [onGoods(1001), onGoods(1004), onGoods(1002)];
  let gone: string | undefined;
  const isSentAnew = () => sent.lastIndexOf(UPLOAD) > 0;
  const sent = server(() => (isSentAnew() ? undefined : gone), "designs/no-such-picture");
  expect(await keepChosen(picture, [shirt], "u1", () => {})).toEqual({ ok: true });
  gone = bag.id;
  const kept: Simulation[] = [];
  expect(await keepChosen(picture, [mug, bag], "u1", (one) => kept.push(one))).toEqual({ ok: true });
  expect(kept).toEqual([mug, bag]);
  expect(sent).toEqual([UPLOAD, KEEP, KEEP, KEEP, UPLOAD, KEEP]);
});

test("a picture that another tab chose while this one was sent stays", async () => {
  await writeOnePicture(picture);
  server(() => undefined);
  const other = { ...picture, assetId: newUuid() };
  const answers = globalThis.fetch;
  vi.stubGlobal("fetch", async (...sent: Parameters<typeof fetch>) => {
    if (String(sent[0]).endsWith("/picture")) await writeOnePicture(other);
    return answers(...sent);
  });
  expect(await keepChosen(picture, [onGoods(1001)], "u1", () => {})).toEqual({ ok: true });
  expect(await readOnePicture()).toEqual(other);
});

test("what is designed further is another design than the one that is saved as it is", () => {
  const saved = onGoods(1001);
  const { id, changedAt: _, ...trial } = asTrial(saved);
  const { id: savedId, changedAt: _before, ...same } = saved;
  expect(id).not.toBe(savedId);
  expect(trial).toEqual(same);
});
