import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import * as calls from "@surimono/contract/quotes";
import { fail, ok } from "@surimono/domain/kernel";
import type { OperatorRole } from "@surimono/domain/operators";
import { leastAgreed } from "@surimono/domain/quotes";
import type { Deed } from "../../platform/audit/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { presentTotals } from "../cart/index.ts";
import { getCatalogue, getFreshCatalogue } from "../catalogue/index.ts";
import { causesOfQuote, documentFile, listByCause } from "../documents/index.ts";
import { changeQuote, revokeQuote } from "./change-quote.ts";
import { makeQuote } from "./make-quote.ts";
import { planQuote } from "./plan-quote.ts";
import { presentForConsole, presentRows } from "./present-for-console.ts";
import { quoteBasis } from "./quote-basis.ts";
import { findQuote, listQuoteRows, lockQuote } from "./quotes.store.ts";
import type { Quote } from "./quotes.tables.ts";
import { sendQuote } from "./send-quote.ts";

const PAGE = 50;

export function consoleRoutes(shop: Shop): void {
  readingRoutes(shop);
  shop.operatorRoute(calls.makeQuote, async ({ payload, operator, recorded }) => {
    const { request_key: requestKey, member_id: memberId } = payload;
    const wish = { ...wishOf(payload, operator.roles), requestKey, memberId, operatorId: operator.id };
    const { lines, agreedTotal, until } = wish;
    const database = recorded({
      ...{ action: calls.makeQuote.name, subject: { kind: "member", id: memberId }, reason: payload.agreed_reason },
      asked: { request: requestKey, lines, agreedTotal, until },
    });
    const made = await makeQuote(database, await getFreshCatalogue(shop), wish, shop.now());
    return made.ok ? ok({ quote_id: made.value }) : made;
  });
  shop.operatorRoute(calls.changeQuote, async ({ payload, operator, recorded }) => {
    const { quote_id: quoteId, revision } = payload;
    const database = recorded(ofQuote(calls.changeQuote.name, quoteId, payload.agreed_reason));
    const wish = { ...wishOf(payload, operator.roles), quoteId, revision };
    const changed = await changeQuote(shop, database, await getFreshCatalogue(shop), wish, shop.now());
    return changed.ok ? ok(DONE) : changed;
  });
  shop.operatorRoute(calls.sendQuote, async ({ payload, recorded }) => {
    const { quote_id: quoteId, revision, sent_at: sentAt } = payload;
    const database = recorded(ofQuote(calls.sendQuote.name, quoteId));
    const read = { quoteId, revision, sentAt };
    const sent = await sendQuote(shop, database, await getFreshCatalogue(shop), read, shop.now());
    return sent.ok ? ok(DONE) : sent;
  });
  shop.operatorRoute(calls.revokeQuote, async ({ payload, recorded }) => {
    const { quote_id: quoteId, revision, reason } = payload;
    const database = recorded(ofQuote(calls.revokeQuote.name, quoteId, reason));
    const revoked = await revokeQuote(database, { quoteId, revision }, shop.now());
    return revoked.ok ? ok(DONE) : revoked;
  });
}

function readingRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.listQuotes, async ({ payload: { view, member_id: memberId, after } }) => {
    const rows = await listQuoteRows(db, { view, memberId, after, now: shop.now() }, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    return ok({
      quotes: await presentRows(shop, shown),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    });
  });
  shop.operatorRoute(calls.getQuote, async ({ payload }) => {
    const quote = await findQuote(db, payload.quote_id);
    return quote ? ok(await presentForConsole(shop, quote)) : fail("quotes/no-such-quote");
  });
  shop.operatorRoute(calls.getQuoteDocument, async ({ payload }) => {
    const quote = await findQuote(db, payload.quote_id);
    if (!quote) return fail("quotes/no-such-quote");
    const documents = await listByCause(db, quote.userId, causesOfQuote(quote.id));
    const document = documents.find(({ id }) => id === payload.document_id);
    if (!document) return fail("documents/no-such-document");
    const bytes = await documentFile(shop, document);
    return ok({ bytes, contentType: "application/pdf", fileName: `${document.number}.pdf` });
  });
  shop.operatorRoute(calls.getQuoteBasis, ({ payload }) => quoteBasis(shop, payload.member_id, payload.quote_id));
  shop.operatorRoute(calls.priceQuote, async ({ payload, operator }) => {
    const lines = payload.lines.split(",").map((text) => {
      const [productId = 0, sizeId = 0, quantity = 0] = text.split("-").map(Number);
      return { productId, sizeId, quantity };
    });
    const planned = await planQuote(db, getCatalogue(shop), { memberId: payload.member_id, lines });
    if (!planned.ok) return planned;
    const totals = planned.value.totals(0);
    return ok({ totals: presentTotals(totals), least_total: leastAgreed(operator.roles, totals) });
  });
}

type Draft = Omit<PayloadOf<typeof calls.changeQuote>, "quote_id" | "revision">;

function wishOf(draft: Draft, roles: readonly OperatorRole[]) {
  return {
    lines: draft.lines.map((line) => ({
      ...{ productId: line.product_id, sizeId: line.size_id, quantity: line.quantity },
    })),
    ...{ addressId: draft.address_id, agreedTotal: draft.agreed_total, agreedReason: draft.agreed_reason },
    ...{ words: draft.words, until: draft.until, roles },
  };
}

/** Without names, addresses and words, as an entry cannot be deleted. */
function ofQuote(action: string, id: string, reason?: string): Deed {
  const state = (quote: Quote) => ({
    ...{ total: quote.totals.total, agreedTotal: quote.agreedTotal, until: quote.until, revision: quote.revision },
    ...{ sentAt: quote.sentAt, revokedAt: quote.revokedAt },
    pieces: quote.lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity })),
  });
  return {
    ...{ action, subject: { kind: "quote", id }, reason },
    state: async (tx) => {
      const quote = await lockQuote(tx, id);
      return quote && state(quote);
    },
  };
}
