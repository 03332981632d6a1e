import pg from "pg";

/** No connection to the database could be opened, or the one in use broke. */
export class Unreachable extends Error {
  override name = "Unreachable";

  constructor(cause: Error) {
    super(`the database cannot be reached: ${cause.message}`, { cause });
  }
}

/** The driver's message, without a code, for a lost or silent connection. */
const LOST = /^(Query read timeout|Connection terminated|Client (has encountered a connection error|was closed))/;
/** A server's answer to writers after it became a standby. */
export const READ_ONLY = "25006";
export const TRANSACTION_FAILED = "25P02";
/** PostgreSQL's error classes: connection, resources, operator intervention (a restart, a timeout), disk, aborted transactions. */
const OUTAGE = /^(08|53|57|58|25P0[34]|25006)/;
/** Citus' words, under the code of an internal error, for a node that went away while it was asked or told to commit. */
const NODE_LOST =
  /server closed the connection unexpectedly|connection to the remote node|failure on connection marked as essential/;
const INTERNAL = "XX000";
/** A lock timeout or a deadlock. */
const OVERLAP = new Set(["55P03", "40P01", "40001"]);

/** `outage`: the database is away, too busy or full. `overlap`: it is fine, and another transaction holds what was needed. Undefined: a bug. */
export function databaseTrouble(error: unknown): "outage" | "overlap" | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Unreachable || LOST.test(at.message)) return "outage";
    if (at instanceof pg.DatabaseError) {
      if (OVERLAP.has(at.code ?? "")) return "overlap";
      const isNodeLost = at.code === INTERNAL && NODE_LOST.test(at.message);
      return isNodeLost || OUTAGE.test(at.code ?? "") ? "outage" : undefined;
    }
  }
  return undefined;
}

/** Whether the statement failed only because an earlier one in its transaction did. */
export function isAftermath(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof pg.DatabaseError) return at.code === TRANSACTION_FAILED;
  return false;
}

/** What the socket says itself, such as `read ECONNRESET`, in a class that tells it from other services' sockets. */
export function asUnreachable<Thrown>(error: Thrown): Thrown | Unreachable {
  return error instanceof Error && isOfSocket(error) ? new Unreachable(error) : error;
}

/** A write after the server's farewell has no call of the system. */
function isOfSocket(error: Error): boolean {
  return "syscall" in error || ("code" in error && error.code === "EPIPE");
}
