import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";

/** Steps of a sign-in or a link that are under way: nothing but secrets that end within the hour. */
const LEFT_OUT: ReadonlySet<string> = new Set(["withdrawal_codes", "social_link_tries", "email_changes"]);
/** What opens something is nobody's to read, and a visitor who reported an item is another person. */
const SECRET = /password|token|secret|hash|verifier|^reporter_id$/;

export interface KeptTable {
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}

/**
 * Whatever the database keeps of a person, table by table: each that names members by id is found in the database's own catalogue, so that a
 * new one cannot be forgotten (rule members-export).
 */
export async function* readEverything(queries: Queries, userId: string, email: string): AsyncGenerator<KeptTable> {
  const { rows } = await queries.execute<{ table: string; columns: string[] }>(sql`
    select t.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by t.table_name order by t.table_name`);
  for (const { table, columns } of rows) {
    const owner = ownerOf(table, columns, userId, email);
    if (!owner || LEFT_OUT.has(table)) continue;
    const shown = columns.filter((column) => !SECRET.test(column)).map((column) => sql.identifier(column));
    const found = await queries.execute(
      sql`select ${sql.join(shown, sql`, `)} from ${sql.identifier(table)} where ${sql.identifier(owner.column)} = ${owner.value}`,
    );
    if (found.rows.length > 0) yield { table, rows: found.rows };
  }
  const reports = await queries.execute(
    sql`select product_id, reason, comment, created_at from gallery_reports where reporter_id = ${userId}`,
  );
  if (reports.rows.length > 0) yield { table: "gallery_reports_made", rows: reports.rows };
  // What strangers wrote is theirs, and so are their ballots.
  const answers = await queries.execute(sql`
    select comment.link_id, comment.answer from link_comments comment join shared_links link on link.id = comment.link_id
    where link.user_id = ${userId} and comment.answer <> '' order by comment.written_at, comment.id`);
  if (answers.rows.length > 0) yield { table: "link_comment_answers", rows: answers.rows };
  const choices = await queries.execute(sql`
    select choice.vote_id, choice.place, choice.product_id from vote_choices choice join votes on votes.id = choice.vote_id
    where votes.user_id = ${userId} order by choice.vote_id, choice.place`);
  if (choices.rows.length > 0) yield { table: "vote_choices", rows: choices.rows };
}

function ownerOf(table: string, columns: readonly string[], userId: string, email: string) {
  if (table === "users") return { column: "id", value: userId };
  if (table === "sign_ups") return { column: "email", value: email };
  return columns.includes("user_id") ? { column: "user_id", value: userId } : undefined;
}
