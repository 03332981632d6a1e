import type { AnswerOf } from "@surimono/contract/kernel";
import type { getQuote, listQuotes } from "@surimono/contract/quotes";
import { orderNumber } from "@surimono/domain/orders";
import { QUOTE_STATE_NAMES, quoteState } from "@surimono/domain/quotes";
import type { Shop } from "../../platform/http/index.ts";
import { presentTotals, sealLines } from "../cart/index.ts";
import { getCatalogue, sealFor } from "../catalogue/index.ts";
import { causesOfQuote, listByCause, presentDocument } from "../documents/index.ts";
import { findMemberRecord } from "../members/index.ts";
import { listOperatorNames } from "../operators/index.ts";
import { listQuotedOrders } from "../orders/index.ts";
import { addressText } from "./address-text.ts";
import { calledOf } from "./name-of.ts";
import { presentQuoteLines } from "./present-quote.ts";
import type { Quote } from "./quotes.tables.ts";

type Row = AnswerOf<typeof listQuotes>["quotes"][number];

/** Each with what came of it. */
export async function presentRows(
  { database: { db }, now }: Pick<Shop, "database" | "now">,
  rows: readonly Quote[],
): Promise<Row[]> {
  const members = [...new Set(rows.map(({ userId }) => userId))];
  const [orders, operators, records] = await Promise.all([
    listQuotedOrders(db, rows),
    listOperatorNames(db),
    Promise.all(members.map(async (id) => [id, await findMemberRecord(db, id)] as const)),
  ]);
  const names = new Map(records.map(([id, record]) => [id, record ? calledOf(record) : ""]));
  return rows.map((quote) => {
    const order = orders.find(({ cartId }) => cartId === quote.id);
    const state = quoteState({ ...quote, order: order?.standing }, now());
    return {
      ...{ quote_id: quote.id, state, state_name: QUOTE_STATE_NAMES[state] },
      ...{ member_id: quote.userId, name: names.get(quote.userId) ?? "" },
      ...{ pieces: quote.totals.quantity, total: quote.totals.total, until: quote.until },
      ...{ made_by: operators.get(quote.operatorId) ?? "", created_at: quote.createdAt.toISOString() },
      order_number: order ? orderNumber(order.sequence) : null,
    };
  });
}

export async function presentForConsole(shop: Shop, quote: Quote): Promise<AnswerOf<typeof getQuote>> {
  const [row] = await presentRows(shop, [quote]);
  if (!row) throw new Error("a draft has no row");
  const documents = await listByCause(shop.database.db, quote.userId, causesOfQuote(quote.id));
  return {
    quote: row,
    revision: quote.revision,
    lines: sealLines(presentQuoteLines(getCatalogue(shop), quote), sealFor(shop, quote.userId)),
    totals: presentTotals(quote.totals),
    address: quote.address ? addressText(quote.address) : "",
    ...{ address_id: quote.addressId, agreed_total: quote.agreedTotal, agreed_reason: quote.agreedReason },
    documents: documents.map((document) => presentDocument(document, [])),
    ...{ words: quote.words, sent_at: quote.sentAt?.toISOString() ?? null },
  };
}
