import type { DefectState } from "@surimono/domain/defects";
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
    goods.pieces, coalesce(goods.name, '') as name
  from defect_reports report
    join orders placed on placed.user_id = report.user_id and placed.id = report.order_id
    left join lateral (
      select sum(piece.quantity)::int as pieces, min(line.name) as name from defect_pieces piece
        join order_lines line on line.user_id = piece.user_id and line.order_id = report.order_id and line.id = piece.line_id
      where piece.user_id = report.user_id and piece.report_id = report.id
    ) goods on true`;

interface Filter {
  /** Undefined: all. */
  readonly states: readonly DefectState[] | undefined;
  /** Of one order; undefined: of all. */
  readonly sequence: number | undefined;
  readonly oldestFirst: boolean;
  /** The last one of the page before. */
  readonly after: string | undefined;
}

/** Of all members, along the index of states. */
export async function listForConsole(
  queries: Queries,
  { states, sequence, oldestFirst, after }: Filter,
  limit: number,
): Promise<ListedDefect[]> {
  const conditions = [
    sql`true`,
    ...(states
      ? [
          sql`report.state in (${sql.join(
            states.map((state) => sql`${state}`),
            sql`, `,
          )})`,
        ]
      : []),
    ...(sequence === undefined ? [] : [sql`placed.sequence = ${sequence}`]),
    ...(after ? [oldestFirst ? sql`report.id > ${after}::uuid` : sql`report.id < ${after}::uuid`] : []),
  ];
  const { rows } = await queries.execute<ListedDefect>(sql`
    ${LISTED} where ${sql.join(conditions, sql` and `)}
    order by ${oldestFirst ? sql`report.id` : sql`report.id desc`} limit ${limit}`);
  return rows;
}

/** Where a report is found, as people name it. */
export async function findDefectPlace(queries: Queries, userId: string, id: string) {
  const { rows } = await queries.execute<ListedDefect>(
    sql`${LISTED} where report.user_id = ${userId} and report.id = ${id}::uuid`,
  );
  return rows[0];
}

export async function countWaitingDefects(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from defect_reports where state = 'received'`,
  );
  return rows[0]?.waiting ?? 0;
}
