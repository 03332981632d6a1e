import { randomUUID } from "node:crypto";
import {
  getPiecePhoto,
  getUnit,
  listPiecePhotos,
  photographUnit,
  rejectUnit,
  scanUnit,
  undoScan,
} from "@surimono/contract/floor";
import type { Caller } from "@surimono/contract/kernel";
import { DAY_MS } from "@surimono/domain/kernel";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readyOrder } from "../testing/index.ts";
import { forgetUnitPhotos } from "./unit-photos.ts";

let shop: TestShop;
let hand: Awaited<ReturnType<TestShop["asOperator"]>>;
beforeAll(async () => {
  shop = await openTestShop();
  hand = await shop.asOperator("floor");
});
afterAll(() => shop.stop());

const picture = async (background = "#c02020") =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString("base64");

async function scan(station: "print" | "check", code: string): Promise<string> {
  const scan_id = randomUUID();
  value(await hand.call(scanUnit, { scan_id, station, code }));
  return scan_id;
}

/** Whose only piece was printed. */
async function printedPiece() {
  const { buyer, id, codes } = await readyOrder(shop, { 23: 1 });
  const [code = ""] = codes;
  await scan("print", code);
  const seen = async (call: Caller = buyer.call) => value(await call(listPiecePhotos, { order_id: id })).photos;
  return { buyer, id, code, seen };
}

test("the buyer sees the picture of a checked piece, the last one taken, and nobody else does", async () => {
  const { buyer, id, code, seen } = await printedPiece();
  const take = async (photo?: string) => hand.call(photographUnit, { code, photo: photo ?? (await picture()) });
  expect(await take()).toMatchObject({ failure: { code: "floor/not-checked" } });
  await scan("check", code);
  expect(await take("AAAA")).toMatchObject({ failure: { code: "floor/photo-unreadable" } });
  expect(await seen()).toEqual([]);
  value(await take());
  const [first] = await seen();
  const { photo_id } = value(await take(await picture("#2040c0")));
  const [photo, second] = await seen();
  expect([photo?.photo_id, second]).toEqual([photo_id, undefined]);
  const asked = { order_id: id, photo_id };
  const bytes = Buffer.from(await (value(await buyer.call(getPiecePhoto, asked)) as Blob).arrayBuffer());
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  const gone = { failure: { code: "floor/no-such-photo" } };
  expect(await buyer.call(getPiecePhoto, { ...asked, photo_id: first?.photo_id ?? "" })).toMatchObject(gone);
  const stranger = await shop.asMember();
  expect(await seen(stranger.call)).toEqual([]);
  expect(await stranger.call(getPiecePhoto, asked)).toMatchObject(gone);
  expect(value(await hand.call(getUnit, { code })).photos).toMatchObject([{ photo_id, of: "checked" }]);
  const viewer = await shop.asOperator("viewer");
  expect(await viewer.call(photographUnit, { code, photo: await picture() })).toMatchObject({
    failure: { status: 403 },
  });
  await forgetUnitPhotos({ ...shop.shop, now: () => new Date(Date.now() + 230 * DAY_MS) });
  expect(await seen()).toEqual([]);
});

test("what was rejected, or whose check was taken back, shows its buyer nothing", async () => {
  const { code, seen } = await printedPiece();
  const undoes = await scan("check", code);
  value(await hand.call(photographUnit, { code, photo: await picture() }));
  expect(await seen()).toHaveLength(1);
  value(await hand.call(undoScan, { scan_id: randomUUID(), undoes }));
  expect(await seen()).toEqual([]);
  await scan("check", code);
  // Another check: the picture before is not of it.
  expect(await seen()).toEqual([]);
  value(await hand.call(photographUnit, { code, photo: await picture() }));
  const photo = await picture();
  value(await hand.call(rejectUnit, { scan_id: randomUUID(), code, reason: "scorch", note: "", photo }));
  expect(await seen()).toEqual([]);
  await scan("print", code);
  await scan("check", code);
  expect(await seen()).toEqual([]);
  const photosOf = async () =>
    value(await hand.call(getUnit, { code })).photos.map(({ of, is_shown }) => `${of}${is_shown ? " shown" : ""}`);
  expect(await photosOf()).toEqual(["checked", "checked", "rejected"]);
  value(await hand.call(photographUnit, { code, photo }));
  expect(await seen()).toHaveLength(1);
  // The workshop is told which of them the buyer sees.
  expect(await photosOf()).toEqual(["checked", "checked", "rejected", "checked shown"]);
});
