import { randomUUID } from "node:crypto";
import { milesValidUntil } from "@surimono/domain/miles";
import type { Shop } from "../../platform/http/index.ts";
import { findUserId } from "../members/index.ts";
import { changeWallet, lockWallet } from "./wallet.store.ts";

const MILES = 480;

/** A demo shows what miles are for: its consumer begins with some. Whoever has or had any gets none. */
export async function giveDemoMiles({ database, now }: Pick<Shop, "database" | "now">, email: string): Promise<void> {
  const userId = await findUserId(database.db, email);
  if (!userId) return;
  const moment = now();
  await database.inTransaction(async (tx) => {
    const wallet = await lockWallet(tx, userId, moment, { open: true });
    if (!wallet || wallet.lots.length > 0) return;
    const validUntil = milesValidUntil(moment);
    const from = { orderId: randomUUID(), orderNumber: "" };
    const lot = {
      ...from,
      validUntil,
      miles: MILES,
      remaining: MILES,
      spent: 0,
      owed: 0,
      counts: true,
      toldDays: null,
    };
    await changeWallet(tx, wallet, { lots: [lot], entries: [{ ...from, kind: "given", miles: MILES, validUntil }] });
  });
}
