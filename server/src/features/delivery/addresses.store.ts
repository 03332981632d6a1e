import { and, desc, eq } from "drizzle-orm";
import { lockName, type Queries, type Transaction } from "../../platform/database/index.ts";
import { addresses, type StoredAddress } from "./addresses.tables.ts";

/** The default first, then the newest. */
export async function listAddresses(queries: Queries, userId: string): Promise<StoredAddress[]> {
  return queries
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.updatedAt), desc(addresses.id));
}

export async function findAddress(queries: Queries, userId: string, id: string): Promise<StoredAddress | undefined> {
  const [row] = await queries
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
  return row;
}

/** Changes of one member's address book take turns: a first address has no row yet that could be locked. */
export async function lockAddressBook(tx: Transaction, userId: string): Promise<void> {
  await lockName(tx, `addresses:${userId}`);
}

export async function writeAddress(tx: Transaction, row: StoredAddress): Promise<void> {
  const { userId: _, id: __, ...changes } = row;
  await tx
    .insert(addresses)
    .values(row)
    .onConflictDoUpdate({ target: [addresses.userId, addresses.id], set: changes });
}

export async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault));
}

export async function setDefault(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
}

export async function deleteAddress(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(addresses).where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
}

/** When a member leaves. */
export async function deleteAddressBook(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}
