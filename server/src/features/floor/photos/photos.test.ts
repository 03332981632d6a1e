import { randomUUID } from "node:crypto";
import { getUnit, getUnitPhoto, rejectUnit, scanUnit } from "@surimono/contract/floor";
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

async function printed(): Promise<string> {
  const [code = ""] = (await readyOrder(shop, { 23: 1 })).codes;
  value(await hand.call(scanUnit, { scan_id: randomUUID(), station: "print", code }));
  return code;
}

const picture = async () =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c02020" } })
      .withMetadata({ exif: { IFD0: { Copyright: "camera" } } })
      .jpeg()
      .toBuffer()
  ).toString("base64");
const photosOf = async (code: string) => value(await hand.call(getUnit, { code })).photos;

test("a rejected piece has its picture, encoded again, once, for six months", async () => {
  const code = await printed();
  const reject = { scan_id: randomUUID(), code, reason: "scorch", note: "", photo: await picture() } as const;
  value(await hand.call(rejectUnit, reject));
  // The answer was lost.
  value(await hand.call(rejectUnit, reject));
  const [photo, second] = await photosOf(code);
  expect([photo?.by !== "", second]).toEqual([true, undefined]);
  const asked = { code, photo_id: photo?.photo_id ?? "" };
  const bytes = Buffer.from(await (value(await hand.call(getUnitPhoto, asked)) as Blob).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30, format: "jpeg" });
  expect(bytes.includes("camera")).toBe(false);
  const other = await printed();
  expect(await hand.call(getUnitPhoto, { ...asked, code: other })).toMatchObject({
    failure: { code: "floor/no-such-photo" },
  });
  for (const [days, kept] of [
    [150, 1],
    [230, 0],
  ] as const) {
    await forgetUnitPhotos({ ...shop.shop, now: () => new Date(Date.now() + days * DAY_MS) });
    expect(await photosOf(code)).toHaveLength(kept);
  }
});

test("what is no picture rejects nothing", async () => {
  const code = await printed();
  const reject = { scan_id: randomUUID(), code, reason: "scorch", note: "", photo: "AAAA" } as const;
  expect(await hand.call(rejectUnit, reject)).toMatchObject({ failure: { code: "floor/photo-unreadable" } });
  expect(value(await hand.call(getUnit, { code })).unit.state).toBe("printed");
  expect(await photosOf(code)).toEqual([]);
});
