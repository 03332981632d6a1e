import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { Client } from "pg";
import { createTestOperator } from "../../../server/src/features/operators/testing/index.ts";
import { countSales } from "../../../server/src/features/orders/sales/count-sales.ts";
import { openDatabase } from "../../../server/src/platform/database/index.ts";
import { startEmbeddedPostgres } from "../../../server/src/platform/embedded-postgres/start-embedded-postgres.ts";
import { readEnv } from "../../../server/src/platform/env/index.ts";
import { type RunningShop, startShop } from "../../harness/shop.ts";
import { fillDesk, fillGallery } from "./fill-desk.ts";
import { fillFloor } from "./fill-floor.ts";
import { fillMoney } from "./fill-money.ts";
import { fillOrders, type Size } from "./fill-orders.ts";
import { fillShop, type Query } from "./fill-table.ts";

/** Filling is not what is measured: nothing of it would be missed after a crash. */
export const UNSAFE_SETTINGS = {
  session_preload_libraries: "auto_explain",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_wal_size: "8GB",
  // A quarter of a machine of 16 GB, as PostgreSQL's manual advises for a database of its own.
  shared_buffers: "4GB",
  checkpoint_timeout: "30min",
};

export interface MillionShop {
  readonly query: Query;
  /** The database's own log. */
  readonly log: string;
  /** An owner at each process of the shop, each time another one. */
  readonly asOwner: (process: number) => Promise<Caller>;
  readonly stop: () => Promise<void>;
}

/** Two processes of the shop that serve pages alone, on a database of their own with years of work in it. */
export async function openMillionShop(size: Size, say: (line: string) => void): Promise<MillionShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "surimono-million-"));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: UNSAFE_SETTINGS });
  const variables = { DATABASE_URL: postgres.url, ROLE: "web", AUTH_SECRET: "million-million-million-million-million" };
  const start = () => startShop({ dataDir: join(dataDir, "shop"), env: variables });
  // The first one brings the tables and the catalogue.
  await (await start()).stop();
  const client = new Client(postgres.url);
  await client.connect();
  const query: Query = async (sql, values) => (await client.query(sql, values)).rows;
  const database = openDatabase(postgres.url);
  const env = readEnv({ ...variables, DATA_DIR: dataDir });
  const operator = () => createTestOperator({ database, env, now: () => new Date() }, ["owner"]);
  const { id } = await operator();
  await fill(query, size, id, say);
  // As the first night does.
  await countSales(database, new Date());
  say("sales of each day are counted");
  const shops = [await start(), await start()];
  return {
    query,
    log: join(dataDir, "postgres/server.log"),
    asOwner: async (process) => callerAt(shops[process % shops.length] as RunningShop, (await operator()).cookie),
    async stop() {
      for (const shop of shops) await shop.stop();
      await database.close();
      await client.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const fill = (query: Query, size: Size, operatorId: string, say: (line: string) => void): Promise<void> =>
  fillShop(
    query,
    {
      orders: () => fillOrders(query, size),
      "the floor": () => fillFloor(query, size, operatorId),
      money: () => fillMoney(query, size),
      "the desk": () => fillDesk(query, size, operatorId),
      gallery: () => fillGallery(query, size),
    },
    say,
  );

const callerAt = (shop: RunningShop, cookie: string): Caller =>
  createCaller({
    baseUrl: shop.baseURL,
    token: () => undefined,
    userType: () => "b2c",
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } }),
  });
