import { AsyncLocalStorage } from "node:async_hooks";
import type { Result } from "@surimono/domain/kernel";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { NamingClient } from "./naming-client.ts";
import { isAftermath } from "./outage.ts";
import type { WatchedClient } from "./watched-client.ts";
import { WatchedPool } from "./watched-pool.ts";

/** A connection for queries: the pool outside, the one connection of the transaction inside. */
export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** What stores take, so that the same SQL runs inside and outside of a transaction. */
export type Queries = Db | Transaction;

export interface Database {
  readonly db: Db;
  readonly pool: WatchedPool;
  /**
   * Runs the work in one transaction. A thrown error or a failed Result rolls it back.
   * Calls to the outside are refused inside: see `refuseInTransaction`.
   */
  inTransaction<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** One row that somebody holds must not hold all who wait for it, and with them the connections of everybody else. */
const LOCK_MS = 5_000;

const insideTransaction = new AsyncLocalStorage<true>();

/** Adapters to the outside call this first: a slow answer from there must never hold row locks. */
export function refuseInTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} was called inside a transaction`);
}

class Rollback extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super("rolled back because the result failed");
    this.value = value;
  }
}

export function openDatabase(url: string, maxConnections = 10): Database {
  const pool = new WatchedPool(url, {
    Client: NamingClient,
    // Statements that need not wait for each other are sent together: Promise.all inside a transaction is one round trip.
    pipeline: true,
    max: maxConnections,
    statement_timeout: 30_000,
    lock_timeout: LOCK_MS,
    application_name: "surimono",
  });
  const db = drizzle(pool);
  db.transaction = (...work) => onConnection(pool, (connected) => connected.transaction(...work));
  return {
    db,
    pool,
    inTransaction: (work) => insideTransaction.run(true, () => transact(db, work)),
    close: () => pool.end(),
  };
}

/** drizzle's own way over a pool never gives a connection back whose very first statement failed: after ten of them the shop would stand. */
async function onConnection<Value>(pool: pg.Pool, work: (db: Db) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    return await work(drizzle(client));
  } catch (error) {
    // Of statements that were sent together, the one that failed first is not always the first to be heard of.
    throw (isAftermath(error) && (client as pg.PoolClient & WatchedClient).lastRefusal) || error;
  } finally {
    // One that is broken is thrown away by the pool.
    client.release();
  }
}

async function transact<Value>(db: Db, work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  try {
    return await db.transaction(async (tx) => {
      const value = await work(tx);
      if (isFailed(value)) throw new Rollback(value);
      return value;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.value as Value;
    throw error;
  }
}

function isFailed(value: unknown): value is Extract<Result<unknown>, { ok: false }> {
  return typeof value === "object" && value !== null && "ok" in value && value.ok === false && "failure" in value;
}
