import * as calls from "@surimono/contract/quotes";
import { fail } from "@surimono/domain/kernel";
import { paymentMethodOf } from "@surimono/domain/payments";
import { type Shop, visitedOrigin } from "../../platform/http/index.ts";
import type { OrderDesk } from "../orders/index.ts";
import { whileBuyerWaits } from "../payments/index.ts";
import { consoleRoutes } from "./console.routes.ts";
import { forgetQuotes, forgetQuotesJob } from "./forget-quotes.ts";
import { orderQuote } from "./order-quote.ts";
import { openQuote } from "./present-quote.ts";

/** Orders that operators draw up for members, from the console to the order. */
export function quotesRoutes(shop: Shop, desk: OrderDesk): void {
  shop.route(calls.openQuote, ({ payload, member }) => openQuote(shop, desk, member, payload.quote_id));
  shop.route(
    calls.orderQuote,
    async ({ payload, member, headers }) => {
      if (!member.isSetUp) return fail("orders/account-not-set-up");
      const wish = {
        ...{ quoteId: payload.quote_id, revision: payload.revision, addressId: payload.address_id },
        method: paymentMethodOf(payload.payment_type),
        returnOrigin: visitedOrigin(shop.env, headers),
      };
      return whileBuyerWaits(() => orderQuote(shop, desk, member, wish));
    },
    { inTurn: true },
  );
  shop.jobs.handle(forgetQuotesJob, () => forgetQuotes(shop));
  consoleRoutes(shop);
}
