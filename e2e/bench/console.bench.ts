import { type Bench, type Measurement, readable } from "./bench.ts";
import { readFacts } from "./console/facts.ts";
import { listAsked, type Measured, measure } from "./console/measure.ts";
import { openMillionShop } from "./console/million-shop.ts";
import { openPlans } from "./console/read-plans.ts";
import { measureScans } from "./console/scan.ts";

const SIZE = { orders: 1_000_000, members: 333_000 };
/** Milliseconds. */
const BUDGET = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Every list and search of the console, and scans on the floor, with years of work in the database. */
export const bench: Bench = {
  title: "The console with a million orders",
  note: [
    "1,000,000 orders of 333,000 members, 3,000,000 units, 2,000,000 entries of the record, 200,000 bills and as many lines of the bank and inquiries, made by",
    "SQL; every reading call of the contract, 30 times through HTTP, every other time a page further. Two processes of the shop, the database and the client",
    "share the machine. The indexes are those of `EXPLAIN`; a table of more than 50,000 rows that is read from end to end is named.",
  ].join("\n"),
  async run() {
    const shop = await openMillionShop(SIZE, say);
    try {
      const call = await shop.asOwner(0);
      const asked = await listAsked(call, await readFacts(shop.query, SIZE.orders));
      const measured: (Measured | Error)[] = [];
      // One question that fails keeps no other from being measured.
      for (const one of asked) measured.push(await measure(one).catch((error: Error) => error));
      const scans = await scanned(shop);
      const plans = await openPlans(shop.query, shop.log);
      // The settings reach the shop's connections with their next statement.
      await asked[0]?.send();
      plans.take();
      const lines: Measurement[] = [];
      for (const [at, one] of asked.entries()) {
        const times = measured[at];
        if (!times || times instanceof Error) {
          lines.push({
            what: `\`${one.name}\` ${one.ask.what}`.trim(),
            measured: `failed: ${times?.message}`,
            kept: false,
          });
          continue;
        }
        await one.send();
        lines.push(lineOf(times, plans.take()));
      }
      await plans.stop();
      return [...scans, ...lines];
    } finally {
      await shop.stop();
    }
  },
};

function lineOf(
  { name, ask, median, p95 }: Measured,
  { indexes, whole }: { indexes: readonly string[]; whole: readonly string[] },
): Measurement {
  const plan = [...whole.map((table) => `**all of ${table}**`), ...indexes.slice(0, 4)].join(", ");
  return {
    what: `\`${name}\` ${ask.what}`.trim(),
    measured: `median ${readable(median)} ms, 95 % ${readable(p95)} ms; ${plan || "no table that grows"}`,
    ...(!ask.isSlow && { budget: `95 % ≤ ${BUDGET} ms`, kept: p95 <= BUDGET }),
  };
}

async function scanned(shop: Awaited<ReturnType<typeof openMillionShop>>): Promise<Measurement[]> {
  const lines: Measurement[] = [];
  let skip = 0;
  for (const hands of [1, 8]) {
    const callers = [];
    for (let hand = 0; hand < hands; hand++) callers.push(await shop.asOwner(hand));
    for (const { station, median, p95 } of await measureScans(shop.query, callers, skip))
      lines.push({
        what: `scan at \`${station}\`, ${hands === 1 ? "one hand" : `${hands} hands at two processes`}`,
        measured: `median ${readable(median)} ms, 95 % ${readable(p95)} ms`,
        ...{ budget: `95 % ≤ ${BUDGET} ms`, kept: p95 <= BUDGET },
      });
    skip += 40;
  }
  return lines;
}
