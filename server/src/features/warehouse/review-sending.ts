import type { PayloadOf } from "@surimono/contract/kernel";
import type { reviewSending as reviewCall } from "@surimono/contract/warehouse";
import { termsWords } from "@surimono/domain/documents";
import { dayInJapan, ok } from "@surimono/domain/kernel";
import { confirmationItems } from "@surimono/domain/orders";
import { paymentMethodOf } from "@surimono/domain/payments";
import type { Member, Shop } from "../../platform/http/index.ts";
import { presentKeptDestination, presentTotals } from "../cart/index.ts";
import { getCatalogue, sealFor } from "../catalogue/index.ts";
import { type OrderDesk, paymentTypes } from "../orders/index.ts";
import { planSending } from "./plan-sending.ts";
import { presentStock } from "./read-warehouse.ts";

/** What sending would cost and leave; writes nothing. */
export async function reviewSending(
  shop: Shop,
  desk: Pick<OrderDesk, "gateway" | "judgeInvoice" | "env">,
  member: Member,
  { destinations: wanted, payment_type }: PayloadOf<typeof reviewCall>,
) {
  const now = shop.now();
  const method = payment_type && paymentMethodOf(payment_type);
  const { db } = shop.database;
  const judge = (total: number) => desk.judgeInvoice.look(db, member.id, total);
  const planned = await planSending(db, wanted, { member, method, now, judge });
  if (!planned.ok) return planned;
  const { pieces, destinations, totals, dispatchBy, standing, obstacles } = planned.value;
  const snapshot = getCatalogue(shop);
  const seal = sealFor(shop, member.id);
  const priced = { ...totals, lines: pieces };
  return ok({
    stocks: pieces.map(({ row, quantity, remaining, feePerPiece }) => ({
      ...presentStock(snapshot, row, seal, dayInJapan(now)),
      ...{ inputNum: quantity, remaining, fee_per_piece: feePerPiece, fee: feePerPiece * quantity },
    })),
    destinations: destinations.map((destination) => presentKeptDestination(destination, dispatchBy)),
    totals: presentTotals(totals),
    dispatch_by: dispatchBy,
    confirmation: confirmationItems(priced, method, dispatchBy, termsWords(desk.env.issuer.terms), "sending"),
    payment_types: totals.total > 0 ? paymentTypes(desk, member, standing) : [],
    obstacles: [...obstacles],
  });
}
