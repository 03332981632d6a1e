import type { TaxShare } from "../cart/index.ts";
import { type Day, formatYen, slashedDay, taxContained, type Yen } from "../kernel/index.ts";
import { type BankAccount, dueDay } from "./issuer.ts";
import { type Addressee, type DocumentSheet, dayFact, type SheetGroup, type SheetHead, sheetOf } from "./sheet.ts";

/** What the sheets of an order are made from. */
export interface SheetOrder {
  readonly number: string;
  readonly placed: Day;
  readonly paidBy: string;
  /** Its goods were made once more for those of another order: it costs nothing. */
  readonly isReplacement: boolean;
  /** What goes back of it is called so: 減額 of an order by invoice. */
  readonly backWord: "返金" | "減額";
  /** The goods; delivery fee and discounts are extras of the last. */
  readonly groups: readonly SheetGroup[];
  /** What was sent, by parcel, where that is not the order as it was placed: without what was taken out before it left. */
  readonly parcels: readonly SheetGroup[];
  readonly sentOut: { readonly amount: Yen; readonly taxes: readonly TaxShare[] };
  readonly total: Yen;
  readonly taxes: readonly TaxShare[];
  /** Of what the refunds left. */
  readonly keptTaxes: readonly TaxShare[];
  readonly refunds: readonly { readonly day: Day; readonly amount: Yen; readonly document: string }[];
}

function orderFacts({ number, placed, paidBy }: SheetOrder) {
  return [{ name: "注文番号", value: number }, dayFact("取引日", placed), { name: "お支払い方法", value: paidBy }];
}

/** The order's groups, and after them what went back since. */
function keptGroups({ groups, total, refunds, backWord }: SheetOrder): readonly SheetGroup[] {
  if (refunds.length === 0) return groups;
  const extras = [
    { label: "お支払い総額", amount: total },
    ...refunds.map(({ day, amount, document }) => ({
      label: `${backWord}（${[slashedDay(day), document].filter(Boolean).join("、")}）`,
      amount: -amount,
    })),
    { label: `${backWord}後の金額`, amount: keptOf({ total, refunds }) },
  ];
  return groups.map((group, index) =>
    index === groups.length - 1 ? { ...group, extras: [...group.extras, ...extras] } : group,
  );
}

/** What is left of an order's total. */
export function keptOf({ total, refunds }: Pick<SheetOrder, "total" | "refunds">): Yen {
  return refunds.reduce((rest, { amount }) => rest - amount, total);
}

function keptBody(order: SheetOrder) {
  const amount = keptOf(order);
  return {
    facts: orderFacts(order),
    groups: keptGroups(order),
    amount,
    taxes: order.keptTaxes,
  };
}

/** 領収書, over what was kept of the order: what went back has a document of its own, which the sheet names. */
export function receiptSheet(head: SheetHead, to: Addressee, order: SheetOrder, purpose: string): DocumentSheet {
  const statement = `但し ${purpose} として、上記の金額を領収いたしました。`;
  return sheetOf("receipt", head, to, { ...keptBody(order), statement });
}

/**
 * 納品書, with the pieces of each parcel. It says nothing of money that went back, for it is about what was sent: what was refunded before it left is
 * not on it (rule documents-sent).
 */
export function deliverySheet(head: SheetHead, to: Addressee, order: SheetOrder, sent: Day): DocumentSheet {
  return sheetOf("delivery", head, to, {
    facts: [...orderFacts(order), dayFact("発送日", sent)],
    groups: order.parcels.length > 0 ? order.parcels : order.groups,
    amount: order.sentOut.amount,
    taxes: order.sentOut.taxes,
    statement: "下記のとおり納品いたします。",
    notes: order.total === 0 ? [whyFree(order)] : [],
  });
}

/** What a 納品書 says of pieces that were made once more, in their box too (rule documents-free). */
export const MADE_AGAIN_FREE = "無料で作り直した商品です。代金はいただいておりません。";

/** Rule documents-free. */
function whyFree({ isReplacement }: SheetOrder): string {
  return isReplacement ? MADE_AGAIN_FREE : "商品の代金は、倉庫へのご注文のときにいただいております。";
}

/** What a 請求書 of one order says besides it: of another copy both as on the first. */
interface InvoiceTerms {
  readonly due?: Day | undefined;
  /** Kept from before. */
  readonly credit: Yen;
}

/** 請求書 for one order, due as if what is issued today were closed: an order that left long after it was placed would be overdue at once. */
export function invoiceSheet(head: SheetHead, to: Addressee, order: SheetOrder, terms: InvoiceTerms): DocumentSheet {
  const body = keptBody(order);
  const due = terms.due ?? dueDay(head.issued, head.issuer.terms);
  return sheetOf("invoice", head, to, {
    ...body,
    facts: [...body.facts, dayFact(DUE_FACT, due), ...creditFacts(body.amount, terms.credit)],
    statement: "下記のとおりご請求申し上げます。",
    ...payment(head),
  });
}

const DUE_FACT = "お支払期限";
const CREDIT_FACT = "お預かり金の充当";

