import { fail, ok } from "@surimono/domain/kernel";
import { and, asc, eq, ne } from "drizzle-orm";
import { lockName, type Queries, type Transaction } from "../../platform/database/index.ts";
import { ticketTemplates } from "./support.tables.ts";

export async function listTemplateRows(queries: Queries) {
  return queries.select().from(ticketTemplates).orderBy(asc(ticketTemplates.name));
}

interface Template {
  readonly id: number | undefined;
  readonly name: string;
  readonly text: string;
}

export async function saveTemplateRow(tx: Transaction, { id, name, text }: Template) {
  await lockName(tx, "ticket-templates");
  const known = id === undefined ? [] : await tx.select().from(ticketTemplates).where(eq(ticketTemplates.id, id));
  if (id !== undefined && known.length === 0) return fail("support/no-such-template");
  const isOther = and(eq(ticketTemplates.name, name), id === undefined ? undefined : ne(ticketTemplates.id, id));
  if ((await tx.select().from(ticketTemplates).where(isOther)).length > 0) return fail("support/template-name-taken");
  if (id === undefined) await tx.insert(ticketTemplates).values({ name, text });
  else await tx.update(ticketTemplates).set({ name, text }).where(eq(ticketTemplates.id, id));
  return ok(undefined);
}

export async function deleteTemplateRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(ticketTemplates).where(eq(ticketTemplates.id, id));
}
