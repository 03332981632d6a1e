import { grantMiles, milesFor, milesValidUntil, sumMiles, USUAL_MILE_RATE } from "@surimono/domain/miles";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import {
  findPromise,
  insertPromise,
  listArrived,
  type NewPromise,
  readArrival,
  reducePromise,
  settlePromise,
} from "./promises.store.ts";
import { changeWallet, lockWallet, type OrderOfMember } from "./wallet.store.ts";

/** In the transaction in which an order is paid: the miles come when it is delivered. Repeating it changes nothing. */
export async function promiseMiles(tx: Transaction, promise: NewPromise): Promise<void> {
  await insertPromise(tx, promise);
}

/**
 * Brings the miles of an order to what it has earned by now: all of them once it is delivered, none while it is not, and none any more
 * when it has not arrived after all (rule miles-on-delivery). Called after each step of it, in its transaction.
 */
export async function settleMiles(tx: Transaction, order: OrderOfMember, now: Date): Promise<void> {
  const promise = await findPromise(tx, order);
  const wallet = promise && (await lockWallet(tx, order.userId, now, { open: true }));
  if (!promise || !wallet) return;
  // Under the lock: of a delivery and its undoing at once, the later one finds what the other left.
  const [{ kept, rate, orderNumber } = promise, arrivesAt] = await Promise.all([
    findPromise(tx, order),
    readArrival(tx, order),
  ]);
  const hasArrived = arrivesAt !== undefined && arrivesAt <= now;
  const due = hasArrived ? milesFor(kept, rate) : 0;
  const of = { orderId: order.orderId, orderNumber };
  const change = grantMiles(wallet.lots, { ...of, due, validUntil: milesValidUntil(now) });
  await changeWallet(tx, wallet, change);
  await settlePromise(tx, order, hasArrived || kept === 0 ? now : null);
}

/**
 * When money of an order goes back, its miles become those of what was kept. A refund that fails later gives none back, as a person looks
 * into it anyway.
 */
export async function keepMiles(
  tx: Transaction,
  { kept, ...order }: OrderOfMember & { readonly kept: number },
  now: Date,
): Promise<void> {
  const promise = await findPromise(tx, order);
  // Before the promise's row, as everywhere.
  const wallet = await lockWallet(tx, order.userId, now, { open: promise !== undefined });
  if (await reducePromise(tx, order, kept)) return settleMiles(tx, order, now);
  // Of the time when miles came with the payment.
  const lot = wallet?.lots.find(({ orderId }) => orderId === order.orderId);
  if (!wallet || !lot) return;
  const due = Math.min(sumMiles([{ ...lot, counts: true }]).earned, milesFor(kept, USUAL_MILE_RATE));
  await changeWallet(tx, wallet, grantMiles(wallet.lots, { ...lot, due }));
}

const BATCH = 200;

/** Orders that nobody reported as delivered, some days after they left. Two at once share the work. */
export async function earnArrived({ database, now, log }: Pick<Shop, "database" | "now" | "log">): Promise<void> {
  const moment = now();
  let after: OrderOfMember | undefined;
  do {
    const orders = await listArrived(database.db, moment, after, BATCH);
    for (const order of orders) {
      try {
        await database.inTransaction((tx) => settleMiles(tx, order, moment));
      } catch (error) {
        // The others still earn theirs; this one is tried again in an hour.
        log.error({ err: error, orderId: order.orderId }, "the miles of an order could not be settled");
      }
    }
    after = orders.at(-1);
  } while (after);
}
