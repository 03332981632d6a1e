import type { Socket } from "node:net";
import pg from "pg";
import { asUnreachable, READ_ONLY, TRANSACTION_FAILED } from "./outage.ts";
import { noteIfLetDown, patienceMs, tallyNow } from "./patience.ts";

/** The driver has no class for it. */
const NO_ANSWER = "Query read timeout";

type Callback = (error: Error | null | undefined, result: unknown) => void;

/**
 * A connection that gives up on a statement, and on itself, when no answer comes: a firewall, a paused machine or a failover may have
 * dropped it, and none of them says so. Reports every answer to `heard`, and giving up to `lost`, with whether
 * the server has become one that can only be read from. A connection that breaks fails its statements as `Unreachable`.
 */
export class WatchedClient extends pg.Client {
  /** The server's last refusal, except those caused by it: every later statement of the transaction. */
  lastRefusal: Error | undefined;

  #gathers = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg's own query has many forms, all handed through.
  override query(config: any, values?: any, callback?: any): any {
    const patient = { ...(typeof config === "string" ? { text: config } : config), query_timeout: patienceMs() };
    const letDown = noteIfLetDown();
    const tally = tallyNow();
    this.#gather();
    const note = (error?: Error | null, result?: unknown) => {
      const { command, rowCount } = (result ?? {}) as Partial<pg.QueryResult>;
      if (tally && command === "DELETE") tally.gone += rowCount ?? 0;
      if (!error || error instanceof pg.DatabaseError) this.emit("heard");
      if (error instanceof pg.DatabaseError && error.code !== TRANSACTION_FAILED) this.lastRefusal = error;
      const isOfNoUse = error instanceof pg.DatabaseError && error.code === READ_ONLY;
      if (error?.message !== NO_ANSWER && !isOfNoUse) return;
      if (!isOfNoUse) letDown();
      // The driver does so itself only for pipelined connections.
      streamOf(this).destroy();
      this.emit("lost", isOfNoUse);
    };
    const done: Callback | undefined = typeof values === "function" ? values : callback;
    if (done) {
      const noted: Callback = (error, result) => {
        note(error, result);
        done(asUnreachable(error), result);
      };
      return typeof values === "function" ? super.query(patient, noted) : super.query(patient, values, noted);
    }
    const answered: Promise<unknown> = super.query(patient, values);
    return answered.then(
      (result) => {
        note(null, result);
        return result;
      },
      (error) => {
        note(error);
        throw asUnreachable(error);
      },
    );
  }

  /** The pool passes on whichever comes first, the statement's failure or this event. */
  override emit(event: string | symbol, ...told: unknown[]): boolean {
    return super.emit(event as "error", ...((event === "error" ? told.map(asUnreachable) : told) as [Error]));
  }

  /** Statements asked for together leave in one write: each write wakes the server, which costs more than building the statement. */
  #gather(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    const stream = streamOf(this);
    stream.cork();
    // After the promises that are settled already, which ask for the rest.
    process.nextTick(() => {
      this.#gathers = false;
      stream.uncork();
    });
  }
}

/** Of which the driver's types say nothing. */
export function streamOf(client: pg.Client | pg.PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
}
