import { fail, ok } from "@surimono/domain/kernel";
import type { OperatorRole } from "@surimono/domain/operators";
import { asc, eq, sql } from "drizzle-orm";
import type { Database, Queries, Transaction } from "../../platform/database/index.ts";
import { changeInvitedRoles, deleteInvitationTo, findInvitationTo } from "./invitations.store.ts";
import { endSessions, lockOperator } from "./operators.store.ts";
import { operatorRecoveryCodes, operatorSessions, operators } from "./operators.tables.ts";

/** What is written down of an operator before and after. */
export async function operatorState(tx: Transaction, id: string) {
  const row = await lockOperator(tx, id);
  return row && { email: row.email, roles: row.roles, closed: row.closedAt !== null };
}

/** Of the invitation that is open for the address. */
export async function invitationState(tx: Transaction, email: string) {
  const row = await findInvitationTo(tx, email);
  return row && { name: row.name, roles: row.roles };
}

/** An invitation that is open for the address would give the roles of before again. */
export async function changeRoles(database: Database, id: string, roles: readonly OperatorRole[]) {
  return database.inTransaction(async (tx) => {
    const [changed] = await tx
      .update(operators)
      .set({ roles: [...roles] })
      .where(eq(operators.id, id))
      .returning({ email: operators.email });
    if (!changed) return fail("operators/no-such-operator");
    await changeInvitedRoles(tx, changed.email, roles);
    return ok(undefined);
  });
}

/** The letter's link opens nothing from now on, and what it would have changed stays as it is. */
export async function withdrawInvitation(database: Database, email: string) {
  return database.inTransaction(async (tx) =>
    (await deleteInvitationTo(tx, email)) ? ok(undefined) : fail("operators/no-such-invitation"),
  );
}

/** Kept out from the next call on; an invitation that is open for the address ends too. */
export async function closeOperator(database: Database, id: string, now: Date) {
  return database.inTransaction(async (tx) => {
    const row = await lockOperator(tx, id);
    if (!row) return fail("operators/no-such-operator");
    if (!row.closedAt) await tx.update(operators).set({ closedAt: now }).where(eq(operators.id, id));
    await endSessions(tx, id);
    await deleteInvitationTo(tx, row.email);
    return ok(undefined);
  });
}

export async function listOperatorsWithUse(queries: Queries) {
  return queries
    .select({
      id: operators.id,
      email: operators.email,
      name: operators.name,
      roles: operators.roles,
      closedAt: operators.closedAt,
      lastUsedAt:
        sql<Date | null>`(select max(last_used_at) from ${operatorSessions} where operator_id = operators.id)`.mapWith(
          operatorSessions.lastUsedAt,
        ),
      codesLeft: sql<number>`(select count(*)::int from ${operatorRecoveryCodes} where operator_id = operators.id)`,
    })
    .from(operators)
    .orderBy(sql`${operators.closedAt} is not null`, asc(operators.email));
}

/** Of everybody who ever could sign in, by id: few, and asked for with every list that names them. */
export async function listOperatorNames(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.select({ id: operators.id, name: operators.name }).from(operators);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
