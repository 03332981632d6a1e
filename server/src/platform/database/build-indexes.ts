import type pg from "pg";

const INDEX = /^CREATE (UNIQUE )?INDEX IF NOT EXISTS "(\w+)" ON "(\w+)" (.*?);?\s*$/s;
/** A column or table that the same migrations make first: the index is built with them. */
const NOT_THERE_YET = new Set(["42703", "42P01"]);

/**
 * Builds the indexes of tables that are there already without holding up their writers, which a migration's transaction cannot: it then
 * finds them built.
 */
export async function buildIndexes(client: pg.Client, texts: readonly string[]): Promise<void> {
  const statements = texts.flatMap((text) => text.split("--> statement-breakpoint")).map((text) => text.trim());
  for (const statement of statements) {
    const [, unique = "", name, table, rest] = INDEX.exec(statement) ?? [];
    if (!name) continue;
    await dropBroken(client, name);
    await client
      .query(`create ${unique}index concurrently if not exists "${name}" on "${table}" ${rest}`)
      .catch((error: { readonly code?: string }) => {
        if (!NOT_THERE_YET.has(error.code ?? "")) throw error;
      });
  }
}

/** What an interrupted build leaves behind is there, and of no use. */
async function dropBroken(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid",
    [name],
  );
  if (rows.length > 0) await client.query(`drop index concurrently if exists "${name}"`);
}
