import type { Day, Yen } from "../kernel/index.ts";

export const REPORTED_KINDS = ["payment", "refund"] as const;
type ReportedKind = (typeof REPORTED_KINDS)[number];

/** A payment or refund, as the shop's ledger or the gateway's report has it. */
export interface MovedMoney {
  readonly kind: ReportedKind;
  /** The gateway's name for it. */
  readonly reference: string;
  readonly day: Day;
  /** Whichever way it went. Less than nothing: the report takes an earlier line of the same name back. */
  readonly amount: Yen;
}

export const DIFFERENCES = ["missing-there", "missing-here", "other-amount", "twice"] as const;
export type DifferenceKind = (typeof DIFFERENCES)[number];

export interface Difference extends MovedMoney {
  readonly what: DifferenceKind;
  /** Null where it is missing. */
  readonly ours: Yen | null;
  /** All that the report has under this name. */
  readonly theirs: Yen | null;
  /** The same difference has the same one, however often it is looked for; another sum makes it another. */
  readonly key: string;
}

/**
 * What differs between ledger and report (rule books-report). Names are compared whatever the day: midnight is not the same moment for both.
 * A difference belongs to the shop's day, or to the report's where the shop knows nothing of it. Both lists hold all there is of a name.
 */
export function compareReport(ours: readonly MovedMoney[], theirs: readonly MovedMoney[]): Difference[] {
  const reported = new Map([...byName(theirs)].filter(([, lines]) => countOf(lines) > 0));
  const known = byName(ours);
  const differences = [...known].flatMap(([name, mine]) => {
    const lines = reported.get(name);
    const one = mine[0] as MovedMoney;
    const amounts = { ours: sumOf(mine), theirs: lines ? sumOf(lines) : null };
    if (!lines) return [differenceOf(one, "missing-there", amounts)];
    if (countOf(lines) > mine.length) return [differenceOf(one, "twice", amounts)];
    return amounts.ours === amounts.theirs ? [] : [differenceOf(one, "other-amount", amounts)];
  });
  const strange = [...reported].flatMap(([name, lines]) =>
    known.has(name) ? [] : [differenceOf(lines[0] as MovedMoney, "missing-here", { ours: null, theirs: sumOf(lines) })],
  );
  return [...differences, ...strange].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function differenceOf(
  money: MovedMoney,
  what: DifferenceKind,
  amounts: Pick<Difference, "ours" | "theirs">,
): Difference {
  const key = [money.kind, money.reference, what, amounts.ours ?? "-", amounts.theirs ?? "-"].join(" ");
  return { ...money, what, ...amounts, key };
}

function byName(all: readonly MovedMoney[]): Map<string, MovedMoney[]> {
  const named = new Map<string, MovedMoney[]>();
  for (const money of all) {
    const name = `${money.kind} ${money.reference}`;
    named.set(name, [...(named.get(name) ?? []), money]);
  }
  return named;
}

/** Those that were not taken back. */
function countOf(lines: readonly MovedMoney[]): number {
  return lines.reduce((count, { amount }) => count + (amount < 0 ? -1 : 1), 0);
}

function sumOf(all: readonly MovedMoney[]): Yen {
  return all.reduce((sum, { amount }) => sum + amount, 0);
}