/** How much of a bill money kept from before already pays, where there is some. */
function creditFacts(amount: Yen, kept: Yen) {
  const credit = Math.min(kept, amount);
  if (credit <= 0) return [];
  return [
    { name: CREDIT_FACT, value: formatYen(-credit) },
    { name: "お振込みいただく額", value: formatYen(amount - credit) },
  ];
}

/** What kept money paid of a 請求書 as it was issued, as it says itself. */
export function sheetCredit({ facts }: Pick<DocumentSheet, "facts">): Yen {
  return Number((facts.find(({ name }) => name === CREDIT_FACT)?.value ?? "").replaceAll(/\D/g, ""));
}

/** Until when a 請求書 is paid, as it says itself. */
export function sheetDue({ facts }: Pick<DocumentSheet, "facts">): Day {
  return (facts.find(({ name }) => name === DUE_FACT)?.value ?? "").replaceAll("/", "-");
}

/** One closing: the orders that it is about, until when it is paid, and how much of it money kept from before already pays. */
export interface SheetClosing {
  readonly closing: Day;
  readonly due: Day;
  readonly credit: Yen;
  readonly orders: readonly (SheetOrder & { readonly sent: Day })[];
}

/** 請求書 for all orders of a closing, each tax counted once over all of them (rule documents-tax). */
export function monthlyInvoiceSheet(head: SheetHead, to: Addressee, bill: SheetClosing): DocumentSheet {
  const amount = bill.orders.reduce((sum, order) => sum + keptOf(order), 0);
  return sheetOf("invoice", head, to, {
    facts: [
      dayFact("締め日", bill.closing),
      { name: "ご注文の数", value: `${bill.orders.length}件` },
      dayFact(DUE_FACT, bill.due),
      ...creditFacts(amount, bill.credit),
    ],
    groups: bill.orders.flatMap((order) =>
      keptGroups(order).map((group) => ({ ...group, heading: orderHeading(order, group.heading) })),
    ),
    amount,
    taxes: sumTaxes(bill.orders.flatMap(({ keptTaxes }) => keptTaxes)),
    statement: "下記のとおりご請求申し上げます。",
    ...payment(head),
  });
}

function orderHeading({ number, placed, sent }: SheetClosing["orders"][number], rest: string): string {
  return [`ご注文 ${number}（取引日 ${slashedDay(placed)}、発送日 ${slashedDay(sent)}）`, rest]
    .filter(Boolean)
    .join(" ");
}

function sumTaxes(shares: readonly TaxShare[]): TaxShare[] {
  const rates = [...new Set(shares.map(({ rate }) => rate))].sort((left, right) => right - left);
  return rates.map((rate) => {
    const amount = shares.reduce((sum, share) => sum + (share.rate === rate ? share.amount : 0), 0);
    return { rate, amount, tax: taxContained(amount, rate) };
  });
}

function payment({ issuer: { bank } }: SheetHead) {
  return {
    bank: bankFacts(bank),
    notes: [
      "お支払期限までに、上記の口座へお振り込みください。振込手数料はお客様のご負担でお願いいたします。",
      "お振込人名の前に、この請求書の番号の数字（10桁）をご記入ください。",
    ],
  };
}

/** Where a transfer goes, as documents say it. */
export function bankFacts({ name, code, branch, branchCode, kind, number, holder }: BankAccount) {
  return [
    { name: "金融機関", value: `${name}（${code}）` },
    { name: "支店", value: `${branch}（${branchCode}）` },
    { name: "口座", value: `${kind} ${number}` },
    { name: "口座名義", value: holder },
  ];
}

/** One refund: so much went back on that day. */
export interface SheetRefund {
  readonly day: Day;
  readonly amount: Yen;
  readonly taxes: readonly TaxShare[];
  /** The pieces of a parcel that it is for. */
  readonly about?: SheetGroup | undefined;
  /** Number of the receipt or invoice that it takes back; empty when there was none. */
  readonly of: string;
}

/**
 * 適格返還請求書: the day of the refund, that of the sale, what it was about, the amount and the tax of each rate (rule
 * documents-return). The amounts of an order's refunds add up to the order's for each rate.
 */
export function returnSheet(head: SheetHead, to: Addressee, order: SheetOrder, refund: SheetRefund): DocumentSheet {
  const { day, amount, taxes, about, of } = refund;
  const word = order.backWord;
  const part = { heading: "", lines: [], extras: [{ label: `ご注文 ${order.number} の代金の一部${word}`, amount }] };
  return sheetOf("return", head, to, {
    facts: [
      dayFact(word === "減額" ? "減額日" : "返還日", day),
      ...orderFacts(order),
      ...(of === "" ? [] : [{ name: "対象の書面", value: of }]),
    ],
    groups: about ? [about] : amount === order.total ? order.groups : [part],
    amount,
    sum: `${word}金額`,
    taxes,
    statement: `下記のご注文の代金を、上記のとおり${word}いたしました。`,
    ...(word === "減額" && {
      notes: ["減額した金額は、請求書払いのご請求額から差し引きます。お支払い済みの分は、次のご請求に充てます。"],
    }),
  });
}
