import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDefects, replyDefect, reportDefect } from "@surimono/contract/defects";
import { getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readLetters } from "../members/testing/index.ts";
import { openBuyer, placeCart, waitUntil } from "../orders/testing/index.ts";
import { eraseDefects } from "./forget-defects.ts";

let opened: TestShop;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  opened = await openTestShop();
  const flash = { create: { width: 64, height: 48, channels: 3 as const, background: "#a33" } };
  photo = new Uint8Array(await sharp(flash).jpeg().toBuffer());
});
afterAll(() => opened.stop());

const db = () => opened.shop.database.db;
const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const filesOf = (...photos: Uint8Array<ArrayBuffer>[]) => ({
  files: Object.fromEntries(photos.map((bytes, index) => [`photo_${index}`, new File([bytes], "傷.jpg")])),
});

/** A report of a delivered order, about which the shop asks. */
async function openAsked() {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1));
  await db().execute(sql`update orders set placed_at = placed_at - interval '10 days' where id = ${order_id}`);
  for (const step of ["printing", "packed", "shipped"]) await operator("advance-order", order_number, step);
  await db().execute(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "reprint" as const, words: "にじんでいます。" },
    pieces: [{ line_id: lines[0]?.line_id ?? "", quantity: 1 }],
  };
  const { report_id } = value(await buyer.call(reportDefect, { report }, filesOf(photo)));
  const ask = (words: string) => operator("ask-defect", order_number, "1", "--words", words);
  value({ ok: (await ask("裏面もお見せください。")).code === 0, value: 0 } as never);
  const reply = (words: string, files: object = {}, request_key = randomUUID()) =>
    buyer.call(replyDefect, { reply: { request_key, report_id, words } }, files);
  const look = async () => value(await buyer.call(getDefects, { order_id })).reports[0];
  return { buyer, order_id, order_number, report_id, ask, reply, look };
}

const filesBelow = (report: string) => {
  const folder = `${opened.dataDir}/files/defects/${report}`;
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(String(name)))
    : [];
};

test("a question is answered with photographs, once, and the shop looks again; it can ask again", async () => {
  const { buyer, order_number, report_id, ask, reply, look } = await openAsked();
  const key = randomUUID();
  // As after the nights of a report that was settled and opened again.
  await db().execute(sql`update defect_reports set has_photos = false where id = ${report_id}`);
  const pressed = await Promise.all([0, 1, 2].map(() => reply("裏面です。", filesOf(photo, photo), key)));
  for (const answer of pressed) expect(value(answer)).toMatchObject({ state: "received", photos: 1 });
  expect((await look())?.messages).toMatchObject([
    { from: "shop", words: "裏面もお見せください。", photos: 0 },
    { from: "buyer", words: "裏面です。", photos: 2 },
  ]);
  expect(filesBelow(report_id)).toHaveLength(3);
  const seen = sql`select has_photos from defect_reports where id = ${report_id}`;
  expect((await db().execute(seen)).rows).toEqual([{ has_photos: true }]);
  // Two tabs with two replies: the second finds that nothing is asked any more.
  expect(await reply("もう一度")).toMatchObject({ failure: { code: "defects/not-asked" } });
  const letters = async (to: string) => (await readLetters(`${opened.dataDir}/mail`, to)).map(({ subject }) => subject);
  const shopLetter = `【不良品のご連絡へのご返信】${order_number}`;
  await waitUntil("the letters", async () => (await letters(opened.shop.env.mailFrom)).includes(shopLetter));
  expect((await letters(buyer.member.email)).filter((subject) => subject.includes("ご返信を承りました"))).toHaveLength(
    1,
  );
  const folder = mkdtempSync(join(tmpdir(), "replies-"));
  const shown = await operator("show-defect", order_number, "1", "--photos", folder);
  expect(shown.output).toMatch(/the buyer replied .+, photographs 2, 3\n +裏面です。/);
  expect(readdirSync(folder)).toHaveLength(3);
  rmSync(folder, { recursive: true });
  await ask("大きさもお知らせください。");
  expect(value(await reply("3cmです。")).messages.map(({ words }) => words)).toEqual([
    ...["裏面もお見せください。", "裏面です。", "大きさもお知らせください。", "3cmです。"],
  ]);
});

test("without words, with what is no picture, or of another member it is refused, and no file stays", async () => {
  const { report_id, reply, look } = await openAsked();
  const before = filesBelow(report_id);
  const bad = new Uint8Array(Buffer.from("<svg/>"));
  const refused = (code: string) => ({ failure: { code: `defects/${code}` } });
  expect(await reply("　")).toMatchObject(refused("reply-missing"));
  expect(await reply("裏面です。", filesOf(photo, bad))).toMatchObject(refused("photo-not-supported"));
  expect(await reply("裏面です。", filesOf(...Array(6).fill(photo)))).toMatchObject(refused("too-many-photos"));
  const { call } = await opened.asMember();
  const theirs = { reply: { request_key: randomUUID(), report_id, words: "わたしの" } };
  expect(await call(replyDefect, theirs)).toMatchObject(refused("no-such-report"));
  expect(filesBelow(report_id)).toEqual(before);
  expect(await look()).toMatchObject({ state: "asked", messages: [{ from: "shop" }] });
});

test("what an older release asked is the first of what is said; it goes with its member", async () => {
  const { buyer, report_id, reply, look } = await openAsked();
  await db().execute(sql`delete from defect_messages where report_id = ${report_id}`);
  expect((await look())?.messages).toMatchObject([{ from: "shop", words: "裏面もお見せください。" }]);
  value(await reply("裏面です。"));
  expect((await look())?.messages).toMatchObject([{ words: "裏面もお見せください。" }, { words: "裏面です。" }]);
  await db().transaction((tx) => eraseDefects(tx as never, buyer.member.id));
  const { rows } = await db().execute(sql`select 1 from defect_messages where report_id = ${report_id}`);
  expect(rows).toEqual([]);
});
