import { leavesAt, nextMoment, tellsAt } from "@surimono/domain/cart";
import { HOUR_MS, ok } from "@surimono/domain/kernel";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { listLines, lockCart } from "../cart.store.ts";
import type { Cart, StoredCartLine } from "../cart.tables.ts";
import { endHeldPrices } from "./hold-prices.store.ts";
import { deleteLines, listCartsToLookAt, markTold, setLookAt } from "./kept-lines.store.ts";
import { tellOfLeaving } from "./tell-of-leaving.ts";

const tendCartsJob = timedJob("tend-carts");
const BATCH = 200;
/** How soon a cart is checked again whose order is being paid. */
const PAYING_MS = HOUR_MS;

/** Whether a payment for what is in the cart is under way. */
export type IsBeingPaid = (queries: Queries, userId: string, cartId: string) => Promise<boolean>;

export function tendCartsHourly(shop: Shop, isBeingPaid: IsBeingPaid): void {
  shop.jobs.handle(tendCartsJob, () => tendCarts(shop, isBeingPaid));
}

/**
 * What is not ordered leaves the cart some days later (rule cart-kept-days, decision 140), announced a day before. Only carts that are due
 * are read. Each is decided under its lock by what it holds then: running twice, or beside a change, does nothing twice.
 */
export async function tendCarts(shop: Shop, isBeingPaid: IsBeingPaid): Promise<void> {
  const { database } = shop;
  const now = shop.now();
  await endHeldPrices(database.db, now);
  for (;;) {
    const due = await listCartsToLookAt(database.db, now, BATCH);
    for (const { userId, id } of due)
      await database.inTransaction(async (tx) => {
        const cart = await lockCart(tx, userId, id);
        if (cart?.state === "open" && cart.lookAt && cart.lookAt <= now) await tend(shop, tx, cart, now, isBeingPaid);
        return ok(undefined);
      });
    if (due.length < BATCH) return;
  }
}

async function tend(shop: Shop, tx: Transaction, cart: Cart, now: Date, isBeingPaid: IsBeingPaid): Promise<void> {
  if (await isBeingPaid(tx, cart.userId, cart.id))
    return setLookAt(tx, cart, new Date(now.getTime() + PAYING_MS), { isChanged: false });
  const lines = await listLines(tx, cart.userId, cart.id);
  const leaving = lines.filter((line) => line.toldAt && leavesAt(line) <= now);
  const staying = lines.filter((line) => !leaving.includes(line));
  const toTell = staying.filter((line) => !line.toldAt && tellsAt(line) <= now);
  await deleteLines(tx, cart.userId, idsOf(leaving));
  await markTold(tx, cart.userId, idsOf(toTell), now);
  const told = toTell.map((line) => ({ ...line, toldAt: now }));
  if (told.length > 0) await tellOfLeaving(shop, tx, cart.userId, told);
  const moments = staying.map((line) => nextMoment(toTell.includes(line) ? { ...line, toldAt: now } : line).getTime());
  const lookAt = moments.length > 0 ? new Date(Math.min(...moments)) : null;
  await setLookAt(tx, cart, lookAt, { isChanged: leaving.length > 0 });
}

const idsOf = (lines: readonly StoredCartLine[]) => lines.map(({ id }) => id);
