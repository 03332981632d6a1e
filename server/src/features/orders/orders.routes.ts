import * as calls from "@surimono/contract/orders";
import type { DeliveryMethod } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { paymentMethodOf } from "@surimono/domain/payments";
import { type Shop, visitedOrigin } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { sealFor } from "../catalogue/index.ts";
import { openPayments, whileBuyerWaits } from "../payments/index.ts";
import { readdress, readdressJob } from "./letters/readdress-orders.ts";
import type {
  ExplainRefunds,
  FindUncleared,
  HoldStock,
  IssueReturns,
  JudgeInvoice,
  OrderDesk,
  OrderHooks,
  PrintPieces,
} from "./order-desk.ts";
import { findOrder, listMoves, listOrderLines, listPlaced } from "./orders.store.ts";
import type { Order } from "./orders.tables.ts";
import { countParcels, listParcels } from "./parcels/parcels.store.ts";
import { getPaymentResult } from "./payment/get-payment-result.ts";
import { settleSession } from "./payment/settle-payment.ts";
import { SWEEP_EXPIRES_SECONDS, sweepOrders } from "./payment/sweep-orders.ts";
import { placeOrder } from "./placing/place-order.ts";
import { repeatDestinations } from "./placing/repeat-destinations.ts";
import { repeatRosters } from "./placing/repeat-rosters.ts";
import { reviewOrder } from "./placing/review-order.ts";
import { presentOrder, presentSummary } from "./present-order.ts";
import { pieceRefundJob } from "./refunds/ask-refund.ts";
import { cancelOrder, refundJob } from "./refunds/cancel-order.ts";
import { makeRefund } from "./refunds/make-refund.ts";
import { readStandings } from "./refunds/order-refunds.ts";
import { refundOrder, settleRefunds } from "./refunds/settle-refund.ts";
import { readRelated } from "./replacements/related-orders.ts";
import { printRoster, printRosterJob } from "./rosters/print-roster.ts";
import { countSales, salesJob } from "./sales/count-sales.ts";

const sweepJob = timedJob("sweep-orders");
/** They lock the member's cart and order. */
const IN_TURN = { inTurn: true } as const;

interface OrdersParts extends OrderHooks {
  readonly issueReturns: IssueReturns;
  readonly explainRefunds: ExplainRefunds;
  readonly findUncleared: FindUncleared;
  readonly printPieces: PrintPieces;
  readonly holdStock: HoldStock;
  readonly judgeInvoice: JudgeInvoice;
}

/** Orders and the payments they need. Returns the desk, so that tests and the operator can sweep at any time. */
export function ordersRoutes(shop: Shop, parts: OrdersParts): OrderDesk {
  const gateway = openPayments(shop, {
    onSession: (sessionId) => settleSession(desk, sessionId),
    onRefund: (paymentRef) => settleRefunds(desk, paymentRef),
  });
  const { database, jobs, log, now, env } = shop;
  const desk: OrderDesk = { database, jobs, log, now, env, gateway, ...parts };
  jobs.handle(salesJob, () => countSales(desk.database, desk.now()));
  jobs.handle(sweepJob, () => sweepOrders(desk), { expireSeconds: SWEEP_EXPIRES_SECONDS });
  jobs.handle(printRosterJob, (key) => printRoster(desk, key), { retries: 12, expireSeconds: 3600 });
  jobs.handle(readdressJob, ({ userId }) => readdress(desk, userId));
  jobs.handle(refundJob, (key) => refundOrder(desk, key), { forDays: true });
  jobs.handle(pieceRefundJob, (key) => makeRefund(desk, key), { forDays: true });
  placingRoutes(shop, desk);
  repeatRoutes(shop, desk);
  historyRoutes(shop, desk);
  return desk;
}

function placingRoutes(shop: Shop, desk: OrderDesk): void {
  shop.route(calls.reviewOrder, async ({ payload, member }) => {
    const method = payload.payment_type && paymentMethodOf(payload.payment_type);
    const deliveryMethod = payload.delivery_method;
    if (!isOffered(shop, deliveryMethod)) return fail("cart/no-such-delivery-method");
    const { address_id: addressId, wish } = payload;
    return ok(await reviewOrder(desk, shop, member, { addressId, wish, method, deliveryMethod }));
  });
  shop.route(
    calls.placeOrder,
    async ({ payload, member, headers }) => {
      if (!member.isSetUp) return fail("orders/account-not-set-up");
      if (!isOffered(shop, payload.delivery_method)) return fail("cart/no-such-delivery-method");
      const placement = {
        cartId: payload.cart_id,
        expectedTotal: payload.expected_total,
        addressId: payload.address_id,
        wish: payload.wish,
        deliveryMethod: payload.delivery_method,
        method: paymentMethodOf(payload.payment_type),
        returnOrigin: visitedOrigin(shop.env, headers),
      };
      return whileBuyerWaits(() => placeOrder(desk, shop, member, placement));
    },
    IN_TURN,
  );
  shop.route(
    calls.getPaymentResult,
    ({ payload, member }) => whileBuyerWaits(() => getPaymentResult(desk, member.id, payload.order_id)),
    IN_TURN,
  );
  shop.route(
    calls.cancelOrder,
    ({ payload, member }) => cancelOrder(desk, { userId: member.id, orderId: payload.order_id }),
    IN_TURN,
  );
}

function isOffered({ env }: Pick<Shop, "env">, method: DeliveryMethod): boolean {
  return method === "courier" || env.storage;
}

/** They lock the member's cart. */
function repeatRoutes(shop: Shop, desk: OrderDesk): void {
  shop.route(
    calls.repeatDestinations,
    ({ payload, member }) => repeatDestinations(desk, { userId: member.id, orderId: payload.order_id }),
    IN_TURN,
  );
  shop.route(
    calls.repeatRosters,
    ({ payload, member }) => repeatRosters(desk, { userId: member.id, orderId: payload.order_id }),
    IN_TURN,
  );
}

function historyRoutes(shop: Shop, { database: { db }, now }: OrderDesk): void {
  shop.route(calls.getOrders, async ({ payload: { before, limit }, member }) => {
    const found = await listPlaced(db, member.id, before, limit + 1);
    const shown = found.slice(0, limit);
    const lines = await listOrderLines(
      db,
      member.id,
      shown.map(({ id }) => id),
    );
    const standingOf = await readStandings(db, member.id, shown);
    const counts = await countParcels(
      db,
      member.id,
      shown.map(({ id }) => id),
    );
    const factsOf = (order: Order) => ({
      standing: standingOf(order),
      parcels: counts.find(({ orderId }) => orderId === order.id),
    });
    const looking = { now: now(), seal: sealFor(shop, member.id) };
    const linesOf = (orderId: string) => lines.filter((line) => line.orderId === orderId);
    return ok({
      orders: shown.map((order) => presentSummary(order, linesOf(order.id), factsOf(order), looking)),
      has_more: found.length > limit,
    });
  });
  shop.route(calls.getOrder, async ({ payload, member }) => {
    const key = { userId: member.id, orderId: payload.order_id };
    const order = await findOrder(db, key);
    if (!order?.placedAt) return fail("orders/no-such-order");
    const lines = await listOrderLines(db, member.id, [order.id]);
    const standingOf = await readStandings(db, member.id, [order]);
    const looking = { now: now(), seal: sealFor(shop, member.id) };
    const related = await readRelated(db, order);
    const facts = { standing: standingOf(order), related, moves: await listMoves(db, key) };
    return ok(presentOrder(order, lines, await listParcels(db, key, lines), facts, looking));
  });
}
