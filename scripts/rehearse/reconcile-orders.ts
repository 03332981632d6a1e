import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningShop } from "../../e2e/harness/shop.ts";
import { askReconcile } from "./ask-reconcile.ts";
import type { Acknowledged } from "./failover/load.ts";
import { until } from "./steps.ts";

/**
 * What the shop's own command finds, and what it cannot know: every order that was acknowledged is there once, and no other; each has one
 * job for its print files and one for its letter, and each letter went out. What is still to be drawn takes seconds an order, and is not
 * awaited. Answers what is not so.
 */
export async function reconcileOrders(shop: RunningShop, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  await until("the end of all jobs but drawing", async () => {
    const [left] = await shop.query<{ jobs: number }>(
      "select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() and name <> 'print-order'",
    );
    return left?.jobs === 0;
  });
  const wanted = acknowledged.map(({ order_id }) => order_id);
  const found = await shop.query<{ id: string }>("select id from orders where placed_at is not null");
  const ids = new Set(found.map(({ id }) => id));
  const numbers = new Set(acknowledged.map(({ order_number }) => order_number));
  const prints = await shop.query<{ number: string }>(
    "select data->>'orderNumber' as number from pgboss.job where name = 'print-order'",
  );
  const letters = await shop.query<{ subject: string }>(
    "select data->>'subject' as subject from pgboss.job where name = 'send-mail' and data->>'subject' like '%ご注文を承りました%'",
  );
  const bySubject = ({ subject }: { subject: string }) => /（(.+)）/.exec(subject)?.[1] ?? "";
  // Beside a shop that draws: no file is read.
  const settings = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir };
  const { differences } = await askReconcile(settings, "--files", "none");
  return [
    ...wrong("acknowledged twice", wanted.length - new Set(wanted).size),
    ...wrong("acknowledged and lost", wanted.filter((id) => !ids.has(id)).length),
    ...wrong("placed and never acknowledged", found.filter(({ id }) => !wanted.includes(id)).length),
    ...unlike(
      "jobs for print files",
      numbers,
      prints.map(({ number }) => number),
    ),
    ...unlike("jobs for letters", numbers, letters.map(bySubject)),
    ...unlike("letters", numbers, lettersIn(shop.dataDir).map(bySubject)),
    ...differences.map(({ check, about, expected, found: is }) => `${check}: ${about} is ${is}, not ${expected}`),
  ];
}

const wrong = (what: string, count: number) => (count === 0 ? [] : [`${count} orders ${what}`]);

function unlike(what: string, numbers: ReadonlySet<string>, found: readonly string[]): string[] {
  const missing = [...numbers].filter((number) => !found.includes(number)).length;
  const more = found.length - new Set(found).size;
  const strange = found.filter((number) => !numbers.has(number)).length;
  return missing + more + strange === 0
    ? []
    : [`${what}: ${missing} are missing, ${more} are double, ${strange} are of no acknowledged order`];
}

function lettersIn(dataDir: string): { readonly subject: string }[] {
  const folder = join(dataDir, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const all = files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as { subject: string });
  return all.filter(({ subject }) => subject.includes("ご注文を承りました"));
}
