import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import type { Issuer } from "./issuer.ts";
import { documentNumber, readDocumentNumber } from "./kinds.ts";
import {
  deliverySheet,
  invoiceSheet,
  receiptSheet,
  returnSheet,
  type SheetOrder,
  type SheetRefund,
  sheetCredit,
  sheetDue,
} from "./order-sheets.ts";

const ISSUER: Issuer = {
  name: "株式会社版木堂",
  address: "〒101-0051 東京都千代田区神田神保町1-2-3",
  phone: "03-1234-5678",
  email: "info@hangido.jp",
  invoiceNumber: "T1234567890123",
  bank: {
    ...{ name: "すみだ銀行", code: "0123", branch: "浅草支店", branchCode: "045" },
    ...{ kind: "普通", number: "1234567", holder: "カ）ハンギドウ" },
  },
  terms: { monthsToPay: 1 },
};
const HEAD = { number: "R-2026-000001", issued: "2026-11-22", issuer: ISSUER, copy: "" };
const TO = { name: "髙橋 すみれ", honorific: "様" } as const;
const LINE = { name: "夏祭り", detail: "Tシャツ・M", quantity: 2, price: 1_100, amount: 2_200, rate: 1_000 };
const ORDER: SheetOrder = {
  ...{
    number: "SR-7K3Q-D9WM",
    placed: "2026-11-20",
    paidBy: "PayPay",
    isReplacement: false,
    backWord: "返金",
    total: 3_280,
    refunds: [],
    parcels: [],
  },
  groups: [
    {
      heading: "",
      lines: [LINE, { ...LINE, name: "茶", quantity: 1, price: 1_080, amount: 1_080, rate: 800 }],
      extras: [{ label: "送料", amount: 0 }],
    },
  ],
  taxes: [
    { rate: 1_000, amount: 2_200, tax: 200 },
    { rate: 800, amount: 1_080, tax: 80 },
  ],
  keptTaxes: [],
  sentOut: { amount: 1_100, taxes: [{ rate: 1_000, amount: 1_100, tax: 100 }] },
};

test("a receipt has the six items of a qualified invoice, and marks the reduced rate", () => {
  const sheet = receiptSheet(HEAD, TO, { ...ORDER, keptTaxes: ORDER.taxes }, "Tシャツ代");
  expect(sheet.issuer).toMatchObject({ name: ISSUER.name, registration: ISSUER.invoiceNumber });
  expect(sheet.facts).toContainEqual({ name: "取引日", value: "2026/11/20" });
  expect(sheet.groups[0]?.lines.map(({ name }) => name)).toEqual(["夏祭り", "茶 ※"]);
  expect(sheet.taxes).toEqual(ORDER.taxes);
  expect(sheet.recipient).toBe("髙橋 すみれ 様");
  expect(sheet.notes).toEqual(["※は軽減税率の対象です。"]);
  expect(sheet.statement).toContain("Tシャツ代");
});

test("a receipt after a refund names what went back, and is over the rest", () => {
  const refunds = [{ day: "2026-11-21", amount: 1_000, document: "H-2026-000001" }];
  const keptTaxes = [{ rate: 1_000, amount: 2_280, tax: 207 }];
  const sheet = receiptSheet(HEAD, TO, { ...ORDER, refunds, keptTaxes }, "お品代");
  expect(sheet.sum.amount).toBe(2_280);
  expect(sheet.groups[0]?.extras.at(-2)).toEqual({ label: "返金（2026/11/21、H-2026-000001）", amount: -1_000 });
  expect(sheet.taxes).toEqual(keptTaxes);
});

test("a delivery note shows what is in which parcel, a receipt the goods as a whole", () => {
  const parcels = [1, 2].map((number) => ({
    heading: `お届け先${number}`,
    lines: [{ ...LINE, quantity: 1, amount: 1_100 }],
    extras: [],
  }));
  const note = deliverySheet(HEAD, TO, { ...ORDER, parcels }, "2026-11-25");
  expect(note.groups.map(({ heading }) => heading)).toEqual(["お届け先1", "お届け先2"]);
  expect(note).toMatchObject({ sum: { amount: 1_100 }, taxes: ORDER.sentOut.taxes });
  expect(note.facts).toContainEqual({ name: "発送日", value: "2026/11/25" });
  expect(receiptSheet(HEAD, TO, { ...ORDER, parcels }, "お品代").groups).toHaveLength(1);
});

test("a delivery note of goods that cost nothing says why: stored before, or made once more (rule documents-free)", () => {
  const notesOf = (change: Partial<SheetOrder>) => deliverySheet(HEAD, TO, { ...ORDER, ...change }, "2026-11-25").notes;
  expect(notesOf({ total: 0 })).toContain("商品の代金は、倉庫へのご注文のときにいただいております。");
  const again = notesOf({ total: 0, isReplacement: true });
  expect(again).toContain("無料で作り直した商品です。代金はいただいておりません。");
  expect(again.join()).not.toContain("倉庫");
  expect(notesOf({}).join()).not.toContain("代金");
});

