import type { Address } from "@surimono/domain/delivery";
import type { InvoiceProblem, PaymentMethod } from "@surimono/domain/payments";
import type { Queries } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";
import { buyerOf, readProductStates } from "../cart/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import { findOrderableItems } from "../my-items/index.ts";
import { findObstacles, type OrderDesk } from "../orders/index.ts";
import type { Quote } from "./quotes.tables.ts";

interface Choice {
  readonly address: Address;
  readonly method: PaymentMethod;
  /** Of the credit that an invoice takes up. */
  readonly invoiceProblem: InvoiceProblem | undefined;
}

/**
 * Why nothing can be ordered from it, judged by the one function that judges carts; undefined if it can. Without a choice only of the goods, for
 * showing.
 */
export async function obstaclesOf(
  desk: OrderDesk,
  queries: Queries,
  snapshot: Snapshot,
  member: Member,
  quote: Quote,
  choice: Choice | undefined,
) {
  const lines = storedLines(quote);
  const ids = lines.map(({ productId }) => productId);
  const products = await findOrderableItems(queries, member.id, ids);
  const isSame = lines.every((line) => {
    const product = products.find(({ productId }) => productId === line.productId);
    if (!product || product.deleted) return true;
    const { versionId, nameTagVersionId = null, hangTagVersionId = null } = product;
    return (
      versionId === line.versionId &&
      nameTagVersionId === line.nameTagVersionId &&
      hangTagVersionId === line.hangTagVersionId
    );
  });
  if (!isSame) return "quotes/changed";
  const { invoiceAllowed } = buyerOf(member);
  const obstacles = await findObstacles(desk, queries, snapshot, {
    ...{ userId: member.id, lines, totals: asCart(quote), isStored: false, destinations: undefined, invoiceAllowed },
    ...{ address: choice?.address, paymentMethod: choice?.method },
    stateOf: await readProductStates(queries, member.id, ids, products),
    invoiceProblem: choice?.invoiceProblem,
  });
  const counts = obstacles.filter(({ step }) => choice || step === "cart");
  return counts.length > 0 ? "quotes/not-orderable" : undefined;
}

/** As the cart keeps them. */
export function storedLines({ userId, id: cartId, lines, createdAt: touchedAt }: Quote) {
  const history = { touchedAt, toldAt: null, heldPrice: null, heldPieces: null, heldUntil: null };
  return lines.map((line) => ({ ...line, userId, cartId, ...history }));
}

/** The sums of a cart without coupon and miles. */
export function asCart({ totals }: Quote) {
  return { ...totals, coupon: undefined, couponAtStake: undefined, miles: undefined, nextBulkDiscount: undefined };
}
