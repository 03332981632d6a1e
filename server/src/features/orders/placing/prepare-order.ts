import { toWireObstacle } from "@surimono/contract/cart";
import type { Wishes } from "@surimono/contract/delivery";
import { offersWithout } from "@surimono/domain/coupons";
import type { Address, DeliveryMethod, Destination } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { isPaidAtGateway, type PaymentMethod } from "@surimono/domain/payments";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member } from "../../../platform/http/index.ts";
import {
  buyerOf,
  type Cart,
  endHeldPricesOf,
  findCartOffers,
  listLines,
  lockCart,
  paidAmong,
  priceLines,
  readProductStates,
  readSplit,
  type StoredCartLine,
  wishedDestination,
} from "../../cart/index.ts";
import type { Snapshot } from "../../catalogue/index.ts";
import { lockLimitedCoupons } from "../../coupons/index.ts";
import { findAddress, listAddresses } from "../../delivery/index.ts";
import { findLastAttempt, insertAttempt, type PaymentAttempt } from "../../payments/index.ts";
import { giveBackCoupon, holdCoupon } from "../benefits/coupon-use.ts";
import { holdOrderMiles, releaseOrderMiles } from "../benefits/miles-use.ts";
import type { OrderDesk } from "../order-desk.ts";
import { findOrderOfCart, insertOrder, moveOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { insertPieces } from "../parcels/parcels.store.ts";
import { printableStates } from "../steps/printable-states.ts";
import { attemptStep, type Prepared } from "./attempt-step.ts";
import { type Agreement, couponOf, draftOrder, fingerprintOf, isSeveral, WAREHOUSE } from "./draft-order.ts";
import { finaliseOrder } from "./finalise-order.ts";
import { judgeObstacles } from "./find-obstacles.ts";

/** A request that asks the gateway for a session holds the attempt this long; then another takes over with the same idempotency key. */
const CLAIM_MS = 30_000;
/** Stripe's shortest session lifetime is 30 minutes. */
const SESSION_MS = 31 * 60_000;

export interface Placement {
  readonly cartId: string;
  readonly expectedTotal: number;
  /** Undefined: to the several destinations that the cart keeps. */
  readonly addressId: string | undefined;
  /** With the address. */
  readonly wish: Wishes | undefined;
  readonly deliveryMethod: DeliveryMethod;
  readonly method: PaymentMethod;
  readonly returnOrigin: string;
}

/** Phase one of placing: claim, price again, compare with what the customer saw, check everything, write the draft. */
export async function prepareOrder(
  desk: OrderDesk,
  tx: Transaction,
  snapshot: Snapshot,
  member: Member,
  placement: Placement,
) {
  // Sent together and answered in this order: the lock is waited for first, so the others see what a rival left.
  const { addressId, wish, deliveryMethod } = placement;
  const isStored = deliveryMethod === "warehouse";
  const [cart, existing, read, address, kept, book] = await Promise.all([
    lockCart(tx, member.id, placement.cartId),
    findOrderOfCart(tx, member.id, placement.cartId),
    listLines(tx, member.id, placement.cartId),
    addressId && !isStored ? findAddress(tx, member.id, addressId) : undefined,
    addressId ? undefined : readSplit(tx, { userId: member.id, id: placement.cartId }),
    addressId && wish ? listAddresses(tx, member.id) : undefined,
  ]);
  if (!cart) return fail("orders/no-such-cart");
  if (existing && existing.lifecycle !== "draft") return ok<Prepared>({ next: "placed", order: existing });
  const last = existing && (await findLastAttempt(tx, member.id, existing.id));
  if (existing && (last?.state === "pending" || last?.state === "paid"))
    return ok<Prepared>({ next: "waiting", order: existing });
  if (last?.state === "creating" && last.claimedUntil > desk.now()) return ok<Prepared>({ next: "wait" });

  const lines = await endHeldPricesOf(tx, read, desk.now());
  const wished = book && addressId && wish ? wishedDestination(book, addressId, wish, lines) : undefined;
  const several = wished ? [wished] : cart.isSeveral ? kept : undefined;
  const agreed = await agree(
    desk,
    tx,
    snapshot,
    member,
    { cart, lines, isStored, address, several: isStored ? undefined : several },
    placement,
  );
  if (!agreed.ok) return agreed;
  if (existing) {
    const going = await goOn(desk, tx, existing, last, agreed.value, placement);
    if (going) return going;
  }
  return begin(desk, tx, snapshot, agreed.value, placement);
}

interface Wanted {
  readonly isStored: boolean;
  readonly cart: Cart;
  readonly lines: readonly StoredCartLine[];
  readonly address: Address | undefined;
  /** In place of the address. */
  readonly several: readonly Destination[] | undefined;
}

interface Agreed extends Agreement {
  readonly cart: Cart;
  /** The total when someone else took the last use of this coupon. */
  readonly totalWithout: (couponId: number) => number;
  /** The total when the miles were spent meanwhile. */
  readonly totalNow: () => Promise<number>;
}

/** The drift guard and the one function that decides whether this can be ordered. */
async function agree(
  desk: OrderDesk,
  tx: Transaction,
  snapshot: Snapshot,
  member: Member,
  { cart, lines, isStored, address, several }: Wanted,
  placement: Placement,
) {
  const looking = { member, now: desk.now() };
  const productIds = lines.map(({ productId }) => productId);
  const buyer = buyerOf(member);
  const byInvoice = buyer.invoiceAllowed && placement.method === "invoice";
  // Sent together: the account is locked before the prices are compared, which only a buyer who is refused notices.
  const [offers, stateOf, judgeInvoice] = await Promise.all([
    findCartOffers(tx, cart, looking),
    printableStates(desk, tx, member.id, lines, readProductStates(tx, member.id, productIds)),
    byInvoice ? desk.judgeInvoice.hold(tx, member.id) : undefined,
  ]);
  const paid = paidAmong(several ?? []);
  const totals = priceLines(snapshot, lines, buyer, offers, paid);
  if (lines.length > 0 && totals.total !== placement.expectedTotal)
    return fail("orders/cart-changed", { current_total: totals.total });
  const obstacles = judgeObstacles(desk, snapshot, {
    lines,
    totals,
    stateOf,
    isStored,
    address,
    destinations: several,
    paymentMethod: placement.method,
    invoiceAllowed: buyer.invoiceAllowed,
    invoiceProblem: judgeInvoice?.(totals.total),
  });
  const to = isStored ? WAREHOUSE : (several ?? address);
  if (obstacles.length > 0 || !to) return fail("orders/not-orderable", { obstacles: obstacles.map(toWireObstacle) });
  const agreement: Agreement & Pick<Agreed, "cart"> = {
    cart,
    lines,
    totals,
    to,
    method: placement.method,
    email: member.email,
  };
  const totalWithout = (couponId: number) =>
    priceLines(snapshot, lines, buyer, { ...offers, ...offersWithout(offers, couponId) }, paid).total;
  const totalNow = async () => priceLines(snapshot, lines, buyer, await findCartOffers(tx, cart, looking), paid).total;
  return ok<Agreed>({ ...agreement, totalWithout, totalNow });
}

/** There is a draft from an earlier attempt. Undefined: it was given up and a new one must be written. */
async function goOn(
  desk: OrderDesk,
  tx: Transaction,
  draft: Order,
  last: PaymentAttempt | undefined,
  agreement: Agreed,
  placement: Placement,
) {
  const now = desk.now();
  const same = draft.fingerprint === fingerprintOf(agreement);
  const step = attemptStep(draft, last, { isSame: same, now });
  if (step) return ok(step);
  if (same) {
    // The previous attempt may have released it.
    if (!(await holdCoupon(tx, draft, now))) return withoutCoupon(agreement);
    if (!(await holdOrderMiles(tx, draft, now))) return withoutMiles(agreement);
    return ok(await openTry(desk, tx, draft, (last?.attempt ?? 0) + 1, placement));
  }
  await moveOrder(tx, draft, { lifecycle: "abandoned" }, { cause: "replaced", now, changes: { cartId: null } });
  const next = couponOf(agreement.totals);
  if (draft.couponId !== null && next !== undefined && next !== draft.couponId)
    await lockLimitedCoupons(tx, [draft.couponId, next]);
  await giveBackCoupon(tx, draft, now);
  await releaseOrderMiles(tx, draft, now);
  return undefined;
}

/** Someone else took the last use while this buyer looked at the total. */
function withoutCoupon({ totals, totalWithout }: Agreed) {
  const couponId = couponOf(totals);
  const current = couponId === undefined ? totals.total : totalWithout(couponId);
  return fail("orders/cart-changed", { current_total: current });
}

/** They went elsewhere while this buyer looked at the total. */
async function withoutMiles({ totalNow }: Agreed) {
  return fail("orders/cart-changed", { current_total: await totalNow() });
}

/** The draft, placed at once if paid by invoice. */
async function begin(desk: OrderDesk, tx: Transaction, snapshot: Snapshot, agreement: Agreed, placement: Placement) {
  const now = desk.now();
  const draft = draftOrder(snapshot, agreement, now);
  const [order, , isHeld] = await Promise.all([
    insertOrder(tx, draft.order, draft.lines, draft.parcels),
    isSeveral(agreement.to) && insertPieces(tx, { userId: draft.order.userId, orderId: draft.order.id }, draft.parcels),
    holdCoupon(tx, draft.order, now),
  ]);
  if (!isHeld) return withoutCoupon(agreement);
  if (!(await holdOrderMiles(tx, order, now))) return withoutMiles(agreement);
  if (isPaidAtGateway(agreement.method)) return ok(await openTry(desk, tx, order, 1, placement));
  const { cart } = agreement;
  const placed = await finaliseOrder(desk, tx, {
    order,
    cart,
    payment: "invoiced",
    cause: "buyer",
    lines: draft.lines,
    parcels: draft.parcels,
  });
  return ok<Prepared>({ next: "placed", order: placed });
}

export async function openTry(
  desk: OrderDesk,
  tx: Transaction,
  order: Order,
  attempt: number,
  placement: Pick<Placement, "returnOrigin">,
): Promise<Prepared> {
  if (!isPaidAtGateway(order.paymentMethod)) throw new Error("an invoice is not paid at the gateway");
  const now = desk.now();
  const row = await insertAttempt(tx, {
    userId: order.userId,
    orderId: order.id,
    attempt,
    method: order.paymentMethod,
    amount: order.total,
    returnOrigin: placement.returnOrigin,
    claimedUntil: new Date(now.getTime() + CLAIM_MS),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
  return { next: "pay", order, attempt: row };
}
