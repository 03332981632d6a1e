import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningShop } from "../../../e2e/harness/shop.ts";
import { until } from "../steps.ts";
import type { Acknowledged } from "./load.ts";

/**
 * Every acknowledged order is there once and as it was ordered, and no other; each has one job for its print files and one for its letter,
 * and each letter went out. What is still to be drawn takes seconds an order, and is not awaited. Answers what is not so.
 */
export async function reconcile(shop: RunningShop, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  await until("the end of all jobs but drawing", async () => {
    const [left] = await shop.query<{ jobs: number }>(
      "select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() and name <> 'print-order'",
    );
    return left?.jobs === 0;
  });
  const wanted = acknowledged.map(({ order_id }) => order_id);
  const found = await shop.query<{ id: string; pieces: number }>(
    "select o.id, sum(l.quantity)::int as pieces from orders o join order_lines l on l.user_id = o.user_id and l.order_id = o.id group by o.id",
  );
  const ids = new Set(found.map(({ id }) => id));
  const numbers = new Set(acknowledged.map(({ order_number }) => order_number));
  const prints = await shop.query<{ number: string }>(
    "select data->>'orderNumber' as number from pgboss.job where name = 'print-order'",
  );
  const letters = await shop.query<{ subject: string }>(
    "select data->>'subject' as subject from pgboss.job where name = 'send-mail' and data->>'subject' like '%ご注文を承りました%'",
  );
  const failed = await shop.query<{ name: string }>("select name from pgboss.job where state = 'failed'");
  const bySubject = ({ subject }: { subject: string }) => /（(.+)）/.exec(subject)?.[1] ?? "";
  return [
    ...wrong("acknowledged twice", wanted.length - new Set(wanted).size),
    ...wrong("acknowledged and lost", wanted.filter((id) => !ids.has(id)).length),
    ...wrong("placed and never acknowledged", found.filter(({ id }) => !wanted.includes(id)).length),
    ...wrong("of another number of pieces", found.filter(({ pieces }) => pieces !== 2).length),
    ...unlike(
      "jobs for print files",
      numbers,
      prints.map(({ number }) => number),
    ),
    ...unlike("jobs for letters", numbers, letters.map(bySubject)),
    ...unlike("letters", numbers, lettersIn(shop.dataDir).map(bySubject)),
    ...failed.map(({ name }) => `a job was given up: ${name}`),
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
