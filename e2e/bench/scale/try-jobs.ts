import { readable } from "../bench.ts";
import { compareJobs } from "./measure-jobs.ts";
import { openTwoShops } from "./two-shops.ts";

// Measures what is done by the clock alone, all of it or the jobs that are named, with so many times the rows as the small shop has:
// `node e2e/bench/scale/try-jobs.ts 50 tend-storage`. Some minutes, where the whole bench takes half an hour: to try a job while it is changed.

const say = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
const [, , times = "10", ...names] = process.argv;
const sized = (factor: number) => ({
  ...{ members: 300 * factor, orders: 2_000 * factor, items: 2_000 * factor, notifications: 5_000 * factor },
  heavyEvery: 100,
});

const shops = await openTwoShops({ small: sized(1), large: sized(Number(times)) }, say);
try {
  const few = await shops.small.open("worker");
  const many = await shops.large.open("worker");
  const both = { small: [shops.small, few], large: [shops.large, many] } as const;
  const compared = await compareJobs(both, shops.log, say, (name) => names.length === 0 || names.includes(name));
  for (const { name, small, large, whole, passed } of compared) {
    const [first, again] = [0, 1].map((at) => `${readable(small[at] ?? 0)} → ${readable(large[at] ?? 0)}`);
    say(`${name} first ${first}, again ${again} ms; read whole: ${whole.join(", ")}; in vain: ${passed.join(", ")}`);
  }
  await few.stop();
  await many.stop();
} finally {
  await shops.stop();
}
process.exit(0);
