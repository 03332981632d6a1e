import type { GatewayLine } from "../books.tables.ts";

/** One line of a report, as it is read. */
export type ReportedLine = Omit<GatewayLine, "id" | "sha256" | "takenAt">;

/** What is wrong with a report, for the operator to read. */
export class UnreadableReport extends Error {}

/** Whole yen, however the service writes them; refused with a part of one. */
export function yenOf(cell: string, at: string): number {
  const plain = cell.normalize("NFKC").replaceAll(/[,¥円\s]/g, "");
  const amount = Number(plain || Number.NaN);
  if (!Number.isInteger(amount)) throw new UnreadableReport(`${at}: ${cell} is no amount of yen`);
  return amount === 0 ? 0 : amount;
}
