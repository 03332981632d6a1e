import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../../../server/src/platform/embedded-postgres/start-embedded-postgres.ts";
import { openTestShop, type TestShop } from "../../../server/src/testing/open-test-shop.ts";
import { startShop } from "../../harness/shop.ts";
import { fillDesk } from "../console/fill-desk.ts";
import { fillFloor } from "../console/fill-floor.ts";
import { fillMoney } from "../console/fill-money.ts";
import { fillOrders, type Size } from "../console/fill-orders.ts";
import { fillShop, type Query } from "../console/fill-table.ts";
import { UNSAFE_SETTINGS } from "../console/million-shop.ts";
import { fillClosed } from "./fill-closed.ts";
import { countOn, fillMembers, type MemberSize } from "./fill-members.ts";
import { fillShelves } from "./fill-shelves.ts";
import { fillWords } from "./fill-words.ts";

/** Who did all that was done; nobody signs in as it. */
const OPERATOR = "01900000-0000-7000-8000-000000000001";
/** In both: what is open is work to do, not data that has gathered. */
const OPEN_BILLS = 300;
const SECRET = "scale-scale-scale-scale-scale-scale";

export interface SizedShop {
  readonly name: "small" | "large";
  readonly query: Query;
  /** The shop's process is this one. */
  readonly open: (role: "web" | "worker") => Promise<TestShop>;
}

export interface TwoShops {
  readonly small: SizedShop;
  readonly large: SizedShop;
  /** The database's own log, of both. */
  readonly log: string;
  readonly stop: () => Promise<void>;
}

/** Two databases of one server, alike but for their size. */
export async function openTwoShops(
  sizes: Readonly<Record<SizedShop["name"], Size & MemberSize>>,
  say: (line: string) => void,
): Promise<TwoShops> {
  const folder = mkdtempSync(join(tmpdir(), "surimono-scale-"));
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, settings: UNSAFE_SETTINGS });
  const clients: Client[] = [];
  const make = async (name: SizedShop["name"]): Promise<SizedShop> => {
    const databaseUrl = await createDatabase(postgres.url, name);
    const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET };
    // It brings the tables and the catalogue.
    await (await startShop({ dataDir: join(folder, name), env: { ...variables, ROLE: "web" } })).stop();
    const client = new Client(databaseUrl);
    await client.connect();
    clients.push(client);
    const query: Query = async (sql, values) => (await client.query(sql, values)).rows;
    await fill(query, sizes[name], (line) => say(`${name}: ${line}`));
    return {
      name,
      query,
      open: (role) =>
        openTestShop({
          databaseUrl,
          dataDir: join(folder, name),
          variables: { ...variables, ROLE: role, TRUST_PROXY: "loopback", DRAW_AHEAD: "0" },
        }),
    };
  };
  return {
    small: await make("small"),
    large: await make("large"),
    log: join(folder, "postgres/server.log"),
    async stop() {
      for (const client of clients) await client.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const fill = (query: Query, size: Size & MemberSize, say: (line: string) => void): Promise<void> =>
  fillShop(
    query,
    {
      orders: () => fillOrders(query, size),
      "the floor": () => fillFloor(query, size, OPERATOR),
      money: () => fillMoney(query, size, OPEN_BILLS),
      "the desk": () => fillDesk(query, size, OPERATOR),
      members: () => fillMembers(query, size),
      "closed accounts": () => fillClosed(query, size),
      shelves: () => fillShelves(query, size),
      words: () => fillWords(query, size),
      counters: () => countOn(query),
    },
    say,
  );