test("an invoice says until when and where to pay", () => {
  const sheet = invoiceSheet(HEAD, TO, ORDER, { credit: 0 });
  expect(sheet.facts).toContainEqual({ name: "お支払期限", value: "2027/01/04" });
  expect(sheet.bank.map(({ value }) => value)).toEqual([
    "すみだ銀行（0123）",
    "浅草支店（045）",
    "普通 1234567",
    "カ）ハンギドウ",
  ]);
});

test("a 適格返還請求書 of the whole shows the goods, of a part what it is a part of, of pieces those", () => {
  const taxes = [{ rate: 1_000, amount: 80, tax: 7 }];
  const about = { heading: "お届け先2　浮世 すみれ 様", lines: [LINE], extras: [] };
  const draw = (change: Partial<SheetRefund>) =>
    returnSheet(HEAD, TO, ORDER, { day: "2026-11-25", amount: 80, taxes, of: "", ...change });
  expect(draw({ amount: 3_280 }).groups[0]?.lines).toHaveLength(2);
  const part = draw({ of: "R-2026-000001" });
  expect(part).toMatchObject({ taxes, sum: { amount: 80 } });
  expect(part.groups).toEqual([
    { heading: "", lines: [], extras: [{ label: "ご注文 SR-7K3Q-D9WM の代金の一部返金", amount: 80 }] },
  ]);
  expect(part.facts.slice(0, 1)).toEqual([{ name: "返還日", value: "2026/11/25" }]);
  expect(part.facts).toContainEqual({ name: "取引日", value: "2026/11/20" });
  expect(part.facts).toContainEqual({ name: "対象の書面", value: "R-2026-000001" });
  expect(draw({ about }).groups).toEqual([about]);
});

test("numbers count in six places, and go on past them", () => {
  expect(documentNumber("invoice", 2026, 7)).toBe("S-2026-000007");
  expect(documentNumber("receipt", 2027, 1_234_567)).toBe("R-2027-1234567");
  expect(readDocumentNumber("R-2027-1234567")).toEqual({ kind: "receipt", year: 2027, count: 1_234_567 });
  for (const number of ["", "S-2026-7", "X-2026-000007", "s-2026-000007", "S-2026-000007 "])
    expect(readDocumentNumber(number)).toBeUndefined();
});

test("the same value is written the same, however it was stored", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const turned = (inner: unknown): unknown =>
        Array.isArray(inner)
          ? inner.map(turned)
          : typeof inner === "object" && inner !== null
            ? Object.fromEntries(
                Object.entries(inner)
                  .reverse()
                  .map(([key, part]) => [key, turned(part)]),
              )
            : inner;
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: 1, a: [undefined, "髙"] })).toBe('{"a":[null,"髙"],"b":1}');
});

test("of an order by invoice nothing is paid back: it is taken off, and says so", () => {
  const order = { ...ORDER, paidBy: "請求書払い", backWord: "減額" } as const;
  const refund = { day: "2026-11-21", amount: 80, taxes: ORDER.taxes, of: "S-2026-000001" };
  const sheet = returnSheet(HEAD, TO, order, refund);
  expect(sheet.sum).toEqual({ label: "減額金額（税込）", amount: 80 });
  expect(sheet.facts).toContainEqual({ name: "減額日", value: "2026/11/21" });
  const kept = { ...order, keptTaxes: ORDER.taxes, refunds: [{ day: "2026-11-21", amount: 80, document: "" }] };
  expect(JSON.stringify([sheet, invoiceSheet(HEAD, TO, kept, { credit: 0 })])).not.toContain("返金");
});

test("a 請求書 of an order is due by its day of issue, so that none is overdue at once; a copy like the first", () => {
  const order = { ...ORDER, keptTaxes: ORDER.taxes, placed: "2026-08-31" };
  const sheet = invoiceSheet({ ...HEAD, issued: "2026-11-22" }, TO, order, { credit: 0 });
  expect(sheet.facts).toContainEqual({ name: "お支払期限", value: "2027/01/04" });
  const copy = invoiceSheet({ ...HEAD, issued: "2027-03-01" }, TO, order, { due: sheetDue(sheet), credit: 0 });
  expect(copy.facts).toContainEqual({ name: "お支払期限", value: "2027/01/04" });
});

test("a 請求書 of an order says how much of it kept money pays; a copy says the same", () => {
  const order = { ...ORDER, keptTaxes: ORDER.taxes };
  const sheet = invoiceSheet(HEAD, TO, order, { credit: 1_280 });
  expect(sheet.sum.amount).toBe(3_280);
  expect(sheet.facts.slice(-2)).toEqual([
    { name: "お預かり金の充当", value: "− ¥ 1,280" },
    { name: "お振込みいただく額", value: "¥ 2,000" },
  ]);
  expect(sheetCredit(sheet)).toBe(1_280);
  expect(invoiceSheet(HEAD, TO, order, { credit: sheetCredit(sheet) }).facts).toEqual(sheet.facts);
  expect(invoiceSheet(HEAD, TO, order, { credit: 9_000 }).facts.at(-1)?.value).toBe("¥ 0");
  expect(sheetCredit(invoiceSheet(HEAD, TO, order, { credit: 0 }))).toBe(0);
});
