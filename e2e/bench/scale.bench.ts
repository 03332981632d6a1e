import { type Bench, type Measurement, readable } from "./bench.ts";
import { spread } from "./console/measure.ts";
import { openPlans, type Plans } from "./console/read-plans.ts";
import { HEAVY_ASKS, timed } from "./scale/heavy-asks.ts";
import { type ComparedCall, compareCalls, type Seats, takeSeats } from "./scale/measure-calls.ts";
import { type ComparedJob, compareJobs } from "./scale/measure-jobs.ts";
import { openSession } from "./scale/open-session.ts";
import { openTwoShops, type TwoShops } from "./scale/two-shops.ts";

const LARGE = { members: 300_000, orders: 2_000_000, items: 2_000_000, notifications: 5_000_000 };
const SMALL = { members: 300, orders: 2_000, items: 2_000, notifications: 5_000 };
const SIZES = { small: { ...SMALL, heavyEvery: 100 }, large: { ...LARGE, heavyEvery: 100 } };

const RATIO = 1.5;
/** Below this, the machine's own unrest is more than what is measured: ms. */
const UNREST = 3;
const UNREST_OF_JOBS = 25;
const HEAVY_TIMES = 30;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Every call of the customers and everything done by the clock, with a thousand times the data. */
export const bench: Bench = {
  title: "A thousand times the data",
  note: [
    "300 members with 2,000 orders and items and 5,000 notifications against 300,000, 2,000,000 and 5,000,000, made by SQL in two databases of one server;",
    "`m1` has 20,000 of the orders and items. Every call with an example (`server/src/testing/call-examples`), by 20 members at both shops in turns, through",
    `HTTP; reading ones three times. A call may take ${RATIO} times as long, where the difference is more than ${UNREST} ms; a job, the second time it runs, so that`,
    `little has changed, where it is more than ${UNREST_OF_JOBS} ms. A table of more than 50,000 rows that is read from end to end is named.`,
  ].join("\n"),
  async run() {
    const shops = await openTwoShops(SIZES, say);
    try {
      return [...(await calls(shops)), ...(await jobs(shops))];
    } finally {
      await shops.stop();
    }
  },
};

async function calls({ small, large, log }: TwoShops): Promise<Measurement[]> {
  const [few, many] = [await small.open("web"), await large.open("web")];
  try {
    const seats: Seats = { small: await takeSeats(few), large: await takeSeats(many) };
    const compared = await compareCalls(seats, say);
    const [fewAsk, manyAsk] = [await openSession(few, "m1"), await openSession(many, "m1")];
    const heavy: { what: string; small: number[]; large: number[] }[] = [];
    for (const ask of HEAVY_ASKS) {
      const times = { what: `\`${ask.call.name}\` ${ask.what}, \`m1\``, small: [] as number[], large: [] as number[] };
      for (let time = 0; time < HEAVY_TIMES; time++) {
        times.small.push(await timed(fewAsk, ask));
        times.large.push(await timed(manyAsk, ask));
      }
      heavy.push(times);
      say(`${times.what} ${spread(times.small).median.toFixed(1)} → ${spread(times.large).median.toFixed(1)} ms`);
    }
    const plans = await openPlans(large.query, log);
    const [seat] = await takeSeats(many, 1);
    const planned: Measurement[] = [];
    for (const one of compared) {
      plans.take();
      await one.ask(seat as NonNullable<typeof seat>);
      planned.push(lineOfCall(one, plans));
    }
    const lines: Measurement[] = [];
    for (const [at, ask] of HEAVY_ASKS.entries()) {
      plans.take();
      await timed(manyAsk, ask);
      const { what, ...times } = heavy[at] as (typeof heavy)[number];
      lines.push(compare(what, spread(times.small), spread(times.large), plans));
    }
    await plans.stop();
    return [...planned, ...lines];
  } finally {
    await few.stop();
    await many.stop();
  }
}

const lineOfCall = ({ call, small, large }: ComparedCall, plans: Plans) =>
  compare(`\`${call.name}\``, small, large, plans);

function compare(what: string, small: ReturnType<typeof spread>, large: typeof small, plans: Plans): Measurement {
  const { whole } = plans.take();
  return {
    what,
    measured: `median ${readable(small.median, 1)} → ${readable(large.median, 1)} ms, 95 % ${readable(small.p95, 1)} → ${readable(large.p95, 1)} ms${named(whole)}`,
    budget: `95 % ≤ ${RATIO} ×`,
    kept: whole.length === 0 && isKept(small.p95, large.p95, UNREST),
  };
}

async function jobs({ small, large, log }: TwoShops): Promise<Measurement[]> {
  const [few, many] = [await small.open("worker"), await large.open("worker")];
  try {
    const compared = await compareJobs({ small: [small, few], large: [large, many] }, log, say);
    return compared.map(lineOfJob);
  } finally {
    await few.stop();
    await many.stop();
  }
}

const lineOfJob = ({ name, small, large, whole }: ComparedJob): Measurement => ({
  what: `job \`${name}\``,
  measured: `first ${readable(small[0])} → ${readable(large[0])} ms, again ${readable(small[1])} → ${readable(large[1])} ms${named(whole)}`,
  budget: `again ≤ ${RATIO} ×`,
  kept: whole.length === 0 && isKept(small[1], large[1], UNREST_OF_JOBS),
});

const named = (whole: readonly string[]) => whole.map((table) => `; **all of ${table}**`).join("");

const isKept = (small: number, large: number, unrest: number) => large <= Math.max(small * RATIO, small + unrest);
