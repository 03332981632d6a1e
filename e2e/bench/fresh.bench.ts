import { addItem, getCart } from "@surimono/contract/cart";
import { listMyItems } from "@surimono/contract/my-items";
import { getOrders } from "@surimono/contract/orders";
import { Client } from "pg";
import type { RunningShop } from "../harness/shop.ts";
import { type Bench, type Measurement, median, readable } from "./bench.ts";
import { type Buyer, makeBuyers } from "./buyers.ts";
import { fillOrders } from "./console/fill-orders.ts";
import { fillTable, MAKE_ID_AT, type Query } from "./console/fill-table.ts";
import { callRequest, loadOnce, type Request } from "./load.ts";
import { fillMembers } from "./scale/fill-members.ts";

const BUYERS = 16;
const WINDOWS = 3;
const SIZE = { members: 4_000, orders: 8_000, items: 8_000, notifications: 8_000, heavyEvery: 100 };
/** Of the statistics of the database's full tables. */
const SHARE = 0.8;

/** The first hour of a shop: statements are planned while its tables are empty, and nobody counts their rows when they fill. */
export const bench: Bench = {
  title: "A fresh database",
  note: [
    `A shop just migrated, whose database counts no rows by itself (\`autovacuum = off\`): ${BUYERS} buyers make every connection plan its statements;`,
    `then ${readable(SIZE.members)} members come, with as many carts, ${readable(SIZE.orders)} orders and items. The same calls before and after \`ANALYZE\`,`,
    `medians of ${WINDOWS} windows of two seconds with ${BUYERS} connections.`,
  ].join("\n"),
  async run(shop) {
    const client = new Client(shop.databaseUrl);
    await client.connect();
    const query: Query = async (sql, values) => (await client.query(sql, values)).rows;
    try {
      await query("alter system set autovacuum = off");
      await query("select pg_reload_conf()");
      // A new schema would have every statement planned again.
      await query(MAKE_ID_AT);
      const calls = requestsOf(await makeBuyers(shop, BUYERS));
      for (const requests of Object.values(calls)) await loadOnce(shop.baseURL, requests, BUYERS);
      await fill(query);
      const fresh = await measure(shop, query, calls);
      await query("analyze");
      return compare(fresh, await measure(shop, query, calls));
    } finally {
      await client.end();
    }
  },
};

type Calls = Readonly<Record<string, Request[]>>;

function requestsOf(buyers: readonly Buyer[]): Calls {
  const ofEach = (path: string, payload: (buyer: Buyer) => object) =>
    buyers.map((buyer) => callRequest(path, payload(buyer), buyer.token));
  const reading = (path: string) =>
    ofEach(path, () => ({})).map(({ body: _, ...one }) => ({ ...one, method: "GET" as const }));
  return {
    "add to cart": ofEach(addItem.path, ({ productId, sizeId }) => ({
      product_id: productId,
      sizes: [{ size_id: sizeId, quantity: 1 }],
    })),
    "the cart": reading(getCart.path),
    "list of orders": reading(getOrders.path),
    "list of my items": reading(listMyItems.path),
  };
}

async function fill(query: Query): Promise<void> {
  await query("set session_replication_role = replica");
  await fillOrders(query, SIZE);
  await fillMembers(query, SIZE);
  await fillTable(query, {
    table: "carts",
    rows: SIZE.members,
    columns: { user_id: "'m' || n.i", id: "gen_random_uuid()", created_at: "now()", updated_at: "now()" },
  });
  await fillTable(query, {
    table: "cart_lines",
    rows: SIZE.members,
    from: "join carts on carts.user_id = 'm' || n.i",
    columns: {
      ...{ user_id: "carts.user_id", cart_id: "carts.id", product_id: "1000000 + n.i", item_id: "1001", size_id: "1" },
      ...{ method_id: "67", color_id: "101", name: "'海のT'", quantity: "1" },
    },
  });
  await query("set session_replication_role = origin");
}

interface Measured {
  readonly perSecond: number;
  /** Rows read by going through whole tables, for each call. */
  readonly passed: number;
}

async function measure({ baseURL }: RunningShop, query: Query, calls: Calls): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const [what, requests] of Object.entries(calls)) {
    const before = await rowsPassed(query);
    const windows: { readonly perSecond: number; readonly answers: number }[] = [];
    for (let window = 0; window < WINDOWS; window++) windows.push(await loadOnce(baseURL, requests, BUYERS));
    const answers = windows.reduce((sum, window) => sum + window.answers, 0);
    const passed = ((await rowsPassed(query)) - before) / answers;
    measured.set(what, { perSecond: median(windows.map(({ perSecond }) => perSecond)), passed });
  }
  return measured;
}

async function rowsPassed(query: Query): Promise<number> {
  const [row] = await query<{ rows: number }>("select sum(seq_tup_read)::float8 as rows from pg_stat_user_tables");
  return row?.rows ?? 0;
}

const compare = (fresh: ReadonlyMap<string, Measured>, known: typeof fresh): Measurement[] =>
  [...fresh].map(([what, before]) => {
    const after = known.get(what) as Measured;
    const rows = [before, after].map(({ passed }) => readable(passed)).join(" and ");
    return {
      what,
      measured: `${readable(before.perSecond)}/s, after \`ANALYZE\` ${readable(after.perSecond)}/s; ${rows} rows of tables read from end to end a call`,
      budget: `≥ ${SHARE} ×`,
      kept: before.perSecond >= SHARE * after.perSecond,
    };
  });
