import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { exportDocuments, getDocument, getDocumentFile, listDocuments } from "@surimono/contract/documents";
import { getOrder } from "@surimono/contract/orders";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { readZip } from "../../testing/read-zip.ts";
import { readLetters } from "../members/testing/index.ts";
import { advanceOrder } from "../orders/index.ts";
import { openBuyer, placeCart, waitUntil } from "../orders/testing/index.ts";
import { sha256Of, sheetSha256 } from "./sha256-of.ts";
import { documentsOf, issue, openInvoiced, openPaid } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

type Buyer = Awaited<ReturnType<typeof openPaid>>["buyer"];

const db = () => opened.shop.database.db;
const sheetOf = async ({ call }: Buyer, document_id: string) => value(await call(getDocument, { document_id })).sheet;
async function fileOf({ call }: Buyer, document_id: string): Promise<Buffer> {
  const blob: Blob = value(await call(getDocumentFile, { document_id }));
  return Buffer.from(await blob.arrayBuffer());
}
const offersOf = async (buyer: Buyer, orderId: string) =>
  Object.fromEntries((await documentsOf(buyer, orderId)).offers.map(({ kind, wait }) => [kind, wait === ""]));
const sourcesIn = async (folder: string) =>
  Promise.all(
    (await readdir(folder)).filter((name) => name.endsWith(".eml")).map((name) => readFile(join(folder, name), "utf8")),
  );
const numberOf = async (orderId: string) =>
  orderNumber(
    Number((await db().execute(sql`select sequence from orders where id = ${orderId}`)).rows[0]?.["sequence"]),
  );

test("a receipt is issued once, however often it is asked for; the next one is marked and names the first", async () => {
  const { buyer, order_id } = await openPaid(opened);
  const first = value(await issue(buyer, order_id, "receipt", { purpose: "祭りのTシャツ代" }));
  expect(value(await issue(buyer, order_id, "receipt", { recipient: "別の名" }))).toEqual(first);
  expect(first).toMatchObject({ number: expect.stringMatching(/^R-\d{4}-\d{6}$/), copy_of: "", order_ids: [order_id] });
  const again = value(await issue(buyer, order_id, "receipt", { issue: 2, recipient: "版木商会", honorific: "御中" }));
  expect(again).toMatchObject({ copy_of: first.number, recipient: "版木商会 御中" });
  expect(again.number).not.toBe(first.number);
  expect((await documentsOf(buyer, order_id)).documents).toEqual([first, again]);
  const sheet = await sheetOf(buyer, first.document_id);
  const { total, totals } = value(await buyer.call(getOrder, { order_id }));
  expect(sheet).toMatchObject({ sum: { amount: total }, taxes: totals.taxes });
  expect(sheet.statement).toContain("祭りのTシャツ代");
  expect(sheet.issuer.registration).toBe(opened.shop.env.issuer.invoiceNumber);
});

test("the PDF says what the page says, with its fonts inside, and never changes", async () => {
  const { buyer, order_id } = await openPaid(opened);
  const { document_id, number } = value(await issue(buyer, order_id, "receipt"));
  const sheet = await sheetOf(buyer, document_id);
  const bytes = await fileOf(buyer, document_id);
  const pdf = readPdf(bytes);
  for (const word of [
    ...["領収書", number, "髙橋 すみれ 様", sheet.statement, sheet.issuer.name, sheet.issuer.registration],
    ...sheet.facts.flatMap(({ name, value: fact }) => [name, fact]),
    ...sheet.groups.flatMap(({ lines }) => lines.flatMap(({ name, detail }) => [name, detail])),
    ...sheet.taxes.flatMap(({ rate, tax }) => [`${rate / 100}%`, `¥ ${tax}`]),
  ])
    expect(pdf.text.replaceAll("\n", "")).toContain(word);
  expect(pdf.embedded).toEqual(pdf.named);
  expect(pdf.raw).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(pdf.raw).toContain("/OutputIntents");
  expect(await fileOf(buyer, document_id)).toEqual(bytes);
  const { rows } = await db().execute<{ sheet: never; sha256: string; file: string }>(
    sql`select sheet, documents.sha256, f.sha256 as file from documents join document_files f on f.user_id = documents.user_id and document_id = id where id = ${document_id}`,
  );
  expect(rows[0]?.file).toBe(sha256Of(bytes));
  expect(rows[0]?.sha256).toBe(sheetSha256(rows[0]?.sheet as never));
});

