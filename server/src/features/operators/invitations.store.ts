import type { OperatorRole } from "@surimono/domain/operators";
import { and, eq, gt } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { type Invitation, operatorInvitations } from "./operators.tables.ts";

/** A later invitation to an address replaces the earlier one, whose link then opens nothing. */
export async function putInvitation(tx: Transaction, invitation: Invitation): Promise<void> {
  const { email: _, ...changed } = invitation;
  await tx
    .insert(operatorInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: operatorInvitations.email, set: changed });
}

const isOpen = (id: string, now: Date) => and(eq(operatorInvitations.id, id), gt(operatorInvitations.expiresAt, now));

export async function findInvitation(queries: Queries, id: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await queries.select().from(operatorInvitations).where(isOpen(id, now));
  return row;
}

export async function lockInvitation(tx: Transaction, id: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await tx.select().from(operatorInvitations).where(isOpen(id, now)).for("update");
  return row;
}

export async function keepTotpSecret(tx: Transaction, id: string, totpSecret: string): Promise<void> {
  await tx.update(operatorInvitations).set({ totpSecret }).where(eq(operatorInvitations.id, id));
}

export async function deleteInvitation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(operatorInvitations).where(eq(operatorInvitations.id, id));
}

/** False where none was open. */
export async function deleteInvitationTo(tx: Transaction, email: string): Promise<boolean> {
  const deleted = await tx
    .delete(operatorInvitations)
    .where(eq(operatorInvitations.email, email))
    .returning({ id: operatorInvitations.id });
  return deleted.length > 0;
}

export async function findInvitationTo(queries: Queries, email: string): Promise<Invitation | undefined> {
  const [row] = await queries.select().from(operatorInvitations).where(eq(operatorInvitations.email, email));
  return row;
}

export async function changeInvitedRoles(
  tx: Transaction,
  email: string,
  roles: readonly OperatorRole[],
): Promise<void> {
  await tx
    .update(operatorInvitations)
    .set({ roles: [...roles] })
    .where(eq(operatorInvitations.email, email));
}

export async function listInvitations(queries: Queries, now: Date): Promise<Invitation[]> {
  return queries
    .select()
    .from(operatorInvitations)
    .where(gt(operatorInvitations.expiresAt, now))
    .orderBy(operatorInvitations.email);
}
