import { canBeOrdered, type OrderAttempt } from "@surimono/domain/cart";
import { type Destination, dispatchDay } from "@surimono/domain/delivery";
import type { Queries } from "../../../platform/database/index.ts";
import { findItemOnSale, type StoredCartLine, toCartLine } from "../../cart/index.ts";
import type { Snapshot } from "../../catalogue/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import { printableStates } from "../steps/printable-states.ts";

interface Wanted extends Omit<OrderAttempt, "lines" | "findItem" | "several"> {
  readonly lines: readonly StoredCartLine[];
  /** In place of the address. */
  readonly destinations: readonly Destination[] | undefined;
}

/** What hinders the order. */
export async function findObstacles(
  desk: OrderDesk,
  queries: Queries,
  snapshot: Snapshot,
  { userId, ...wanted }: Wanted & { readonly userId: string },
) {
  const stateOf = await printableStates(desk, queries, userId, wanted.lines, wanted.stateOf);
  return judgeObstacles(desk, snapshot, { ...wanted, stateOf });
}

/** Judged alike where the order is confirmed and, under the cart's lock, where it is placed. `stateOf`: of `printableStates`. */
export function judgeObstacles(
  desk: Pick<OrderDesk, "now">,
  snapshot: Snapshot,
  { lines, destinations, ...wanted }: Wanted,
) {
  return canBeOrdered({
    ...wanted,
    lines: lines.map(toCartLine),
    findItem: (itemId) => findItemOnSale(snapshot, itemId),
    several: destinations && { destinations, dispatchBy: dispatchDay(desk.now()) },
  });
}
