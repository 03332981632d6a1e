import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDefects, reportDefect } from "@surimono/contract/defects";
import { getOrderDocuments } from "@surimono/contract/documents";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { getOrder } from "@surimono/contract/orders";
import { DAY_MS, dayInJapan } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askOperator } from "../../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readLetters, subjectsWrittenTo } from "../members/testing/index.ts";
import { openBuyer, placeCart, type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { eraseDefects, forgetDefectPhotos, forgetDefectsOf } from "./forget-defects.ts";

let opened: TestShop;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  opened = await openTestShop();
  const flash = { create: { width: 640, height: 480, channels: 3 as const, background: "#a33" } };
  photo = new Uint8Array(
    await sharp(flash)
      .withExif({ IFD0: { Artist: "secret place" } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => opened.stop());

const db = () => opened.shop.database.db;
const operator = (...args: string[]) => askOperator(opened, ...args, "--yes");
const filesOf = (...photos: Uint8Array<ArrayBuffer>[]) => ({
  files: Object.fromEntries(photos.map((bytes, index) => [`photo_${index}`, new File([bytes], "傷.jpg")])),
});
const DAYS = (count: number) => `${count} days`;

/** An order by invoice of three shirts in one parcel, which arrived so many days ago; undefined: it left, and nobody says more. */
async function openDelivered(arrived: number | undefined, shipped = 5) {
  const buyer = await openBuyer(opened, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1, { 23: 3 }));
  await db().execute(sql`update orders set placed_at = placed_at - interval '10 days' where id = ${order_id}`);
  for (const step of ["printing", "packed", "shipped"]) await operator("advance-order", order_number, step);
  await db().execute(sql`update order_destinations set shipped_at = now() - ${DAYS(shipped)}::interval,
    delivered_at = ${arrived === undefined ? null : DAYS(arrived)}::interval * -1 + now() where order_id = ${order_id}`);
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  return { buyer, order_id, order_number, line_id: lines[0]?.line_id ?? "" };
}

type Delivered = Awaited<ReturnType<typeof openDelivered>>;

const report = ({ order_id, line_id }: Delivered, quantity = 1, change: object = {}) => ({
  report: {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, pieces: [{ line_id, quantity }] },
    ...{ wish: "reprint" as const, words: "インクがにじんでいます。" },
    ...change,
  },
});
const send = (of: Delivered, quantity = 1, change: object = {}, photos = filesOf(photo)) =>
  of.buyer.call(reportDefect, report(of, quantity, change), photos);
const look = async ({ buyer, order_id }: Delivered) => value(await buyer.call(getDefects, { order_id }));
const lettersOf = async ({ member }: Pick<TestBuyer, "member">, words: string) =>
  (await readLetters(`${opened.dataDir}/mail`, member.email)).filter(({ subject }) => subject.includes(words));
const photosIn = () =>
  existsSync(`${opened.dataDir}/files/defects`) ? readdirSync(`${opened.dataDir}/files/defects`) : [];
const refused = (code: string) => ({ ok: false, failure: { code: `defects/${code}` } });

describe("a report", () => {
  test("is taken once however often it is pressed, told by letter and bell, to the shop too", async () => {
    const of = await openDelivered(1);
    const wanted = report(of, 2);
    const pressed = await Promise.all([0, 1, 2].map(() => of.buyer.call(reportDefect, wanted, filesOf(photo, photo))));
    const [first, ...again] = pressed.map(value);
    for (const same of again) expect(same).toEqual(first);
    expect(first).toMatchObject({ state: "received", state_name: "確認中", photos: 2, wish: "reprint", answer: "" });
    const { reports, parcels } = await look(of);
    expect(reports).toEqual([first]);
    expect(parcels).toMatchObject([{ offer: "open", pieces: [{ line_id: of.line_id, quantity: 1 }] }]);
    await waitUntil("the letter", async () => (await lettersOf(of.buyer, "承りました")).length > 1);
    const told = await lettersOf(of.buyer, "不良品のご連絡を承りました");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/× 2点[\s\S]+ご希望：作り直し[\s\S]+にじんで[\s\S]+inquiryFormContent/);
    const bell = value(await of.buyer.call(getPrivateNotifications, {})).data;
    expect(bell.filter(({ content }) => content.includes("不良品のご連絡を承りました"))).toHaveLength(1);
    const toShop = await readLetters(`${opened.dataDir}/mail`, opened.shop.env.mailFrom);
    expect(toShop.filter(({ subject }) => subject.includes(of.order_number))).toHaveLength(1);
    // Of the presses that came too late nothing is left.
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from defect_reports where order_id = ${of.order_id}`,
    );
    expect(rows).toHaveLength(1);
    expect(readdirSync(`${opened.dataDir}/files/defects/${rows[0]?.id}`)).toEqual(["1.jpg", "2.jpg"]);
  });

  test("is about a piece once, whoever is first; what was declined can be reported again", async () => {
    const of = await openDelivered(0);
    const both = await Promise.all([send(of, 2), send(of, 2)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject(refused("already-reported"));
    expect(await send(of, 2)).toMatchObject(refused("already-reported"));
    expect(await operator("decline-defect", of.order_number, "1", "--words", "印刷の範囲です。")).toMatchObject({
      code: 0,
    });
    value(await send(of, 3));
  });

  test.each([
    ["three days later", 3, true],
    ["four days later", 4, false],
  ])("%s: %i", async (_name, arrived, taken) => {
    const of = await openDelivered(arrived);
    const answer = await send(of);
    expect(answer.ok).toBe(taken);
    if (taken) return;
    expect(answer).toMatchObject({
      failure: { code: "defects/too-late", message: expect.stringContaining("お問い合わせ") },
    });
    expect((await look(of)).parcels[0]).toMatchObject({ offer: "late" });
  });

  test("says when it arrived where nobody knows, between leaving and today", async () => {
    const of = await openDelivered(undefined, 5);
    const day = (ago: number) => dayInJapan(new Date(Date.now() - ago * DAY_MS));
    expect((await look(of)).parcels[0]).toMatchObject({ offer: "ask", from: day(5), to: day(0) });
    expect(await send(of)).toMatchObject(refused("arrival-missing"));
    expect(await send(of, 1, { arrived_on: day(6) })).toMatchObject(refused("arrival-wrong"));
    expect(await send(of, 1, { arrived_on: day(-1) })).toMatchObject(refused("arrival-wrong"));
    expect(await send(of, 1, { arrived_on: day(4) })).toMatchObject(refused("too-late"));
    value(await send(of, 1, { arrived_on: day(3) }));
  });

  test("needs words, photographs that are pictures, and goods that left; of what is refused no file stays", async () => {
    const of = await openDelivered(1);
    const before = photosIn();
    const bad = new Uint8Array(Buffer.from("<svg onload='alert(1)'/>"));
    for (const [code, answer] of [
      ["words-missing", await send(of, 1, { words: "　" })],
      ["pieces-missing", await send(of, 1, { pieces: [] })],
      ["already-reported", await send(of, 4)],
      ["already-reported", await send(of, 1, { pieces: [{ line_id: randomUUID(), quantity: 1 }] })],
      ["no-such-parcel", await send(of, 1, { parcel_number: 2 })],
      ["photo-missing", await send(of, 1, {}, filesOf())],
      ["too-many-photos", await send(of, 1, {}, filesOf(photo, photo, photo, photo, photo, photo))],
      ["photo-not-supported", await send(of, 1, {}, filesOf(photo, bad))],
      ["photo-too-large", await send(of, 1, {}, filesOf(new Uint8Array(10 * 1024 * 1024 + 1)))],
    ] as const)
      expect(answer).toMatchObject(refused(code));
    await db().execute(sql`update orders set fulfilment = 'packed' where id = ${of.order_id}`);
    await db().execute(
      sql`update order_destinations set shipped_at = null, delivered_at = null where order_id = ${of.order_id}`,
    );
    expect(await send(of)).toMatchObject(refused("not-sent"));
    expect((await look(of)).reports).toEqual([]);
    expect(photosIn()).toEqual(before);
  });

  test("is nobody else's to see or to make", async () => {
    const of = await openDelivered(1);
    const { call } = await opened.asMember();
    expect(await call(getDefects, { order_id: of.order_id })).toMatchObject({ failure: { status: 404 } });
    expect(await call(reportDefect, report(of), filesOf(photo))).toMatchObject({ failure: { status: 404 } });
  });
});

describe("the shop", () => {
  test("lists what waits, looks at it with its photographs, and has it made again", async () => {
    const of = await openDelivered(1);
    value(await send(of, 2));
    expect((await operator("list-defects")).output).toContain(`${of.order_number} 1: received, wants a reprint`);
    const folder = mkdtempSync(join(tmpdir(), "defects-"));
    const { output } = await operator("show-defect", of.order_number, "1", "--photos", folder);
    expect(output).toMatch(/line 1: 夏祭りのTシャツ, .+: 2 of 3 pieces[\s\S]+インクがにじんでいます。/);
    const kept = readFileSync(join(folder, `${of.order_number}-1-1.jpg`));
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    rmSync(folder, { recursive: true });

    const accept = () =>
      operator("accept-defect", of.order_number, "1", "--as", "reprint", "--words", "お待たせします。");
    expect(await operator("accept-defect", of.order_number, "1", "--as", "gift")).toMatchObject({ code: 1 });
    const [one, two] = await Promise.all([accept(), accept()]);
    expect([one.code, two.code].toSorted()).toEqual([0, 1]);
    // Made once, as an order of its own.
    const made = sql`select quantity, total from orders where replaces = ${of.order_id}`;
    expect((await db().execute(made)).rows).toEqual([{ quantity: 2, total: 0 }]);
    expect((await look(of)).reports).toMatchObject([{ state: "accepted", resolution: "reprint" }]);

    const words = "ヤマト運輸 1234-5678-9012 でお送りしました。";
    expect(await operator("finish-defect", of.order_number, "1", "--words", words)).toMatchObject({ code: 0 });
    expect((await look(of)).reports).toMatchObject([{ state: "done", state_name: "対応済み", answer: words }]);
    await waitUntil("the last letter", async () => (await lettersOf(of.buyer, "対応が完了しました")).length === 1);
    // One letter says that they are made again, and as what order.
    expect((await lettersOf(of.buyer, "作り直してお送りします"))[0]?.text).toMatch(
      /当店より：\nお待たせします。[\s\S]+新しいご注文番号/,
    );
    expect(await lettersOf(of.buyer, "対応をはじめました")).toEqual([]);
    expect((await lettersOf(of.buyer, "対応が完了しました"))[0]?.text).toContain(words);
    expect((await operator("list-defects")).output).not.toContain(of.order_number);
  });

  test("gives the money of the pieces back once, with its 適格返還請求書, and the report is done with it", async () => {
    const of = await openDelivered(1);
    value(await send(of, 2, { wish: "refund" }));
    const accept = () =>
      operator("accept-defect", of.order_number, "1", "--as", "refund", "--words", "申し訳ございません。");
    const { total } = value(await of.buyer.call(getOrder, { order_id: of.order_id }));
    const both = await Promise.all([accept(), accept()]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    const done = async () => (await look(of)).reports[0]?.state === "done";
    await waitUntil("the refund", done);
    const order = value(await of.buyer.call(getOrder, { order_id: of.order_id }));
    expect(order).toMatchObject({ refunded_total: Math.floor((total * 2) / 3), refunds: [{ parcel_number: 1 }] });
    const { documents } = value(await of.buyer.call(getOrderDocuments, { order_id: of.order_id }));
    expect(documents.filter(({ kind }) => kind === "return")).toMatchObject([{ amount: order.refunded_total }]);
    expect((await look(of)).reports).toMatchObject([{ resolution: "refund", answer: "申し訳ございません。" }]);
    // One letter tells of both (rule defects-told).
    await waitUntil("the letter", async () => (await lettersOf(of.buyer, "減額のお知らせ")).length === 1);
    const letter = (await lettersOf(of.buyer, "減額のお知らせ"))[0];
    expect(letter?.text).toMatch(/ご連絡いただいた不良品への対応です。[\s\S]+当店より：\n申し訳ございません。/);
    const written = await subjectsWrittenTo(opened.shop.database, of.buyer.member.email);
    expect(written.filter((subject) => subject.includes("不良品"))).toEqual([
      expect.stringContaining("不良品のご連絡を承りました"),
    ]);
    const bell = value(await of.buyer.call(getPrivateNotifications, {})).data;
    for (const step of ["対応をはじめました", "対応が完了しました"])
      expect(bell.filter(({ content }) => content.includes(step))).toHaveLength(1);
    // Their money is back: nothing of them is left to be reported.
    expect((await look(of)).parcels).toMatchObject([{ pieces: [{ quantity: 1 }] }]);
    expect(await operator("finish-defect", of.order_number, "1")).toMatchObject({ code: 1 });
  });

  test("cannot give back what went back before, and what went back is not reported", async () => {
    const of = await openDelivered(1);
    value(await send(of, 2));
    const refund = await operator("refund-pieces", of.order_number, "1", "--pieces", "1x2", "--reason", "染み");
    expect(refund).toMatchObject({ code: 0 });
    expect((await look(of)).parcels).toMatchObject([{ pieces: [] }]);
    expect(await operator("accept-defect", of.order_number, "1", "--as", "refund")).toMatchObject({
      ...{ code: 1, output: "Money for these pieces went back before." },
    });
    expect((await look(of)).reports).toMatchObject([{ state: "received" }]);
  });

  test("asks and declines with words; a decision is made once", async () => {
    const of = await openDelivered(1);
    value(await send(of));
    expect(await operator("decline-defect", of.order_number, "1")).toMatchObject({
      code: 1,
      output: "--words is missing.",
    });
    const ask = ["ask-defect", of.order_number, "1", "--words", "裏面の写真もお送りください。"];
    expect(await operator(...ask)).toMatchObject({ code: 0 });
    expect(await operator(...ask)).toMatchObject({ code: 1, output: expect.stringContaining("The report is asked") });
    expect((await look(of)).reports).toMatchObject([{ state: "asked", answer: "裏面の写真もお送りください。" }]);
    await operator("decline-defect", of.order_number, "1", "--words", "色の差は印刷の範囲です。");
    expect((await look(of)).reports).toMatchObject([{ state: "declined", answer: "色の差は印刷の範囲です。" }]);
    await waitUntil("the answer", async () => (await lettersOf(of.buyer, "への回答")).length === 1);
    expect((await lettersOf(of.buyer, "への回答"))[0]?.text).toContain("色の差は印刷の範囲です。");
    expect(await operator("accept-defect", of.order_number, "1", "--as", "refund")).toMatchObject({ code: 1 });
    expect(await operator("show-defect", of.order_number, "2")).toMatchObject({
      code: 1,
      output: expect.stringContaining("has 1 reports"),
    });
  });
});

test("photographs go half a year after the end, those of a closed account at once; the report stays with its order", async () => {
  const [old, open, left] = [await openDelivered(1), await openDelivered(1), await openDelivered(1)];
  for (const one of [old, open, left]) value(await send(one));
  await operator("decline-defect", old.order_number, "1", "--words", "印刷の範囲です。");
  await db().execute(
    sql`update defect_reports set moved_at = now() - interval '181 days' where order_id in (${old.order_id}, ${open.order_id})`,
  );
  await db().transaction((tx) => eraseDefects(tx as never, left.buyer.member.id));
  await forgetDefectsOf(opened.shop, left.buyer.member.id);
  await forgetDefectPhotos(opened.shop);
  const photos = async (of: Delivered) => (await look(of)).reports[0]?.photos;
  expect([await photos(old), await photos(open), await photos(left)]).toEqual([0, 1, 0]);
  // The nights after this one pass over those that are done.
  const looked = sql`select order_id from defect_reports where has_photos and order_id in (${old.order_id}, ${open.order_id}, ${left.order_id})`;
  expect((await db().execute(looked)).rows).toEqual([{ order_id: open.order_id }]);
  expect((await look(left)).reports).toMatchObject([{ state: "declined", words: "", pieces: [{ quantity: 1 }] }]);
  expect((await look(old)).reports[0]?.words).toContain("にじんで");
  await db().execute(sql`delete from orders where id = ${old.order_id}`);
  await forgetDefectsOf(opened.shop, old.buyer.member.id);
  const rest = sql`select 1 from defect_reports where order_id = ${old.order_id}`;
  expect((await db().execute(rest)).rows).toEqual([]);
});
