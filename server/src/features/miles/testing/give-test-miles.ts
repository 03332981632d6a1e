import { randomUUID } from "node:crypto";
import { milesValidUntil } from "@surimono/domain/miles";
import type { Shop } from "../../../platform/http/index.ts";
import { changeWallet, lockWallet } from "../wallet.store.ts";

/** A consumer has so many miles more, as if by an order of now. */
export async function giveTestMiles({ database, now }: Pick<Shop, "database" | "now">, userId: string, miles: number) {
  await database.inTransaction(async (tx) => {
    const wallet = await lockWallet(tx, userId, now(), { open: true });
    if (!wallet) throw new Error("only a consumer has miles");
    const from = { orderId: randomUUID(), orderNumber: "" };
    const validUntil = milesValidUntil(now());
    const lot = { ...from, validUntil, miles, remaining: miles, spent: 0, owed: 0, counts: true, toldDays: null };
    await changeWallet(tx, wallet, { lots: [lot], entries: [{ ...from, kind: "given", miles, validUntil }] });
  });
}
