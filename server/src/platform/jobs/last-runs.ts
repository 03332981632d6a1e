import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { hasQueue } from "./given-up.ts";
import type { TIMETABLE } from "./timetable.ts";

interface LastRun {
  readonly at: Date;
  /** How many rows its statements deleted; null where a release before counted none. */
  readonly gone: number | null;
}

/** When it last came to its end; undefined where the queue remembers none. */
export async function findLastRun(db: Queries, name: keyof typeof TIMETABLE): Promise<Date | undefined> {
  return (await listLastRuns(db, [name])).get(name)?.at;
}

/** When each of these last came to its end, as far back as the queue remembers: a week. */
export async function listLastRuns(
  db: Queries,
  names: readonly (keyof typeof TIMETABLE)[],
): Promise<ReadonlyMap<string, LastRun>> {
  if (!(await hasQueue(db))) return new Map();
  const { rows } = await db.execute<{ name: string; at: string; gone: string | null }>(sql`
    select distinct on (name) name, completed_on as at, coalesce(output->>'gone', output->'value'->>'gone') as gone
    from pgboss.job where state = 'completed' and name = any(string_to_array(${names.join(",")}, ','))
    order by name, completed_on desc`);
  return new Map(
    rows.map(({ name, at, gone }) => [name, { at: new Date(at), gone: gone === null ? null : Number(gone) }]),
  );
}
