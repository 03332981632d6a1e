import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";

/** At most `points` calls in `seconds`, per address (of IPv6 its network: `prefixOf`) or per member. Counts are in PostgreSQL, so that all processes share them. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  readonly per: "address" | "member";
  /** For counters with `forget` and `giveBack`: no process caches who is over the limit. */
  readonly forgettable?: boolean;
}

export interface RateLimits {
  /** False when the key has used up its calls. */
  allow(name: string, key: string, limit: RateLimit): Promise<boolean>;
  /** Clears the key's count. */
  forget(name: string, key: string): Promise<void>;
  /** Takes one counted call back. */
  giveBack(name: string, key: string): Promise<void>;
}

export function openRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  return {
    async allow(name, key, limit) {
      const limiter = limiters.get(name) ?? createLimiter(pool, name, limit);
      limiters.set(name, limiter);
      try {
        await limiter.consume(key);
        return true;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return false;
      }
    },
    async forget(name, key) {
      await pool.query("delete from rate_limits where key = $1", [`${name}:${key}`]);
    },
    async giveBack(name, key) {
      await pool.query("update rate_limits set points = points - 1 where key = $1 and points > 0", [`${name}:${key}`]);
    },
  };
}

function createLimiter(pool: Pool, name: string, limit: RateLimit): RateLimiterAbstract {
  const { points, seconds, forgettable } = limit;
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // Spares the database the calls of those already over the limit.
    ...(!forgettable && { inMemoryBlockOnConsumed: points + 1 }),
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
}
