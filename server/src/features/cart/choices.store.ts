import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import { carts } from "./cart.tables.ts";

export async function setMiles(tx: Transaction, userId: string, cartId: string, miles: number): Promise<void> {
  await tx
    .update(carts)
    .set({ miles })
    .where(and(eq(carts.userId, userId), eq(carts.id, cartId)));
}

/** Null: none is chosen, and none may be applied automatically. */
export async function setCoupon(
  tx: Transaction,
  userId: string,
  cartId: string,
  couponId: number | null,
): Promise<void> {
  await tx
    .update(carts)
    .set({ couponId, couponDeclined: couponId === null })
    .where(and(eq(carts.userId, userId), eq(carts.id, cartId)));
}
