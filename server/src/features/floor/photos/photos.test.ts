import { randomUUID } from "node:crypto";
import { getUnit, getUnitPhoto, rejectUnit, scanUnit } from "@surimono/contract/floor";
import { createCaller } from "@surimono/contract/kernel";
import { readUnitCode } from "@surimono/domain/floor";
import { DAY_MS, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openS3Server, type S3Server } from "../../../platform/files/s3-server.fixture.ts";
import { openTestShop, rowsRead, type TestShop, value } from "../../../testing/index.ts";
import { readyOrder } from "../testing/index.ts";
import { findUnitByNumber } from "../units.store.ts";
import { forgetUnitPhotos, hasPhoto, keepPhoto } from "./unit-photos.ts";

let store: S3Server;
let shop: TestShop;
let hand: Awaited<ReturnType<TestShop["asOperator"]>>;
beforeAll(async () => {
  store = await openS3Server("key");
  const keys = { FILES_S3_ACCESS_KEY_ID: "key", FILES_S3_SECRET_ACCESS_KEY: "secret" };
  shop = await openTestShop({ variables: { ...keys, FILES_S3_BUCKET: "shop", FILES_S3_ENDPOINT: store.url } });
  hand = await shop.asOperator("floor");
});
afterAll(async () => {
  await shop.stop();
  store.close();
});

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
  const { db } = shop.shop.database;
  const unitOf = async (named: string) => {
    const unit = await findUnitByNumber(db, readUnitCode(named) ?? 0);
    if (!unit) throw new Error(`no piece ${named}`);
    return unit;
  };
  expect(await hasPhoto(db, await unitOf(code), asked.photo_id)).toBe(true);
  expect(await hasPhoto(db, await unitOf(other), asked.photo_id)).toBe(false);
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

const filesOf = () => [...store.objects.keys()].filter((key) => key.includes("/unit-photos/"));
const stateOf = async (code: string) => value(await hand.call(getUnit, { code })).unit.state;

test("while the store of files is away a rejection waits, says so, and comes once when it is back", async () => {
  const code = await printed();
  const reject = { scan_id: randomUUID(), code, reason: "scorch", note: "", photo: await picture() } as const;
  const before = filesOf();
  const heard: unknown[] = [];
  const patient = createCaller({
    ...{ baseUrl: shop.baseUrl, token: () => undefined, userType: () => "b2c" },
    fetch: async (input, init) => {
      const answer = await fetch(input, { ...init, headers: { ...(init?.headers as object), cookie: hand.cookie } });
      if (answer.status !== 503) return answer;
      heard.push(await answer.clone().json(), await stateOf(code), await photosOf(code), filesOf());
      store.refusing = undefined;
      return answer;
    },
  });
  store.refusing = /unit-photos/;
  value(await patient(rejectUnit, reject));
  const said = { error_code: "server/busy", message: expect.stringContaining("もう一度お試しください") };
  expect(heard).toEqual([expect.objectContaining(said), "printed", [], before]);
  expect([await stateOf(code), (await photosOf(code)).length]).toEqual(["rejected", 1]);
  expect(filesOf()).toHaveLength(before.length + 1);
});

test("a database that fails after the picture was kept leaves neither row nor picture, and the same press works later", async () => {
  const code = await printed();
  const reject = { scan_id: randomUUID(), code, reason: "scorch", note: "", photo: await picture() } as const;
  const before = filesOf();
  const run = (words: string) => shop.shop.database.pool.query(words);
  await run("create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$");
  await run("create trigger refuse before insert on unit_photos for each row execute function refuse()");
  expect(await hand.call(rejectUnit, reject)).toMatchObject({ ok: false, failure: { status: 500 } });
  expect([await stateOf(code), await photosOf(code), filesOf()]).toEqual(["printed", [], before]);
  await run("drop function refuse cascade");
  value(await hand.call(rejectUnit, reject));
  expect([await stateOf(code), (await photosOf(code)).length]).toEqual(["rejected", 1]);
});

test("a picture whose process died before its row goes with its month", async () => {
  const before = filesOf();
  const now = new Date();
  value(await keepPhoto(shop.shop, { operator: hand, photo: await picture(), now }));
  expect(filesOf()).toHaveLength(before.length + 1);
  await forgetUnitPhotos({ ...shop.shop, now: () => new Date(now.getTime() + 230 * DAY_MS) });
  expect(filesOf()).toEqual([]);
});

test("a month ends at midnight in Japan, and pictures that are kept are not read", async () => {
  const { db, inTransaction } = shop.shop.database;
  await inTransaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into unit_photos (user_id, id, unit, content_type, taken_at, operator_id)
      select 'm', gen_random_uuid(), n, 'image/png', timestamptz '2031-01-31T14:59:59Z' + mod(n, 3000) * interval '1 second', gen_random_uuid()
      from generate_series(0, 2999) n`);
    return ok(undefined);
  });
  await db.execute(sql`vacuum analyze unit_photos`);
  await inTransaction(async (tx) => {
    const night = {
      ...{ database: { ...shop.shop.database, db: tx as never }, now: () => new Date("2031-08-15T00:00:00Z") },
      files: { ...shop.shop.files, removeAll: async () => undefined },
    };
    const read = await rowsRead(tx, ["unit_photos"], () => forgetUnitPhotos(night));
    expect(read["unit_photos"]).toBeLessThan(100);
    return ok(undefined);
  });
  const { rows } = await db.execute(
    sql`select count(*)::int as n, min(taken_at) as first from unit_photos where user_id = 'm'`,
  );
  expect(rows[0]).toMatchObject({ n: 2999 });
  expect(new Date(String(rows[0]?.["first"]))).toEqual(new Date("2031-01-31T15:00:00Z"));
});
