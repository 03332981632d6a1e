import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../platform/database/index.ts";
import type { Files } from "../platform/files/index.ts";
import { UUID_PATTERN } from "../platform/uuid-pattern.ts";

const PORTION = 1000;

interface Family {
  /** Its first group is what the table names. */
  readonly pattern: RegExp;
  readonly table: SQL;
  readonly type: SQL;
}

/** Each folder of files that belong to a row, as `RETENTION` names them. Whatever else lies there is nobody's person and stays. */
const FAMILIES: readonly Family[] = [
  ofRow("documents/", sql`documents`),
  ofRow("prints/", sql`design_versions`),
  ofRow("pictures/designs/", sql`design_versions`),
  ofRow("pictures/my-items/", sql`my_item_pictures`),
  ofRow("pictures/reviews/", sql`review_photos`),
  ofRow("support/", sql`ticket_entries`),
  ofRow("defects/", sql`defect_reports`),
  ofRow("press/", sql`press_packages`),
  ofRow("unit-photos/\\d{4}-\\d{2}/", sql`unit_photos`),
  { pattern: /^pictures\/drafts\/([^/]+)\//, table: sql`users`, type: sql`text` },
  ofRow("pictures/(?!(?:items|catalogue)/)[^/]+/", sql`design_pictures`),
];

function ofRow(folder: string, table: SQL): Family {
  return { pattern: new RegExp(`^${folder}(${UUID_PATTERN})(?:[/.-]|$)`), table, type: sql`uuid` };
}

/** Keys of files whose row is not there, a portion at a time. A file is written before its row: the younger ones are left out. */
export async function* unnamedFiles(
  queries: Queries,
  files: Pick<Files, "keys" | "writtenAt">,
  before: Date,
): AsyncIterable<readonly string[]> {
  for await (const keys of portionsOf(files.keys())) {
    const unnamed: string[] = [];
    for (const key of await withoutRow(queries, keys)) {
      const at = await files.writtenAt(key);
      if (at && at < before) unnamed.push(key);
    }
    if (unnamed.length > 0) yield unnamed;
  }
}

async function withoutRow(queries: Queries, keys: readonly string[]): Promise<readonly string[]> {
  const found = keys.flatMap((key) => {
    const family = FAMILIES.find(({ pattern }) => pattern.test(key));
    return family ? [{ key, family, id: family.pattern.exec(key)?.[1] as string }] : [];
  });
  const unnamed: string[] = [];
  for (const [{ table, type }, all] of Map.groupBy(found, ({ family }) => family)) {
    const ids = [...new Set(all.map(({ id }) => id))];
    const { rows } = await queries.execute<{ id: string }>(
      sql`select id::text as id from ${table} where id = any(${sql.param(ids)}::${type}[])`,
    );
    const named = new Set(rows.map(({ id }) => id));
    unnamed.push(...all.filter(({ id }) => !named.has(id)).map(({ key }) => key));
  }
  return unnamed;
}

async function* portionsOf(keys: AsyncIterable<string>): AsyncIterable<readonly string[]> {
  let portion: string[] = [];
  for await (const key of keys) {
    portion.push(key);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}
