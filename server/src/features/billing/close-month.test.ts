import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getDocument, getDocumentFile, listDocuments } from "@surimono/contract/documents";
import { getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { value } from "../../testing/index.ts";
import { issue } from "../documents/testing/index.ts";
import { readLetters, waitForSubject } from "../members/testing/index.ts";
import { type TestBuyer, waitUntil } from "../orders/testing/index.ts";
import { closeMonth } from "./close-month.ts";
import { returnOrder } from "./return-order.ts";
import { type Billing, openBilling } from "./testing/index.ts";

const run = promisify(execFile);

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

const billsOf = async ({ call }: TestBuyer) => value(await call(listDocuments, { kind: "invoice" })).documents;
const sheetOf = async ({ call }: TestBuyer, document_id = "") => value(await call(getDocument, { document_id })).sheet;
const totalOf = async ({ call }: TestBuyer, order_id: string) => value(await call(getOrder, { order_id })).total;

test("what was sent in a month becomes one bill at its end in Japan, with its tax once for each rate", async () => {
  const { at, send, place, close, business, opened } = billing;
  at("2026-11-10");
  const buyer = await business();
  const first = await send(buyer, { 23: 1 });
  at("2026-11-30", "23:20");
  const second = await send(buyer, { 23: 3 });
  const waits = await place(buyer);
  at("2026-12-01", "00:05");
  const late = await send(buyer);
  await close("2026-12-01");
  const [bill, ...others] = await billsOf(buyer);
  expect(others).toEqual([]);
  expect(bill).toMatchObject({
    order_ids: expect.arrayContaining([first.order_id, second.order_id]),
    issued_on: "2026-12-01",
  });
  expect(bill?.order_ids).toHaveLength(2);
  const amount = (await totalOf(buyer, first.order_id)) + (await totalOf(buyer, second.order_id));
  const sheet = await sheetOf(buyer, bill?.document_id);
  expect(sheet.sum.amount).toBe(amount);
  expect(sheet.taxes).toEqual([{ rate: 1_000, amount, tax: Math.floor((amount * 10) / 110) }]);
  expect(sheet.facts).toEqual([
    { name: "締め日", value: "2026/11/30" },
    { name: "ご注文の数", value: "2件" },
    { name: "お支払期限", value: "2027/01/04" },
  ]);
  const to = buyer.member.email;
  const letter = async () =>
    (await readLetters(`${opened.dataDir}/mail`, to)).find(({ text }) => text.includes(`${bill?.number}`));
  await waitUntil("the letter", async () => (await letter()) !== undefined);
  expect((await letter())?.text).toContain("お支払期限：2027/01/04");

  await close("2027-01-01");
  const [january] = await billsOf(buyer);
  expect(january?.order_ids).toEqual([late.order_id]);
  expect((await billsOf(buyer)).flatMap(({ order_ids }) => order_ids)).not.toContain(waits.order_id);
});

test("the job twice and by two processes at once makes one bill; after days off all that was missed", async () => {
  const { at, send, business, desk, close } = billing;
  at("2027-02-10");
  const buyers = [await business(), await business()];
  for (const buyer of buyers) await send(buyer);
  at("2027-03-05");
  for (const buyer of buyers) await send(buyer);
  at("2027-04-03");
  await Promise.all([closeMonth(desk), closeMonth(desk), closeMonth(desk)]);
  await close("2027-04-04");
  for (const buyer of buyers) {
    const bills = await billsOf(buyer);
    expect(bills).toHaveLength(1);
    expect(bills[0]?.order_ids).toHaveLength(2);
    expect((await sheetOf(buyer, bills[0]?.document_id)).facts).toContainEqual({
      name: "お支払期限",
      value: "2027/04/30",
    });
  }
  const { rows } = await desk.database.db.execute<{ count: number }>(
    sql`select count from documents where kind = 'invoice' and year = 2027 order by count`,
  );
  expect(rows.map(({ count }) => count)).toEqual([1, 2, 3]);
});

test("an order with a 請求書 of its own, a cancelled and a returned one are not billed again; a part is taken off", async () => {
  const { at, send, place, business, desk, close } = billing;
  at("2027-05-10");
  const buyer = await business();
  const asked = await send(buyer);
  const own = value(await issue(buyer, asked.order_id, "invoice"));
  const gone = await send(buyer);
  value(await returnOrder(desk, { number: gone.order_number, amount: undefined, reason: "汚れ" }));
  const part = await send(buyer);
  value(await returnOrder(desk, { number: part.order_number, amount: 500, reason: "汚れ" }));
  await place(buyer);
  await close("2027-06-01");
  const [bill] = await billsOf(buyer);
  expect(await billsOf(buyer)).toHaveLength(2);
  expect(bill?.order_ids).toEqual([part.order_id]);
  expect(bill?.amount).toBe((await totalOf(buyer, part.order_id)) - 500);
  expect(await issue(buyer, gone.order_id, "invoice")).toMatchObject({ failure: { code: "documents/not-offered" } });
  // Another copy of the bill is one of the bill, whichever of its orders it is asked for by.
  const copy = value(await issue(buyer, part.order_id, "invoice", { issue: 2 }));
  expect(copy).toMatchObject({ copy_of: bill?.number, amount: bill?.amount });
  expect(own.order_ids).toEqual([asked.order_id]);
  expect((await sheetOf(buyer, copy.document_id)).facts).toEqual((await sheetOf(buyer, bill?.document_id)).facts);
});

test("money that is kept pays the next bill, which says so; its orders are then paid", async () => {
  const { at, send, business, pay, close } = billing;
  at("2027-07-10");
  const buyer = await business();
  const first = await send(buyer);
  await close("2027-08-01");
  const [bill] = await billsOf(buyer);
  const total = bill?.amount ?? 0;
  expect(await pay(bill?.number ?? "", total - 1_000)).toMatchObject({ open: 1_000, credit: 0 });
  expect((await buyer.call(getOrder, { order_id: first.order_id })).ok).toBe(true);
  expect(await pay(bill?.number ?? "", 1_000 + 2 * total)).toMatchObject({ open: 0, credit: 2 * total });
  at("2027-08-10");
  const second = await send(buyer);
  await close("2027-09-01");
  const [next] = await billsOf(buyer);
  expect((await sheetOf(buyer, next?.document_id)).facts).toContainEqual({ name: "お振込みいただく額", value: "¥ 0" });
  const { rows } = await billing.desk.database.db.execute<{ payment: string }>(
    sql`select payment from orders where id in (${first.order_id}, ${second.order_id})`,
  );
  expect(rows.map(({ payment }) => payment)).toEqual(["paid", "paid"]);
});

test("letter and bell ask for what kept money leaves, also of an order's own 請求書, and for nothing of a paid one", async () => {
  const { at, send, business, pay, close, opened, desk } = billing;
  const { db } = desk.database;
  at("2028-01-10");
  const buyer = await business();
  const asks = async (number = "") => {
    const letter = await waitForSubject(`${opened.dataDir}/mail`, buyer.member.email, `請求書のお知らせ（${number}）`);
    return letter.text;
  };
  const bell = async (number = "") => {
    const { rows } = await db.execute<{ content: string }>(
      sql`select content from private_notifications where content like ${`%${number}%`}`,
    );
    return rows.map(({ content }) => content);
  };
  await send(buyer);
  await close("2028-02-01");
  const [first] = await billsOf(buyer);
  const total = first?.amount ?? 0;
  expect(await asks(first?.number)).not.toContain("お振込みいただく額");
  await pay(first?.number ?? "", 2 * total + 600);
  at("2028-02-10");
  await send(buyer);
  await close("2028-03-01");
  const [second] = await billsOf(buyer);
  expect(await asks(second?.number)).toContain("お振り込みは不要です");
  expect(await asks(second?.number)).not.toContain("お振込先");
  expect(await bell(second?.number)).toEqual([expect.stringContaining("お支払いは済んでいます")]);
  const copy = value(await issue(buyer, second?.order_ids[0] ?? "", "invoice", { issue: 2 }));
  expect(await asks(copy.number)).toContain("お振り込みは不要です");

  at("2028-03-10");
  const third = await send(buyer);
  const own = value(await issue(buyer, third.order_id, "invoice"));
  const left = `お振込みいただく額：¥ ${new Intl.NumberFormat("ja").format(total - 600)}`;
  expect(await asks(own.number)).toContain(left);
  expect((await sheetOf(buyer, own.document_id)).facts).toContainEqual({ name: "お預かり金の充当", value: "− ¥ 600" });
  const again = value(await issue(buyer, third.order_id, "invoice", { issue: 2 }));
  expect((await sheetOf(buyer, again.document_id)).facts).toEqual((await sheetOf(buyer, own.document_id)).facts);
  await pay(own.number, total);
  at("2028-03-20");
  await send(buyer);
  await close("2028-04-01");
  const [fourth] = await billsOf(buyer);
  expect(await bell(fourth?.number)).toEqual([expect.stringMatching(/お振込みいただく額は.*2028\/05\/01までに/)]);
});

test("the PDF of a bill over many orders can be searched, has its fonts inside and no fault", async () => {
  const { at, send, business, close, opened } = billing;
  at("2027-10-10");
  const buyer = await business();
  for (let count = 0; count < 4; count++) await send(buyer, { 23: 1, 24: 1 });
  await close("2027-11-01");
  const [bill] = await billsOf(buyer);
  const file: Blob = value(await buyer.call(getDocumentFile, { document_id: bill?.document_id ?? "" }));
  const path = join(await mkdtemp(join(tmpdir(), "surimono-bill-")), "bill.pdf");
  await writeFile(path, Buffer.from(await file.arrayBuffer()));
  const { stdout: text } = await run("pdftotext", ["-layout", path, "-"]);
  const plain = text.replaceAll(/\s/g, "");
  for (const word of [
    "請求書",
    bill?.number,
    "締め日",
    "2027/10/31",
    "2027/11/30",
    opened.shop.env.issuer.invoiceNumber,
    "10%",
    "お振込先",
  ])
    expect(plain).toContain(word);
  const { stdout: fonts } = await run("pdffonts", [path]);
  for (const line of fonts.trim().split("\n").slice(2)) expect(line).toMatch(/ yes (yes|no) +yes /);
  expect((await run("qpdf", ["--check", path])).stdout).toContain("No syntax or stream encoding errors");
});
