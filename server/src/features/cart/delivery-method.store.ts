import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import { type Cart, carts } from "./cart.tables.ts";

/** Of a locked cart. */
export async function setDeliveryMethod(
  tx: Transaction,
  { userId, id }: Pick<Cart, "userId" | "id">,
  deliveryMethod: Cart["deliveryMethod"],
): Promise<void> {
  await tx
    .update(carts)
    .set({ deliveryMethod })
    .where(and(eq(carts.userId, userId), eq(carts.id, id)));
}