test("a file that was changed behind the shop's back is not handed out, one that is lost is drawn again to the byte", async () => {
  const { buyer, order_id } = await openPaid(opened);
  const { document_id } = value(await issue(buyer, order_id, "receipt"));
  const bytes = await fileOf(buyer, document_id);
  const key = `documents/${document_id}/${sha256Of(bytes)}.pdf`;
  await opened.shop.files.remove(key);
  expect(await fileOf(buyer, document_id)).toEqual(bytes);
  await opened.shop.files.write(key, Buffer.from("%PDF-1.7 other"), "application/pdf");
  expect(await buyer.call(getDocumentFile, { document_id })).toMatchObject({ ok: false, failure: { status: 500 } });
});

describe("what an order offers", () => {
  test("a paid one its receipt at once, its delivery note when it was sent, no invoice", async () => {
    const { buyer, order_id } = await openPaid(opened);
    expect(await offersOf(buyer, order_id)).toEqual({ receipt: true, delivery: false });
    expect(await issue(buyer, order_id, "delivery")).toMatchObject({ failure: { code: "documents/not-sent" } });
    expect(await issue(buyer, order_id, "invoice")).toMatchObject({ failure: { code: "documents/not-offered" } });
    const number = await numberOf(order_id);
    for (const step of ["printing", "packed", "shipped"] as const)
      value(await advanceOrder({ ...opened.shop, onMoved: [] }, number, step, new Date(Date.now() + 31 * 60_000)));
    const note = value(await issue(buyer, order_id, "delivery"));
    expect(note.title).toBe("納品書");
    expect((await sheetOf(buyer, note.document_id)).facts.map(({ name }) => name)).toContain("発送日");
  });

  test.each([
    ["Japanese", `株式会社${"浮世絵版木彫刻印刷製作所".repeat(8)}`],
    ["one long word", "W".repeat(100)],
  ])("a company of 100 letters what it is offered, with the whole name: %s", async (_which, name) => {
    const { buyer, order_id } = await openInvoiced(opened);
    await db().execute(sql`update business_profiles set company_name = ${name} where user_id = ${buyer.member.id}`);
    const { recipient } = await documentsOf(buyer, order_id);
    expect(recipient.name).toHaveLength(100);
    const { document_id } = value(await issue(buyer, order_id, "invoice", { recipient: recipient.name }));
    const { text } = readPdf(await fileOf(buyer, document_id));
    expect(text.replaceAll(/\s/g, "")).toContain(name);
  });

  test("one by invoice its invoice with the bank account and the day to pay", async () => {
    const { buyer, order_id } = await openInvoiced(opened);
    expect(await offersOf(buyer, order_id)).toEqual({ invoice: true, receipt: false, delivery: false });
    expect(await issue(buyer, order_id, "receipt")).toMatchObject({ failure: { code: "documents/not-paid" } });
    const { recipient } = await documentsOf(buyer, order_id);
    expect(recipient.honorific).toBe("御中");
    const { document_id } = value(
      await issue(buyer, order_id, "invoice", { recipient: recipient.name, honorific: "御中" }),
    );
    const sheet = await sheetOf(buyer, document_id);
    expect(sheet.bank).toContainEqual({ name: "口座", value: "普通 0000000" });
    expect(sheet.facts).toContainEqual({
      name: "お支払期限",
      value: expect.stringMatching(/^\d{4}\/\d\d\/\d\d$/),
    });
    const bytes = await fileOf(buyer, document_id);
    expect(readPdf(bytes).text).toContain("お振込先");
    const sent = async () =>
      (await sourcesIn(`${opened.dataDir}/mail`)).find((source) => source.includes(`${sheet.number}.pdf`));
    await waitUntil("the letter with the invoice", async () => (await sent()) !== undefined);
    const attached = ((await sent()) ?? "").replaceAll(/\s/g, "");
    expect(attached).toContain(bytes.toString("base64"));
    expect(attached).toContain(`To:${buyer.member.email}`);
  });

  test("one that may still be cancelled no invoice yet", async () => {
    const buyer = await openBuyer(opened, { kind: "business", approved: true });
    const { order_id } = value(await placeCart(buyer, 1));
    expect(await issue(buyer, order_id, "invoice")).toMatchObject({ failure: { code: "documents/still-cancellable" } });
  });
});

