import type { Socket } from "node:net";
import pg from "pg";
import { READ_ONLY, TRANSACTION_FAILED } from "./outage.ts";
import { noteIfLetDown, patienceMs } from "./patience.ts";

/** The driver has no class for it. */
const NO_ANSWER = "Query read timeout";

type Callback = (error: Error | null | undefined, result: unknown) => void;

/**
 * A connection that gives a statement up when no answer comes, and itself with it: who forgot it may be a firewall, a paused machine or
 * a server that was failed over from, and none of them says so. Tells `heard` of every answer, and `lost` when it gives itself up.
 */
export class WatchedClient extends pg.Client {
  /** What the server refused last, but for what it refuses because of that: every later statement of the transaction. */
  lastRefusal: Error | undefined;

  // biome-ignore lint/suspicious/noExplicitAny: pg's own query has many forms, all handed through.
  override query(config: any, values?: any, callback?: any): any {
    const patient = { ...(typeof config === "string" ? { text: config } : config), query_timeout: patienceMs() };
    const letDown = noteIfLetDown();
    const note = (error?: Error | null) => {
      if (!error || error instanceof pg.DatabaseError) this.emit("heard");
      if (error instanceof pg.DatabaseError && error.code !== TRANSACTION_FAILED) this.lastRefusal = error;
      const isOfNoUse = error instanceof pg.DatabaseError && error.code === READ_ONLY;
      if (error?.message !== NO_ANSWER && !isOfNoUse) return;
      if (!isOfNoUse) letDown();
      // The driver itself does so only to connections whose statements are pipelined.
      (this as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
      this.emit("lost");
    };
    const done: Callback | undefined = typeof values === "function" ? values : callback;
    if (done) {
      const noted: Callback = (error, result) => {
        note(error);
        done(error, result);
      };
      return typeof values === "function" ? super.query(patient, noted) : super.query(patient, values, noted);
    }
    const answered: Promise<unknown> = super.query(patient, values);
    answered.then(() => note(), note);
    return answered;
  }
}
