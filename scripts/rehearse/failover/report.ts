import { type Answered, longestGap } from "./answers.ts";
import { STRIKES, type Strike } from "./strikes.ts";

export interface Struck {
  readonly kind: Strike;
  readonly from: number;
  readonly until: number;
  /** How the machine came back. */
  readonly rejoined?: "rewound" | "as it was" | "by a whole copy";
}

/** The longest that each may keep the shop from writing. */
const MOST_SECONDS: Readonly<Record<Strike, number>> = { kill: 20, machine: 20, switchover: 4, standby: 8 };
/** The longest that a call may take: docs/operate.md promises it. */
const CALL_SECONDS = 12;

const COLUMNS = ["what", "times", "median s", "longest s", "slowest call s", "calls", "503", "came back"];

interface Figures {
  readonly kind: Strike;
  readonly gaps: readonly number[];
  readonly slowest: number;
  readonly calls: number;
  readonly told: number;
  readonly rejoined: readonly string[];
}

/** What each kind of strike did to the shop. */
export function figuresOf(struck: readonly Struck[], answers: readonly Answered[]): Figures[] {
  const kinds = (Object.keys(STRIKES) as Strike[]).filter((kind) => struck.some((one) => one.kind === kind));
  return kinds.map((kind) => {
    const mine = struck.filter((one) => one.kind === kind);
    const during = answers.filter(({ startedAt, endedAt }) =>
      mine.some(({ from, until }) => endedAt >= from && startedAt <= until),
    );
    return {
      kind,
      gaps: mine.map(({ from, until }) => longestGap(answers, from, until) / 1000),
      slowest: Math.max(...during.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1000,
      calls: during.length,
      told: during.filter(({ status }) => status === 503).length,
      rejoined: mine.flatMap(({ rejoined = [] }) => rejoined),
    };
  });
}

/** As docs/benchmarks-by-hand.md shows it. */
export function tableOf(figures: readonly Figures[]): string {
  const rows = figures.map(({ kind, gaps, slowest, calls, told, rejoined }) => [
    ...[STRIKES[kind], String(gaps.length), medianOf(gaps).toFixed(1), Math.max(...gaps).toFixed(1)],
    ...[slowest.toFixed(1), String(calls), String(told), countsOf(rejoined)],
  ]);
  return [COLUMNS, COLUMNS.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** What took longer than it may. */
export function overLimit(figures: readonly Figures[]): string[] {
  return figures.flatMap(({ kind, gaps, slowest }) => [
    ...gaps
      .filter((gap) => gap > MOST_SECONDS[kind])
      .map((gap) => `${STRIKES[kind]}: ${gap.toFixed(1)} s without service, ${MOST_SECONDS[kind]} at the most`),
    ...(slowest > CALL_SECONDS ? [`${STRIKES[kind]}: a call took ${slowest.toFixed(1)} s`] : []),
  ]);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function countsOf(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `${word} ${words.filter((one) => one === word).length}`).join(", ");
}