test("each refund issues its 適格返還請求書 by itself, and its letter leads there; the receipt is then over the rest", async () => {
  const { buyer, order_id, refund } = await openPaid(opened);
  const receipt = value(await issue(buyer, order_id, "receipt"));
  const { total } = value(await buyer.call(getOrder, { order_id }));
  const returns = async () => (await documentsOf(buyer, order_id)).documents.filter(({ kind }) => kind === "return");
  await refund(1_000);
  await waitUntil("the first return", async () => (await returns()).length === 1);
  const [first] = await returns();
  const sheet = await sheetOf(buyer, first?.document_id ?? "");
  expect(sheet).toMatchObject({ title: "適格返還請求書", sum: { amount: 1_000 }, taxes: [{ amount: 1_000, tax: 90 }] });
  expect(sheet.facts).toContainEqual({ name: "対象の書面", value: receipt.number });
  const rest = value(await issue(buyer, order_id, "receipt", { issue: 2 }));
  expect(rest).toMatchObject({ amount: total - 1_000, copy_of: receipt.number });
  expect((await sheetOf(buyer, rest.document_id)).groups[0]?.extras.map(({ label }) => label).join()).toContain(
    first?.number,
  );

  await refund();
  await waitUntil("the second return", async () => (await returns()).length === 2);
  expect((await returns()).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(await issue(buyer, order_id, "receipt", { issue: 3 })).toMatchObject({
    failure: { code: "documents/not-offered" },
  });
  expect(value(await issue(buyer, order_id, "return"))).toEqual((await returns())[0]);
  const letter = async () =>
    (await readLetters(`${opened.dataDir}/mail`, buyer.member.email)).find(({ text }) =>
      text.includes(`/my-page/documents/${first?.document_id}`),
    );
  await waitUntil("the letter", async () => (await letter()) !== undefined);
});

test("nobody else sees a document, and a guest is asked to log in", async () => {
  const { buyer, order_id } = await openPaid(opened);
  const { document_id } = value(await issue(buyer, order_id, "receipt"));
  const { call } = await opened.asMember();
  for (const answer of [
    await call(getDocument, { document_id }),
    await call(getDocumentFile, { document_id }),
    await issue({ call }, order_id, "receipt"),
  ])
    expect(answer).toMatchObject({ ok: false, failure: { status: 404 } });
  expect(value(await call(listDocuments, {})).documents).toEqual([]);
  for (const wanted of [getDocument, getDocumentFile])
    expect(await opened.callAs()(wanted, { document_id })).toMatchObject({ ok: false, failure: { status: 401 } });
});

test("they are found by day, amount and partner, and taken home as a ZIP with an index", async () => {
  const { buyer, order_id } = await openPaid(opened);
  const receipt = value(await issue(buyer, order_id, "receipt", { recipient: "=株式会社Ａ商会" }));
  const { order_id: other } = await openPaid(opened, buyer);
  const second = value(await issue(buyer, other, "receipt", { recipient: "Ｂ工房" }));
  const found = async (search: object) =>
    value(await buyer.call(listDocuments, search)).documents.map(({ number }) => number);
  expect(await found({})).toEqual([second.number, receipt.number]);
  expect(await found({ partner: "Ａ商会" })).toEqual([receipt.number]);
  expect(
    await found({ least: receipt.amount, most: receipt.amount, from: receipt.issued_on, to: receipt.issued_on }),
  ).toHaveLength(2);
  expect(await found({ least: receipt.amount + 1 })).toEqual([]);
  expect(await found({ to: "2020-01-01" })).toEqual([]);
  expect(await found({ limit: 1 })).toEqual([second.number]);
  expect(await found({ before: second.document_id })).toEqual([receipt.number]);

  const blob: Blob = value(await buyer.call(exportDocuments, { partner: "Ａ商会" }));
  const files = readZip(Buffer.from(await blob.arrayBuffer()));
  const name = `${receipt.issued_on.slice(0, 4)}/${receipt.number}.pdf`;
  expect([...files.keys()]).toEqual([name, "index.csv"]);
  expect(files.get(name)).toEqual(await fileOf(buyer, receipt.document_id));
  const index = files.get("index.csv")?.toString("utf8") ?? "";
  expect(index.startsWith("\ufeff")).toBe(true);
  expect(index).toContain(`"${receipt.number}","領収書"`);
  expect(index).toContain(`"'=株式会社Ａ商会 様","${receipt.amount}"`);
});
