import type { TaxShare } from "../cart/index.ts";
import { DISPATCH_BUSINESS_DAYS } from "../delivery/index.ts";
import { addDays, type Day, startOfDay, type Yen } from "../kernel/index.ts";
import { PAYMENT_METHODS } from "../payments/index.ts";
import { type Addressee, type DocumentSheet, dayFact, type SheetGroup, type SheetHead, sheetOf } from "./sheet.ts";

export const ESTIMATE_DAYS = 30;
const UNTIL_FACT = "有効期限";

/** The last day on which an estimate can be ordered from (rule documents-estimate). */
export function estimateUntil(issued: Day): Day {
  return addDays(issued, ESTIMATE_DAYS);
}

/** When that day is over in Japan. */
export function estimateEnds(issued: Day): Date {
  return startOfDay(addDays(estimateUntil(issued), 1));
}

export interface SheetEstimate {
  readonly goods: SheetGroup;
  /** Undefined: it goes into the warehouse. */
  readonly destinations: number | undefined;
  readonly total: Yen;
  readonly taxes: readonly TaxShare[];
}

/** 見積書 of what lies in a cart. Coupons and miles are not promised: whether they count is decided by the order. */
export function estimateSheet(
  head: SheetHead,
  to: Addressee,
  { goods, destinations, total, taxes }: SheetEstimate,
): DocumentSheet {
  return offerSheet(head, to, { goods, total, taxes, destinations, until: estimateUntil(head.issued) }, [
    `有効期限までは、マイページの「書面」から、この価格でご注文いただけます。1点の価格は、この見積書の数より少なくなると変わります。`,
    "割引は、ご注文のときの会員の種類と数によります。クーポンとマイルはこの見積書に含まれません。ご注文のときにお使いいただけます。",
  ]);
}

/** What an operator drew up, as its customer is offered it. */
export interface SheetQuote extends Omit<SheetEstimate, "destinations"> {
  readonly until: Day;
}

/** 見積書 of a draft order: its sums are those that the link orders, until the day of the draft (rule documents-quote). */
export function quoteSheet(head: SheetHead, to: Addressee, { goods, until, total, taxes }: SheetQuote): DocumentSheet {
  return offerSheet(head, to, { goods, total, taxes, destinations: 1, until }, [
    "有効期限までは、メールでお送りしたお見積りのページから、この金額でご注文いただけます。",
    "クーポンとマイルは、この金額にはお使いいただけません。",
  ]);
}

type Offer = SheetEstimate & Pick<SheetQuote, "until">;

/** What every 見積書 says; `notes`: how it is ordered from. */
function offerSheet(
  head: SheetHead,
  to: Addressee,
  { goods, destinations, until, total, taxes }: Offer,
  notes: readonly string[],
): DocumentSheet {
  return sheetOf("estimate", head, to, {
    facts: [
      dayFact(UNTIL_FACT, until),
      { name: "お届け先", value: destinations === undefined ? "倉庫へ入庫" : `${destinations}か所` },
      {
        name: "納期",
        value: `ご注文の確定から約${DISPATCH_BUSINESS_DAYS}営業日で${destinations === undefined ? "入庫" : "発送"}`,
      },
      { name: "お支払い方法", value: paymentNames() },
    ],
    groups: [goods],
    amount: total,
    taxes,
    statement: "下記のとおりお見積り申し上げます。",
    notes,
  });
}

/** Until when a 見積書 holds, as it says itself. */
export function sheetUntil({ facts }: Pick<DocumentSheet, "facts">): Day {
  return (facts.find(({ name }) => name === UNTIL_FACT)?.value ?? "").replaceAll("/", "-");
}

function paymentNames(): string {
  return Object.values(PAYMENT_METHODS)
    .map(({ name, offeredTo }) => (offeredTo === "businesses" ? `${name}（審査がお済みの法人のお客様）` : name))
    .join("、");
}
