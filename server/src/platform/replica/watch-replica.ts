import type { FastifyBaseLogger } from "fastify";
import { WatchedPool } from "../database/index.ts";
import { Lag, readPosition } from "./lag.ts";

/** Farther behind, it is not read from. Named in docs/operate.md. */
export const MOST_LAG_MS = 5_000;
const LOOK_EVERY_MS = 1_000;
/** A look that takes longer has found nobody. */
const LOOK_MS = 2_000;

/** What acknowledged transactions have reached, of whoever takes them. */
const WRITTEN = "select pg_current_wal_flush_lsn()::text as position";
const REPLAYED =
  "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as position, pg_is_in_recovery() as standby";

type Trouble = "unreachable" | "not-a-standby" | "strayed";

export interface ReplicaHealth {
  /**
   * `not-a-standby`: a database of its own answers there, which would never learn anything more. `strayed`: it is ahead of its primary, which
   * was restored, so it shows what is no more.
   */
  readonly state: "used" | "behind" | Trouble;
  /** How old it may be at the most; undefined until it was seen to have caught up once. */
  readonly lagMs: number | undefined;
}

interface Urls {
  readonly primary: string;
  readonly replica: string;
}

/** Looks once a second how far behind the replica is. Asking costs no statement. */
export class ReplicaWatch {
  readonly #lag = new Lag();
  readonly #primary: WatchedPool;
  readonly #replica: WatchedPool;
  readonly #log: Pick<FastifyBaseLogger, "info" | "warn">;
  readonly #timer: NodeJS.Timeout;
  #trouble: Trouble | undefined = "unreachable";
  #looking = false;
  #told: ReplicaHealth["state"] | undefined;
  readonly #whenLost = new Set<() => void>();

  /** Connections of its own: those of calls may all be in use, and then the replica is needed most. */
  constructor({ primary, replica }: Urls, log: Pick<FastifyBaseLogger, "info" | "warn">) {
    const own = { max: 1, application_name: "surimono replica watch" };
    this.#primary = new WatchedPool(primary, own);
    this.#replica = new WatchedPool(replica, own);
    this.#log = log;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  health(): ReplicaHealth {
    const lagMs = this.#lag.msAt(performance.now());
    const state = this.#trouble ?? (lagMs > MOST_LAG_MS ? "behind" : "used");
    return { state, lagMs: Number.isFinite(lagMs) ? Math.round(lagMs) : undefined };
  }

  get isUsed(): boolean {
    return this.health().state === "used";
  }

  /** A statement failed there as if it were away: until the next look nobody else tries. */
  doubt(): void {
    this.#lost("unreachable");
  }

  /** Waits for what was asked of the replica, unless the replica is lost meanwhile. */
  async unlessLost<Value>(asked: Promise<Value>): Promise<Value> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const whenLost = () => reject(new Error("the replica was lost"));
    this.#whenLost.add(whenLost);
    try {
      return await Promise.race([asked, lost]);
    } finally {
      this.#whenLost.delete(whenLost);
    }
  }

  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const at = performance.now();
      // While the primary changes over its position is not known, and the replica grows old by the clock.
      const written = await firstRow<{ position: string }>(this.#primary, WRITTEN);
      if (written) this.#lag.primaryAt(readPosition(written.position), at);
      const replayed = await firstRow<{ position: string | null; standby: boolean }>(this.#replica, REPLAYED);
      if (!replayed) return this.#lost("unreachable");
      if (!replayed.standby) return this.#lost("not-a-standby");
      if (replayed.position) {
        const position = readPosition(replayed.position);
        // Asked once more, and later: a standby of this primary has nothing that it has not written by now.
        const now = await firstRow<{ position: string }>(this.#primary, WRITTEN);
        if (now && position > readPosition(now.position)) return this.#lost("strayed");
        this.#lag.replicaAt(position);
      }
      this.#trouble = undefined;
    } finally {
      this.#looking = false;
      this.#tell();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#primary.end(), this.#replica.end()]);
  }

  #lost(trouble: Trouble): void {
    this.#trouble = trouble;
    for (const whenLost of this.#whenLost) whenLost();
  }

  /** Once for each change, not for each look. */
  #tell(): void {
    const { state, lagMs } = this.health();
    if (state === this.#told) return;
    this.#told = state;
    if (state === "used") this.#log.info({ lagMs }, "the replica of the database is read from");
    else this.#log.warn({ state, lagMs }, "the replica of the database is not read from");
  }
}

async function firstRow<Row extends object>(pool: WatchedPool, statement: string): Promise<Row | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, LOOK_MS, undefined);
  const asked = pool.query<Row>(statement).then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
