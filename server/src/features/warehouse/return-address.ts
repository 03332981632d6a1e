import { type Address, addressOf } from "@surimono/domain/delivery";
import { ok } from "@surimono/domain/kernel";
import { eq, inArray } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Member, Shop } from "../../platform/http/index.ts";
import { presentDestination, readAddress } from "../delivery/index.ts";
import { returnAddresses, stockReturns } from "./warehouse.tables.ts";

export async function findReturnAddress(queries: Queries, userId: string): Promise<Address | undefined> {
  const [row] = await queries.select().from(returnAddresses).where(eq(returnAddresses.userId, userId));
  return row && addressOf(row);
}

/** Which of them have one. */
export async function findReturnAddresses(queries: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await queries
    .select({ userId: returnAddresses.userId })
    .from(returnAddresses)
    .where(inArray(returnAddresses.userId, [...userIds]));
  return new Set(rows.map(({ userId }) => userId));
}

export async function presentReturnAddress(queries: Queries, userId: string) {
  const address = await findReturnAddress(queries, userId);
  return address ? presentDestination(address) : null;
}

export async function saveReturnAddress(
  shop: Pick<Shop, "database" | "now">,
  member: Pick<Member, "id">,
  typed: Parameters<typeof readAddress>[0],
) {
  const address = readAddress(typed);
  if (!address.ok) return address;
  const kept = { ...addressOf(address.value), updatedAt: shop.now() };
  await shop.database.db
    .insert(returnAddresses)
    .values({ userId: member.id, ...kept })
    .onConflictDoUpdate({ target: returnAddresses.userId, set: kept });
  return ok({ return_address: presentDestination(address.value) });
}

export async function deleteReturnAddress(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(stockReturns).where(eq(stockReturns.userId, userId));
  await tx.delete(returnAddresses).where(eq(returnAddresses.userId, userId));
}
