import { piecesWith, tooFewPieces } from "@surimono/domain/cart";
import { addressOf } from "@surimono/domain/delivery";
import { type Day, dayInJapan, fail, ok } from "@surimono/domain/kernel";
import type { OperatorRole } from "@surimono/domain/operators";
import { canEndOn, leastAgreed, quoteEnds } from "@surimono/domain/quotes";
import type { Queries } from "../../platform/database/index.ts";
import { findItemOnSale } from "../cart/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import { findAddress } from "../delivery/index.ts";
import { planQuote, type QuoteWish } from "./plan-quote.ts";
import type { QuoteLine } from "./quotes.tables.ts";

/** What an operator decides about a draft, when it is made and whenever it is changed. */
export interface Drawing extends QuoteWish {
  /** Undefined: the customer chooses. */
  readonly addressId: string | undefined;
  /** Undefined: what the cart would cost. */
  readonly agreedTotal: number | undefined;
  readonly agreedReason: string;
  readonly words: string;
  readonly until: Day;
  readonly roles: readonly OperatorRole[];
}

/** The columns of a draft that follow from what was decided. What an operator may agree to is in rule quotes-discount. */
export async function drawUp(queries: Queries, snapshot: Snapshot, wish: Drawing, now: Date) {
  const { memberId, addressId, agreedTotal, agreedReason, words, until, roles } = wish;
  if (!canEndOn(until, dayInJapan(now))) return fail("quotes/no-such-day");
  const planned = await planQuote(queries, snapshot, wish);
  if (!planned.ok) return planned;
  const { lines, totals } = planned.value;
  const wrong = wrongNumberIn(lines, snapshot);
  if (wrong) return wrong;
  const usual = totals(0);
  const off = agreedTotal === undefined ? 0 : usual.total - agreedTotal;
  if (off < 0 || usual.total - off < leastAgreed(roles, usual)) return fail("quotes/price-out-of-range");
  if (off > 0 && agreedReason === "") return fail("quotes/reason-missing");
  const sums = totals(off);
  // What an agreed price takes off comes from the goods: where they cost too little, it cannot be reached.
  if (sums.total !== usual.total - off) return fail("quotes/price-out-of-range");
  const address = addressId === undefined ? undefined : await findAddress(queries, memberId, addressId);
  if (addressId !== undefined && !address) return fail("quotes/no-such-address");
  return ok({
    ...{ lines, totals: sums, words, until, endsAt: quoteEnds(until) },
    ...{ address: address ? addressOf(address) : null, addressId: address?.id ?? null },
    ...{ agreedTotal: off > 0 ? sums.total : null, agreedReason: off > 0 ? agreedReason : "" },
  });
}

/** What the cart would refuse, the customer is not offered. */
function wrongNumberIn(lines: readonly QuoteLine[], snapshot: Snapshot) {
  const counted = lines.flatMap((line) => {
    const item = findItemOnSale(snapshot, line.itemId);
    return item ? [{ line, item, pieces: piecesWith(line, lines) }] : [];
  });
  const over = counted.find(({ item, pieces }) => pieces > item.maximumQuantity);
  if (over) return fail("quotes/too-many-pieces", { name: over.line.name, limit: over.item.maximumQuantity });
  const tooFew = counted.flatMap(({ line, item, pieces }) => tooFewPieces(item, line.methodId, pieces) ?? []);
  if (tooFew.length === 0) return undefined;
  const isForScreens = tooFew.some(({ code }) => code === "cart/too-few-for-screens");
  return fail(isForScreens ? "quotes/too-few-for-screens" : "quotes/not-orderable");
}
