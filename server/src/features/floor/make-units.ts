import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import type { PlacedOrder } from "../orders/index.ts";
import { makeUnits } from "./units.store.ts";

/** A placed order gets its units in the transaction that places it. */
export async function makePlacedUnits(
  tx: Transaction,
  { order }: PlacedOrder,
  { now }: Pick<HookShop, "now">,
): Promise<void> {
  await makeUnits(tx, order, now());
}
