import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { Unreachable } from "./outage.ts";
import { noteIfLetDown, patienceMs } from "./patience.ts";
import { isPooled } from "./pooler.ts";
import { streamOf, WatchedClient } from "./watched-client.ts";

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;
type Giver = (callback: Taken) => void;

/** A connection is replaced before a firewall forgets it or a DNS change is missed for long. */
const OLDEST_SECONDS = 30 * 60;
const SOCKET_IDLE_MS = 15_000;
const FAREWELL_MS = 5_000;
/** How soon a capable server ends the statement of a client that has gone. */
const LOOK_FOR_CLIENT = "select set_config('client_connection_check_interval', '2s', false)";

const OF_A_SESSION: pg.PoolConfig = {
  idle_in_transaction_session_timeout: 30_000,
  // Not every system supports it, and the shop works without.
  onConnect: (client) => client.query(LOOK_FOR_CLIENT).then(undefined, () => {}),
};

export const IS_READ_ONLY = `select current_setting('transaction_read_only')::bool as "readOnly"`;

/** The pool's connections: none hangs, and a silent one takes the idle ones down with it. */
export class WatchedPool extends pg.Pool {
  /** By the machine's monotonic clock: when an answer last came, and when one was missed. */
  #heardAt = performance.now();
  #missedAt = Number.NEGATIVE_INFINITY;
  readonly #idle = new Set<pg.PoolClient>();
  /** It answered last that it can only be read from. */
  #isReadOnly = false;

  constructor(url: string, options: pg.PoolConfig) {
    super({
      Client: WatchedClient,
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: SOCKET_IDLE_MS,
      maxLifetimeSeconds: OLDEST_SECONDS,
      ...(!isPooled(url) && OF_A_SESSION),
      ...options,
    });
    // An idle connection closed by the server must not end the process; the next query opens a new one.
    this.on("error", () => {});
    this.on("connect", (client) => this.#watch(client));
    this.on("acquire", (client) => this.#idle.delete(client));
    this.on("remove", (client) => this.#idle.delete(client));
    this.on("release", (error, client) => {
      if (!error) this.#idle.add(client);
    });
  }

  /** How long the database has been silent; 0 while no answer has been missed. */
  get silentMs(): number {
    return this.#missedAt > this.#heardAt ? performance.now() - this.#heardAt : 0;
  }

  /** Whether it answers within the time, and can be written to; a busy database that has just answered someone else does. */
  async answersWithin(ms: number): Promise<boolean> {
    if (!this.#isReadOnly && this.silentMs === 0 && performance.now() - this.#heardAt < ms) return true;
    const asked = this.query<{ readOnly: boolean }>(IS_READ_ONLY).then(
      ({ rows }) => {
        this.#isReadOnly = rows[0]?.readOnly === true;
        return !this.#isReadOnly;
      },
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());
    return Promise.race([asked, late]);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#take(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#take((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  /** Does not wait for silent connections to close. */
  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    const said = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref());
    const ended = Promise.race([super.end(), said]).then(() => callback?.());
    return callback ? undefined : ended;
  }

  #take(whenTaken: Taken): void {
    // A waiting caller is handed the connection by the one releasing it, and must not inherit that one's limits.
    const callback = AsyncLocalStorage.bind(whenTaken);
    const letDown = noteIfLetDown();
    const state = { tooLate: false };
    const late = setTimeout(() => {
      state.tooLate = true;
      this.#missedAt = performance.now();
      letDown();
      callback(new Unreachable(new Error("no connection within the time of the call")), undefined, () => {});
    }, patienceMs());
    const take = super.connect.bind(this) as Giver;
    take((error, client, done) => {
      clearTimeout(late);
      if (state.tooLate) return client && done();
      if (!error) return callback(undefined, client, done);
      this.#missedAt = performance.now();
      letDown();
      callback(new Unreachable(error), undefined, done);
    });
  }

  #watch(client: pg.PoolClient): void {
    // One that breaks mid-transaction, which the pool does not report: its next query fails, and the transaction with it.
    client.on("error", () => {});
    client.on("heard" as "end", () => {
      this.#heardAt = performance.now();
    });
    const whenLost = (isReadOnly: boolean) => {
      this.#missedAt = performance.now();
      this.#isReadOnly ||= isReadOnly;
      for (const beside of this.#idle) streamOf(beside).destroy();
    };
    client.on("lost" as "error", whenLost as never);
  }
}
