import { addDays, dayInJapan } from "@surimono/domain/kernel";
import { v4 as randomId } from "uuid";
import type { DraftedQuote } from "../quote-world.ts";

interface QuoteWorld {
  readonly quote: DraftedQuote;
}

const draftOf = ({ quote: { productId, sizeId, addressId } }: QuoteWorld) => ({
  ...{ lines: [{ product_id: productId, size_id: sizeId, quantity: 2 }], address_id: addressId },
  ...{ agreed_reason: "", words: "お電話のとおりです。", until: addDays(dayInJapan(new Date()), 7) },
});

export const quoteExamples: Readonly<
  Record<string, { readonly payload: (world: QuoteWorld) => object | Promise<object> }>
> = {
  listQuotes: { payload: ({ quote }) => ({ view: "open", member_id: quote.memberId, after: randomId() }) },
  getQuote: { payload: async ({ quote }) => ({ quote_id: await quote.open() }) },
  getQuoteDocument: {
    payload: async ({ quote }) => ({ quote_id: await quote.open(), document_id: await quote.estimate() }),
  },
  getQuoteBasis: { payload: async ({ quote }) => ({ member_id: quote.memberId, quote_id: await quote.open() }) },
  priceQuote: {
    payload: ({ quote }) => ({ member_id: quote.memberId, lines: `${quote.productId}-${quote.sizeId}-2` }),
  },
  makeQuote: {
    payload: (world) => ({ request_key: randomId(), member_id: world.quote.memberId, ...draftOf(world) }),
  },
  changeQuote: { payload: async (world) => ({ quote_id: await world.quote.open(), revision: 1, ...draftOf(world) }) },
  sendQuote: { payload: async ({ quote }) => ({ quote_id: await quote.open(), revision: 1, sent_at: quote.sentAt }) },
  revokeQuote: {
    payload: async ({ quote }) => ({ quote_id: await quote.open(), revision: 1, reason: "お客様のご希望" }),
  },
};
