import { DEFECT_STATES, type DefectState } from "@surimono/domain/defects";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";

export interface ListedDefect extends Record<string, unknown> {
  readonly id: string;
  readonly sequence: string;
  /** Among those of its order, from 1. */
  readonly report: number;
  readonly state: DefectState;
  readonly wish: "reprint" | "refund";
  readonly resolution: "reprint" | "refund" | null;
  readonly name: string;
  readonly pieces: number;
  readonly photos: number;
  readonly reported_at: string;
  readonly moved_at: string;
}

const LISTED = sql`
  select report.id, placed.sequence, report.state, report.wish, report.resolution, report.reported_at, report.moved_at,
    (select count(*)::int from defect_reports other where other.user_id = report.user_id and other.order_id = report.order_id
      and other.id <= report.id) as report,
    (select count(*)::int from defect_photos photo where photo.user_id = report.user_id and photo.report_id = report.id) as photos,
    (select jsonb_build_object('pieces', sum(piece.quantity), 'name', coalesce(min(line.name), '')) from defect_pieces piece
      join order_lines line on line.user_id = piece.user_id and line.id = piece.line_id
      where piece.user_id = report.user_id and piece.report_id = report.id and line.order_id = report.order_id) as goods
  from defect_reports report
    join orders placed on placed.user_id = report.user_id and placed.id = report.order_id`;

type Row = Omit<ListedDefect, "name" | "pieces"> & { readonly goods: Pick<ListedDefect, "name" | "pieces"> };
const defectOf = ({ goods, ...row }: Row) => ({ ...row, ...goods }) as ListedDefect;

interface Filter {
  /** Undefined: all. */
  readonly states: readonly DefectState[] | undefined;
  /** Of one order; undefined: of all. */
  readonly sequence: number | undefined;
  readonly oldestFirst: boolean;
  /** The last one of the page before. */
  readonly after: string | undefined;
}

/** Of all members. Of each state the first ones along its index: what is shown of a report is read for those alone. */
export async function listForConsole(
  queries: Queries,
  { states = DEFECT_STATES, sequence, oldestFirst, after }: Filter,
  limit: number,
): Promise<ListedDefect[]> {
  const order = oldestFirst ? sql`order by id` : sql`order by id desc`;
  const ofOrder =
    sequence === undefined
      ? sql``
      : sql`and (user_id, order_id) in (select user_id, id from orders where sequence = ${sequence})`;
  const next = after ? (oldestFirst ? sql`and id > ${after}::uuid` : sql`and id < ${after}::uuid`) : sql``;
  const ofEach = states.map(
    (state) =>
      sql`(select user_id, id from defect_reports where state = ${state} ${ofOrder} ${next} ${order} limit ${limit})`,
  );
  const { rows } = await queries.execute<Row>(sql`
    ${LISTED} where (report.user_id, report.id) in (
      select user_id, id from (${sql.join(ofEach, sql` union all `)}) first ${order} limit ${limit}) ${order}`);
  return rows.map(defectOf);
}

/** Where a report is found, as people name it. */
export async function findDefectPlace(queries: Queries, userId: string, id: string) {
  const { rows } = await queries.execute<Row>(
    sql`${LISTED} where report.user_id = ${userId} and report.id = ${id}::uuid`,
  );
  return rows[0] && defectOf(rows[0]);
}

export async function countWaitingDefects(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from defect_reports where state = 'received'`,
  );
  return rows[0]?.waiting ?? 0;
}
