import { giveBackMiles, milesBack, spendMiles, spendUpTo } from "@surimono/domain/miles";
import type { Transaction } from "../../platform/database/index.ts";
import { deleteSpends, finishSpends, insertSpends, listSpends, noteReturned } from "./spends.store.ts";
import { changeWallet, lockWallet, type OrderOfMember, type Wallet } from "./wallet.store.ts";

/** An order that is paid in part with miles. */
export interface MilesOrder extends OrderOfMember {
  readonly orderNumber: string;
  readonly miles: number;
}

// Miles follow their order: held with the draft and each new attempt to pay, used when it is placed, given back when it fails and as money
// of it goes back. Each of these may be repeated.

/** False: they are not there any more, so the transaction must roll back. */
export async function holdMiles(tx: Transaction, order: MilesOrder, now: Date): Promise<boolean> {
  const wallet = await lockWallet(tx, order.userId, now, { open: false });
  if (!wallet) return false;
  if ((await listSpends(tx, order)).length > 0) return true;
  const spent = spendMiles(wallet.lots, order, order.miles);
  if (!spent) return false;
  await changeWallet(tx, wallet, spent);
  await insertSpends(tx, order, spent.parts, "held");
  return true;
}

/**
 * The order is placed. Returns how many miles it has: fewer than agreed only where money came for an order whose miles had been given back
 * and spent meanwhile.
 */
export async function finishMiles(tx: Transaction, order: MilesOrder, now: Date): Promise<number> {
  if (await finishSpends(tx, order)) return order.miles;
  const wallet = await lockWallet(tx, order.userId, now, { open: false });
  if (!wallet) return 0;
  const spent = spendUpTo(wallet.lots, order, order.miles);
  await changeWallet(tx, wallet, spent);
  await insertSpends(tx, order, spent.parts, "used");
  return spent.parts.reduce((sum, { miles }) => sum + miles, 0);
}

/** A draft that will not be paid takes nothing. The second time it finds nothing. */
export async function releaseMiles(tx: Transaction, order: MilesOrder, now: Date): Promise<void> {
  const wallet = await lockWallet(tx, order.userId, now, { open: false });
  if (!wallet) return;
  await giveBack(tx, wallet, order, { isPlaced: false, dueOf: () => order.miles });
  await deleteSpends(tx, order);
}

/** So much of the order's total is kept: its miles go back in proportion, beyond those that went back before. */
export async function returnMiles(
  tx: Transaction,
  order: MilesOrder,
  money: { readonly kept: number; readonly total: number },
  now: Date,
): Promise<void> {
  const wallet = await lockWallet(tx, order.userId, now, { open: false });
  if (wallet) await giveBack(tx, wallet, order, { isPlaced: true, dueOf: (taken) => milesBack(taken, money) });
}

interface GivingBack {
  readonly isPlaced: boolean;
  /** How many of those taken the member has back afterwards. */
  readonly dueOf: (taken: number) => number;
}

async function giveBack(tx: Transaction, wallet: Wallet, order: MilesOrder, { isPlaced, dueOf }: GivingBack) {
  const spends = await listSpends(tx, order);
  const taken = spends.reduce((sum, { miles }) => sum + miles, 0);
  const before = spends.reduce((sum, { returned }) => sum + returned, 0);
  const miles = Math.min(taken, dueOf(taken)) - before;
  if (miles <= 0) return;
  const parts = spends.map((spend) => ({ lotId: spend.lotId, miles: spend.miles - spend.returned }));
  const given = giveBackMiles(wallet.lots, order, { parts, miles, isPlaced }, wallet.today);
  await changeWallet(tx, wallet, given);
  await noteReturned(tx, order, given.back);
}
