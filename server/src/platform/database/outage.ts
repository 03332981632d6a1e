import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** No connection to the database could be had. */
export class Unreachable extends Error {
  override name = "Unreachable";

  constructor(cause: Error) {
    super(`the database cannot be reached: ${cause.message}`, { cause });
  }
}

/** What the driver says, without a code, of a connection that was lost or gave no answer. */
const LOST = /^(Query read timeout|Connection terminated|Client (has encountered a connection error|was closed))/;
/** What a server says to writers after it was made the other one's copy. */
export const READ_ONLY = "25006";
export const TRANSACTION_FAILED = "25P02";
/** PostgreSQL's classes of errors: connection, resources, the operator's doing (a restart, a time-out), the disk, transactions that are ended. */
const OUTAGE = /^(08|53|57|58|25P0[34]|25006)/;
/** Waited for too long for somebody else's lock, or each for the other's. */
const OVERLAP = new Set(["55P03", "40P01", "40001"]);

/** `outage`: the database is away, too busy or full. `overlap`: it is well, and somebody else holds what was wanted. Undefined: a bug. */
export function databaseTrouble(error: unknown): "outage" | "overlap" | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Unreachable || LOST.test(at.message)) return "outage";
    if (at instanceof pg.DatabaseError) {
      if (OVERLAP.has(at.code ?? "")) return "overlap";
      return OUTAGE.test(at.code ?? "") ? "outage" : undefined;
    }
    if (at instanceof DrizzleQueryError && at.cause && isOfSocket(at.cause)) return "outage";
  }
  return undefined;
}

/** Whether the statement was refused only because another one of its transaction was. */
export function isAftermath(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof pg.DatabaseError) return at.code === TRANSACTION_FAILED;
  return false;
}

function isOfSocket(error: Error): boolean {
  return "code" in error && "syscall" in error;
}
