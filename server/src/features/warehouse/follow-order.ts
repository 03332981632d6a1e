import { addDays, dayInJapan } from "@surimono/domain/kernel";
import { FREE_STORAGE_DAYS } from "@surimono/domain/warehouse";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import { mailJob } from "../../platform/mail/index.ts";
import { listOrderLines, type Order } from "../orders/index.ts";
import { followStoredJob } from "./follow-stored.ts";
import { settleOrThrow } from "./settle-stock.ts";
import { storedLetter } from "./storage-letters.ts";
import { storedItems } from "./warehouse.tables.ts";

/** What a step of an order, or a step taken back, means for what is stored. */
export async function followOrder(tx: Transaction, order: Order, shop: HookShop): Promise<void> {
  if (order.way === "courier") return;
  const now = shop.now();
  const moved = await settleOrThrow(tx, order, now);
  if (moved.some(({ kind }) => kind === "in")) await welcome(tx, order, shop);
  if (moved.some(({ onHand }) => onHand !== 0)) await shop.jobs.enqueue(tx, followStoredJob, { userId: order.userId });
}

/** Putting pieces in begins the free time of their items, or renews it (rule warehouse-free-30-days). */
async function welcome(tx: Transaction, order: Order, { env, jobs, now }: HookShop): Promise<void> {
  const lines = await listOrderLines(tx, order.userId, [order.id]);
  const freeUntil = addDays(dayInJapan(now()), FREE_STORAGE_DAYS);
  const productIds = [...new Set(lines.map(({ productId }) => productId))].toSorted((left, right) => left - right);
  await tx
    .insert(storedItems)
    .values(
      productIds.map((productId) => ({
        userId: order.userId,
        productId,
        freeUntil,
        toldDays: null,
        chargedUntil: freeUntil,
      })),
    )
    .onConflictDoUpdate({
      target: [storedItems.userId, storedItems.productId],
      set: { freeUntil: sql`excluded.free_until`, toldDays: null, chargedUntil: sql`excluded.charged_until` },
    });
  if (order.email !== "") await jobs.enqueue(tx, mailJob, storedLetter(order, lines, { freeUntil, env }));
}
