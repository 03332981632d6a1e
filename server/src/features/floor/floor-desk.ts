import type { Transaction } from "../../platform/database/index.ts";
import type { Operator } from "../../platform/http/index.ts";
import { lockOrder, type Order, type ParcelDesk } from "../orders/index.ts";
import { findUnitByNumber, readState } from "./units.store.ts";
import type { Unit, UnitMovement } from "./units.tables.ts";

/** `onMoved` without the floor's own listener: its units are where they are already. */
export type FloorDesk = ParcelDesk;

export interface Hand {
  readonly operator: Pick<Operator, "id">;
  /** Chosen by the page, so that a scan sent twice is done once. */
  readonly scanId: string;
}

type Owner = Pick<Unit, "number" | "userId" | "orderId">;

/** The unit whose order each transaction has locked: the record asks before and after a step for what the step works on. */
const lockedBy = new WeakMap<Transaction, Owner>();

const lockedUnit = (tx: Transaction, number: number) => {
  const locked = lockedBy.get(tx);
  return locked?.number === number ? locked : undefined;
};

/** The unit under the lock of its order, which is taken first: as every step of the order does. */
export async function lockUnit(
  tx: Transaction,
  number: number,
): Promise<{ readonly unit: Unit; readonly order: Order } | undefined> {
  const owner = lockedUnit(tx, number) ?? (await findUnitByNumber(tx, number));
  const order = owner && (await lockOrder(tx, { userId: owner.userId, orderId: owner.orderId }));
  const unit = order && (await findUnitByNumber(tx, number));
  if (unit) lockedBy.set(tx, unit);
  return unit && { unit, order };
}

/** What is written down of a unit before and after. Locks it. */
export async function unitState(tx: Transaction, number: number | undefined) {
  if (number === undefined) return undefined;
  const locked = lockedUnit(tx, number);
  if (locked) return readState(tx, locked);
  const found = await lockUnit(tx, number);
  return found && { state: found.unit.state, order: found.order.fulfilment };
}

/** The id of another scan, which no page of ours would send. */
export function isOther({ unit, cause }: UnitMovement, number: number, wanted: UnitMovement["cause"]): boolean {
  return unit !== number || cause !== wanted;
}
