import type { StatementLine } from "./statement.ts";

/**
 * What a line says, by which files whose days overlap bring it once. Each kind of file has its own way to tell lines of a day apart, so the same
 * payment says something else in another kind (rule billing-statement).
 */
export function saidOf(account: string, { day, amount, payer, reference, isCancelled }: StatementLine): string {
  return JSON.stringify([account, day, amount, payer, reference, isCancelled]);
}

/** `place`: the how-manieth of its file that says so, from 1. */
export function lineIdentity(said: string, place: number): string {
  return `${said} ${place}`;
}

/** Two lines of the same kind of file that differ are two payments. A CSV names no account, and 全銀 count in 6 or in 8 digits. */
export function fileKindOf(identity: string): string {
  const [account, , , , reference] = JSON.parse(identity.slice(0, identity.lastIndexOf(" "))) as string[];
  return account === "" ? "csv" : `zengin-${reference?.length}`;
}
