import { dayInJapan } from "@surimono/domain/kernel";
import { milesFor } from "@surimono/domain/members";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { cutLot, type EarnedMiles, expireLots, insertLot } from "./miles.store.ts";

type PaidOrder = Omit<EarnedMiles, "miles"> & { readonly paid: number };

/** In the transaction in which an order is paid. Repeating it changes nothing. */
export async function earnMiles(tx: Transaction, { paid, ...order }: PaidOrder, now: Date): Promise<void> {
  const miles = milesFor(paid);
  if (miles > 0) await insertLot(tx, { ...order, miles }, now);
}

/**
 * When money of an order goes back, its miles become those of what was kept. A refund that fails later gives none back, as a person looks
 * into it anyway.
 */
export async function takeBackMiles(
  tx: Transaction,
  { userId, orderId, kept }: { readonly userId: string; readonly orderId: string; readonly kept: number },
  now: Date,
): Promise<void> {
  await cutLot(tx, { userId, orderId, kept: milesFor(kept) }, now);
}

const BATCH = 500;

/** Ends what is no longer valid. Several at once share the work, and each mile expires once. */
export async function expireMiles({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  const moment = now();
  while ((await expireLots(database.db, dayInJapan(moment), BATCH, moment)) > 0);
}
