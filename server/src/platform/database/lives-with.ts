import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** A function, because drizzle-kit loads tables, and this with them, as CommonJS without `dirname`. */
export const migrationsFolder = () => join(import.meta.dirname, "../../../migrations");

/** From here on a migration says what cannot live with it; before it nobody ran two releases side by side. */
const FIRST = "0040_books";
/** `-- lives with 0041_colours: why`: who knows that migration, or a later one, works on the database after this one too. */
const LIVES_WITH = /^-- lives with (\d{4}_[\w-]+): \S/m;

export interface Migration {
  readonly tag: string;
  readonly when: number;
}

/** The migrations of this release, oldest first. */
export function knownMigrations(): readonly Migration[] {
  const journal = readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8");
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}

export function migrationText({ tag }: Migration): string {
  return readFileSync(join(migrationsFolder(), `${tag}.sql`), "utf8");
}

/** Which release a migration can live beside, by that one's newest migration: FIRST, or what its text says. */
export function livesWith(text: string, all: readonly Migration[]): Migration {
  const tag = LIVES_WITH.exec(text)?.[1] ?? FIRST;
  const named = all.find((migration) => migration.tag === tag);
  if (!named) throw new Error(`a migration says that it lives with ${tag}, which is none`);
  return named;
}

/** The oldest release that works on a database with all these migrations, by the time of its newest. */
export function oldestLiving(all: readonly Migration[]): number {
  return Math.max(...all.map((migration) => livesWith(migrationText(migration), all).when));
}

const TABLE = "drizzle.lives_with";

/** Inside the migration's session: tells processes of older releases whether they may go on starting. */
export async function noteOldestLiving(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists ${TABLE} (one boolean primary key default true check (one), oldest bigint not null)`,
  );
  await client.query(
    `insert into ${TABLE} (oldest) values ($1) on conflict (one) do update set oldest = greatest(lives_with.oldest, excluded.oldest)`,
    [oldestLiving(knownMigrations())],
  );
}

/** What a newer release has noted; undefined where none has. */
export async function findOldestLiving(client: pg.Client): Promise<number | undefined> {
  const { rows: found } = await client.query("select to_regclass($1) is not null as there", [TABLE]);
  if (!found[0]?.there) return undefined;
  const { rows } = await client.query<{ oldest: string }>(`select oldest from ${TABLE}`);
  return rows[0] && Number(rows[0].oldest);
}
