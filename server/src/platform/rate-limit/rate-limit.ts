import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";

/** At most `points` calls in `seconds`, per address or per member. Counts live in PostgreSQL, so that all processes share them. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  readonly per: "address" | "member";
}

export interface RateLimits {
  /** False when the key has used up its calls. */
  allow(name: string, key: string, limit: RateLimit): Promise<boolean>;
  /** What the key has used up so far counts no longer. */
  forget(name: string, key: string): Promise<void>;
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
      await limiters.get(name)?.delete(key);
    },
  };
}

function createLimiter(pool: Pool, name: string, { points, seconds }: RateLimit): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // Spares the database calls from those who are over the limit already.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
}
