import { AsyncLocalStorage } from "node:async_hooks";
import type { Result } from "@surimono/domain/kernel";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { NamelessClient } from "./nameless-client.ts";
import { NamingClient } from "./naming-client.ts";
import { isAftermath } from "./outage.ts";
import { isPooled } from "./pooler.ts";
import type { WatchedClient } from "./watched-client.ts";
import { WatchedPool } from "./watched-pool.ts";

/** A connection for queries: the pool outside, the transaction's one connection inside. */
export type Db = NodePgDatabase;
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** What stores take, so that the same SQL runs inside and outside a transaction. */
export type Queries = Db | Transaction;

export interface Database {
  readonly db: Db;
  readonly pool: WatchedPool;
  /** Whether its tables are spread over several machines: some statements then have a plainer form. */
  readonly isCitus: boolean;
  /**
   * Runs the work in one transaction. A thrown error or a failed Result rolls it back. Calls to the outside are refused inside: see
   * `refuseInTransaction`.
   */
  inTransaction<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** One locked row must not block everyone waiting for it, and with them everybody else's connections. */
const LOCK_MS = 5_000;

/**
 * A table that is small when a statement is planned would be read from end to end, by that plan also when it has grown: so this counts as dear
 * (decision 820).
 */
const ALONG_INDEXES = "-c seq_page_cost=10";

const insideTransaction = new AsyncLocalStorage<Pick<Database, "isCitus">>();

/** Adapters to the outside call this first: a slow answer must never hold row locks. */
export function refuseInTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} was called inside a transaction`);
}

/** Inside a transaction: whether a statement takes its plainer form, see `Database.isCitus`. */
export function isOnCitus(): boolean {
  return insideTransaction.getStore()?.isCitus ?? false;
}

class Rollback extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super("rolled back because the result failed");
    this.value = value;
  }
}

export interface DatabaseOptions {
  /** Changes are made by `inTransaction` alone: PostgreSQL refuses every other. Not through a pooler, which takes no such wish. */
  readonly readOnly?: boolean;
  readonly isCitus?: boolean;
}

export function openDatabase(
  url: string,
  maxConnections = 10,
  { readOnly = false, isCitus = false }: DatabaseOptions = {},
): Database {
  const guard = readOnly ? "-c default_transaction_read_only=on" : "";
  const pool = new WatchedPool(url, {
    // A pooler refuses limits and options, and plans every statement anew.
    ...(isPooled(url)
      ? { Client: NamelessClient }
      : {
          Client: NamingClient,
          statement_timeout: 30_000,
          lock_timeout: LOCK_MS,
          options: `${ALONG_INDEXES} ${guard}`,
        }),
    // Independent statements are sent together: Promise.all inside a transaction is one round trip.
    pipeline: true,
    max: maxConnections,
    application_name: "surimono",
  });
  const db = drizzle(pool);
  db.transaction = (...work) => onConnection(pool, (connected) => connected.transaction(...work));
  return {
    db,
    pool,
    isCitus,
    inTransaction: (work) => insideTransaction.run({ isCitus }, () => transact(db, work, readOnly)),
    close: () => pool.end(),
  };
}

/** drizzle's own transaction over a pool never releases a connection whose first statement failed: after ten of them the shop would stop. */
async function onConnection<Value>(pool: pg.Pool, work: (db: Db) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    return await work(drizzle(client));
  } catch (error) {
    // Of statements sent together, the first to fail is not always the first to report.
    throw (isAftermath(error) && (client as pg.PoolClient & WatchedClient).lastRefusal) || error;
  } finally {
    // The pool discards a broken one.
    client.release();
  }
}

async function transact<Value>(db: Db, work: (tx: Transaction) => Promise<Value>, readOnly: boolean): Promise<Value> {
  try {
    return await db.transaction(
      async (tx) => {
        const value = await work(tx);
        if (isFailed(value)) throw new Rollback(value);
        return value;
      },
      readOnly ? { accessMode: "read write" } : undefined,
    );
  } catch (error) {
    if (error instanceof Rollback) return error.value as Value;
    throw error;
  }
}

export function isFailed(value: unknown): value is Extract<Result<unknown>, { ok: false }> {
  return typeof value === "object" && value !== null && "ok" in value && value.ok === false && "failure" in value;
}
