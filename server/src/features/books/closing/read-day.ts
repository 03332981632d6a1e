import { changeOfDay, type WaySum } from "@surimono/domain/books";
import { type Day, dayInJapan } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import type { DayClosing } from "../books.tables.ts";
import { hashOfSums, listParts } from "./closings.store.ts";
import { type JudgedDifference, readDifferences } from "./differences.ts";
import { sumDay } from "./sum-day.ts";

export interface DayOfBooks {
  readonly day: Day;
  readonly isOver: boolean;
  readonly sums: readonly WaySum[];
  /** Of what is seen here. */
  readonly seen: string;
  readonly differences: readonly JudgedDifference[];
  readonly parts: readonly DayClosing[];
  /** What is not as it was closed any more. */
  readonly change: readonly WaySum[];
}

export async function readDay(queries: Queries, day: Day, now: Shop["now"]): Promise<DayOfBooks> {
  const [counted, differences, parts] = await Promise.all([
    sumDay(queries, day),
    readDifferences(queries, day),
    listParts(queries, day),
  ]);
  const closed = parts.at(-1)?.sums;
  const sums = closed ? withForgotten(closed, counted) : counted;
  return {
    ...{ day, sums, differences, parts },
    isOver: day < dayInJapan(now()),
    seen: hashOfSums(sums),
    change: closed ? changeOfDay(closed, sums) : [],
  };
}

/** What miles and coupons gave back goes with a member's account; what was closed with it stays so. */
function withForgotten(closed: readonly WaySum[], counted: readonly WaySum[]): WaySum[] {
  return counted.map((sum) => {
    const was = closed.find(({ way }) => way === sum.way);
    const mayGo = sum.way === "miles" || sum.way === "coupon";
    return mayGo && was && was.refunded > sum.refunded ? { ...sum, refunds: was.refunds, refunded: was.refunded } : sum;
  });
}
