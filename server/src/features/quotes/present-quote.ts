import type { AnswerOf } from "@surimono/contract/kernel";
import { type openQuote as openCall, quoteFailures } from "@surimono/contract/quotes";
import { dispatchDay } from "@surimono/domain/delivery";
import { termsWords } from "@surimono/domain/documents";
import { fail, ok, slashedDay } from "@surimono/domain/kernel";
import { confirmationItems } from "@surimono/domain/orders";
import { paymentMethodOf } from "@surimono/domain/payments";
import { QUOTE_STATE_NAMES } from "@surimono/domain/quotes";
import type { Member, Shop } from "../../platform/http/index.ts";
import { buyerOf, presentLine, presentTotals, sealLines } from "../cart/index.ts";
import { getCatalogue, type Snapshot, sealFor } from "../catalogue/index.ts";
import { presentDestination } from "../delivery/index.ts";
import { findByCause, quoteCause } from "../documents/index.ts";
import { type OrderDesk, paymentTypes } from "../orders/index.ts";
import { obstaclesOf, storedLines } from "./obstacles-of.ts";
import { standingOf } from "./quote-standing.ts";
import { findQuoteOf } from "./quotes.store.ts";
import type { Quote } from "./quotes.tables.ts";

/** What the member sees of it: nothing before it was sent. */
export async function openQuote(shop: Shop, desk: OrderDesk, member: Member, quoteId: string) {
  const { db } = shop.database;
  const quote = await findQuoteOf(db, member.id, quoteId);
  if (!quote) return fail("quotes/no-such-quote");
  const now = shop.now();
  const { order, stateAt } = await standingOf(db, quote);
  const state = stateAt(now);
  if (state === "draft" || (!quote.sentAt && state !== "ordered")) return fail("quotes/no-such-quote");
  const snapshot = getCatalogue(shop);
  const obstacle = state === "sent" ? await obstaclesOf(desk, db, snapshot, member, quote, undefined) : undefined;
  const estimate = await findByCause(db, member.id, quoteCause(quote.id, quote.revision));
  const answer: AnswerOf<typeof openCall> = {
    ...{ quote_id: quote.id, revision: quote.revision, state, state_name: QUOTE_STATE_NAMES[state] },
    words: quote.words,
    lines: sealLines(presentQuoteLines(snapshot, quote), sealFor(shop, member.id)),
    totals: presentTotals(quote.totals),
    until: quote.until,
    estimate: estimate ? { document_id: estimate.id, number: estimate.number } : null,
    obstacle: obstacle ? quoteFailures[obstacle].message : "",
    address: quote.address && presentDestination(quote.address),
    dispatch_by: dispatchDay(now),
    order_id: order?.id ?? null,
    payment_types: state === "sent" ? await waysToPay(desk, member, quote, now) : [],
  };
  return ok(answer);
}

async function waysToPay(desk: OrderDesk, member: Member, { totals, until }: Quote, now: Date) {
  const buyer = buyerOf(member);
  const { total } = totals;
  const invoiceProblem = buyer.invoiceAllowed
    ? await desk.judgeInvoice.look(desk.database.db, member.id, total)
    : undefined;
  const words = termsWords(desk.env.issuer.terms);
  return paymentTypes(desk, member, { ...buyer, invoiceProblem, total }).map((type) => ({
    ...type,
    confirmation: confirmationItems(totals, paymentMethodOf(type.payment_type), dispatchDay(now), words).map((item) =>
      item.key === "application_period"
        ? { ...item, text: `このお見積りの有効期限（${slashedDay(until)}）までにお申し込みください。` }
        : item,
    ),
  }));
}

/** With the words of today's catalogue and the prices of the draft. */
export function presentQuoteLines(snapshot: Snapshot, quote: Quote) {
  return storedLines(quote).map((line, index) => presentLine(snapshot, line, quote.totals.lines[index]));
}
