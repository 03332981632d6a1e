import { randomUUID } from "node:crypto";
import { advanceCounterOrder } from "@surimono/contract/counter";
import { getDefects, reportDefect } from "@surimono/contract/defects";
import { createCaller } from "@surimono/contract/kernel";
import { getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openS3Server, type S3Server } from "../../platform/files/s3-server.fixture.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { openBuyer, placeCart } from "../orders/testing/index.ts";
import { dropUnusedPhotos, dropUnusedPhotosJob, type PhotoFolder } from "./drop-unused-photos.ts";

let store: S3Server;
let opened: TestShop;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  store = await openS3Server("key");
  const keys = { FILES_S3_ACCESS_KEY_ID: "key", FILES_S3_SECRET_ACCESS_KEY: "secret" };
  opened = await openTestShop({ variables: { ...keys, FILES_S3_BUCKET: "shop", FILES_S3_ENDPOINT: store.url } });
  const flash = { create: { width: 64, height: 48, channels: 3 as const, background: "#a33" } };
  photo = new Uint8Array(await sharp(flash).jpeg().toBuffer());
});
afterAll(async () => {
  await opened.stop();
  store.close();
});

const db = () => opened.shop.database.db;
const kept = () => [...store.objects.keys()].filter((key) => key.includes("/defects/"));
const TWO = () => ({ files: { photo_0: new File([photo], "傷.jpg"), photo_1: new File([photo], "傷2.jpg") } });

async function openDelivered() {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1));
  await db().execute(sql`update orders set placed_at = placed_at - interval '10 days' where id = ${order_id}`);
  const owner = await opened.asOperator("owner");
  for (const to of ["printing", "packed", "shipped"] as const)
    value(await owner.call(advanceCounterOrder, { order_number, to }));
  await db().execute(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "reprint" as const, words: "にじんでいます。" },
    pieces: [{ line_id: lines[0]?.line_id ?? "", quantity: 1 }],
  };
  const reports = async () => value(await buyer.call(getDefects, { order_id })).reports;
  return { buyer, report, reports };
}

/** What is asked to be looked at in an hour. */
async function asked(): Promise<PhotoFolder[]> {
  const { rows } = await db().execute<{ data: PhotoFolder; hours: string }>(sql`
    select data, extract(epoch from start_after - created_on) / 3600 as hours from pgboss.job
    where name = ${dropUnusedPhotosJob.name} order by created_on`);
  expect(rows.every(({ hours }) => Math.round(Number(hours)) === 1)).toBe(true);
  return rows.map(({ data }) => data);
}

test("a store that goes away between two photographs takes no report, says so, and the same press works when it is back", async () => {
  const { buyer, report, reports } = await openDelivered();
  const heard: unknown[] = [];
  const patient = createCaller({
    ...{ baseUrl: opened.baseUrl, token: () => buyer.token, userType: () => "b2b" },
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (answer.status !== 503) return answer;
      heard.push(await answer.clone().json(), await reports(), kept().length);
      store.refusing = undefined;
      return answer;
    },
  });
  store.refusing = /defects\/.+2\.jpg$/;
  value(await patient(reportDefect, { report }, TWO()));
  const said = { error_code: "server/busy", message: expect.stringContaining("もう一度お試しください") };
  expect(heard).toEqual([expect.objectContaining(said), [], 1]);
  expect(await reports()).toMatchObject([{ photos: 2 }]);
  expect(kept()).toHaveLength(3);
  // In an hour what no report names is gone, and nothing else.
  const folders = await asked();
  expect(folders).toHaveLength(2);
  for (const folder of folders) await dropUnusedPhotos(opened.shop, folder);
  expect(kept()).toHaveLength(2);
  expect(kept().every((key) => key.includes(folders[1]?.reportId ?? "?"))).toBe(true);
});

test("a database that fails after the photographs were kept leaves no report, and its photographs go", async () => {
  const { buyer, report, reports } = await openDelivered();
  const [before, earlier] = [kept(), (await asked()).length];
  await db().execute(
    sql.raw("create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$"),
  );
  await db().execute(
    sql.raw("create trigger refuse before insert on defect_photos for each row execute function refuse()"),
  );
  expect(await buyer.call(reportDefect, { report }, TWO())).toMatchObject({ ok: false, failure: { status: 500 } });
  expect(await reports()).toEqual([]);
  await db().execute(sql.raw("drop function refuse cascade"));
  for (const folder of (await asked()).slice(earlier)) await dropUnusedPhotos(opened.shop, folder);
  expect(kept()).toEqual(before);
  value(await buyer.call(reportDefect, { report }, TWO()));
  expect(await reports()).toMatchObject([{ photos: 2 }]);
});
