import { desc, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db, Queries } from "../../platform/database/index.ts";
import type { NoteForbidden } from "../../platform/http/index.ts";
import { RETENTION } from "../../platform/retention/index.ts";
import { withoutAddresses } from "../../platform/without-addresses.ts";
import type { Visitor } from "./operators.store.ts";
import { operatorSignIns } from "./operators.tables.ts";

type Outcome = (typeof operatorSignIns.$inferSelect)["outcome"];

interface SignIn extends Visitor {
  readonly outcome: Outcome;
  readonly operator?: { readonly id: string; readonly name: string } | undefined;
  /** As it was typed, by whoever is no operator. */
  readonly email?: string;
  readonly detail?: string;
}

/** Rows are only ever added. */
export async function noteSignIn(queries: Queries, signIn: SignIn, at: Date): Promise<void> {
  const { outcome, operator, email = "", address, userAgent, detail = "" } = signIn;
  await queries.insert(operatorSignIns).values({
    id: newId(),
    at,
    outcome,
    operatorId: operator?.id ?? null,
    who: operator?.name ?? withoutAddresses(email),
    address,
    userAgent: userAgent.slice(0, 300),
    detail,
  });
}

/** A call that the roles do not allow; the answer does not tell why. */
export function createNoteForbidden(db: Db, now: () => Date): NoteForbidden {
  return async (operator, { call: detail, address, userAgent }) =>
    noteSignIn(db, { operator, outcome: "forbidden", address, userAgent, detail }, now());
}

/** Newest first. */
export async function listSignIns(
  queries: Queries,
  { outcome, after }: { readonly outcome: Outcome | undefined; readonly after: string | undefined },
  limit: number,
) {
  const conditions = [...(outcome ? [sql`outcome = ${outcome}`] : []), ...(after ? [sql`id < ${after}::uuid`] : [])];
  return queries
    .select()
    .from(operatorSignIns)
    .where(conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined)
    .orderBy(desc(operatorSignIns.id))
    .limit(limit);
}

/** Those that were kept long enough (rule session-sign-ins-kept); a trigger lets no other row go. */
export async function forgetSignIns(queries: Queries, now: Date): Promise<void> {
  const { months } = RETENTION["operator-sign-ins"].term;
  await queries.execute(sql`
    delete from operator_sign_ins where at < ${now.toISOString()}::timestamptz - make_interval(months => ${months})`);
}
