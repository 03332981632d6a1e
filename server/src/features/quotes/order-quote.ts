import { fail } from "@surimono/domain/kernel";
import { isPaidAtGateway, type PaymentMethod } from "@surimono/domain/payments";
import type { Transaction } from "../../platform/database/index.ts";
import type { Member, Shop } from "../../platform/http/index.ts";
import { buyerOf } from "../cart/index.ts";
import { getFreshCatalogue } from "../catalogue/index.ts";
import { findAddress } from "../delivery/index.ts";
import { type OrderDesk, placeBy, prepareQuoted } from "../orders/index.ts";
import { asCart, obstaclesOf, storedLines } from "./obstacles-of.ts";
import { standingOf } from "./quote-standing.ts";
import { lockQuote } from "./quotes.store.ts";

interface Ordering {
  readonly quoteId: string;
  readonly revision: number;
  readonly addressId: string | undefined;
  readonly method: PaymentMethod;
  readonly returnOrigin: string;
}

/**
 * Becomes an order like any other, once: its id is the key (rule quotes-once). The price is that of the draft; that its goods can still be made is
 * asked again.
 */
export async function orderQuote(shop: Shop, desk: OrderDesk, member: Member, wish: Ordering) {
  const { quoteId, revision, addressId, method, returnOrigin } = wish;
  if (isPaidAtGateway(method) && !desk.gateway) return fail("payments/unavailable");
  const snapshot = await getFreshCatalogue(shop);
  return placeBy(desk, async (tx: Transaction) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote?.userId !== member.id) return fail("quotes/no-such-quote");
    const { stateAt } = await standingOf(tx, quote);
    const state = stateAt(desk.now());
    const to = quote.address ?? (addressId === undefined ? undefined : await findAddress(tx, member.id, addressId));
    if (!to) return fail("quotes/address-missing");
    const agreement = {
      ...{ cart: { id: quote.id, userId: quote.userId, revision: quote.revision }, lines: storedLines(quote) },
      ...{ totals: asCart(quote), to, method, email: member.email },
    };
    const prepare = () => prepareQuoted(desk, tx, snapshot, agreement, { returnOrigin });
    // Whatever the page showed: the answer names the one order.
    if (state === "ordered" || state === "paying") return prepare();
    if (state !== "sent") return fail(state === "draft" ? "quotes/no-such-quote" : "quotes/over");
    if (quote.revision !== revision) return fail("quotes/renewed");
    const holds = method === "invoice" && buyerOf(member).invoiceAllowed;
    const invoiceProblem = holds ? (await desk.judgeInvoice.hold(tx, member.id))(quote.totals.total) : undefined;
    const obstacles = await obstaclesOf(desk, tx, snapshot, member, quote, { address: to, method, invoiceProblem });
    if (obstacles) return fail(obstacles);
    return prepare();
  });
}
