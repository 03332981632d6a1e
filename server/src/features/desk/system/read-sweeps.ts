import type { getSystem } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import type { Queries } from "../../../platform/database/index.ts";
import { listLastRuns, TIMETABLE, timeOfDay } from "../../../platform/jobs/index.ts";
import { type Kept, RETENTION } from "../../../platform/retention/index.ts";

type Sweep = AnswerOf<typeof getSystem>["sweeps"][number];
type Term = Sweep["keeps"][number]["term"];
type Sweeper = {
  [Name in keyof typeof TIMETABLE]: (typeof TIMETABLE)[Name] extends "every minute" ? never : Name;
}[keyof typeof TIMETABLE];

/** How long after its time one that waits for a worker may still come. */
const PATIENCE_MS = 2 * HOUR_MS;

const isSweeper = (by: Kept["by"]): by is Sweeper =>
  by in TIMETABLE && TIMETABLE[by as keyof typeof TIMETABLE] !== "every minute";

/** What is removed by the clock, with the last run of each job, in the order of the table of retention (rule kernel-retention). */
export async function readSweeps(db: Queries, now: Date): Promise<readonly Sweep[]> {
  const sweepers = [...new Set(Object.values<Kept>(RETENTION).map(({ by }) => by))].filter(isSweeper);
  const runs = await listLastRuns(db, sweepers);
  return sweepers.map((kind) => {
    const run = runs.get(kind);
    const time = timeOfDay(TIMETABLE[kind]);
    const dueWithin = (time.hour === null ? HOUR_MS : DAY_MS) + PATIENCE_MS;
    return {
      ...{ kind, ...time },
      keeps: Object.entries<Kept>(RETENTION)
        .filter(([, { by }]) => by === kind)
        .map(([name, { term }]) => ({ name, term: presentTerm(term) })),
      ...{ ran_at: run?.at.toISOString() ?? null, gone: run?.gone ?? null },
      is_late: run !== undefined && now.getTime() - run.at.getTime() > dueWithin,
    };
  });
}

function presentTerm(term: Kept["term"]): Term {
  if (typeof term !== "string") {
    if ("hours" in term) return { unit: "hours", count: term.hours };
    return "days" in term ? { unit: "days", count: term.days } : { unit: "months", count: term.months };
  }
  if (term === "account" || term === "shop") throw new Error(`no job removes what is kept so long: ${term}`);
  return { unit: term, count: 1 };
}
