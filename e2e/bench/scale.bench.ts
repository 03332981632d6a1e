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
const HEAVY_TIMES = 60;
/** What takes too long is asked again by others: of twenty times the slowest is the machine's as often as the shop's. */
const ROUNDS = 6;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Every call of the customers and everything done by the clock, with a thousand times the data. */
export const bench: Bench = {
  title: "A thousand times the data",
  note: [
    "300 members with 2,000 orders and items and 5,000 notifications against 300,000, 2,000,000 and 5,000,000, made by SQL in two databases of one server,",
    "with pieces, bills, tickets, carts, stored goods and words to match; `m1` has 20,000 of the orders and items. Every call with an example",
    "(`server/src/testing/call-examples`), by 20 members at both shops in turns, through",
    `HTTP; reading ones three times; what takes too long up to ${ROUNDS} times as often. A call may take`,
    `${RATIO} times as long, where the difference is more than ${UNREST} ms; a job, the median of three more, after a vacuum,`,
    `when little has changed, where it is more than ${UNREST_OF_JOBS} ms. A table of more than 50,000 rows that is read from end to end, or of which an`,
    "index gave as many rows that a filter then removed, is named.",
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
    const seats = async (): Promise<Seats> => ({ small: await takeSeats(few), large: await takeSeats(many) });
    const heavy = await compareHeavy(await openSession(few, "m1"), await openSession(many, "m1"));
    let compared = await compareCalls(await seats(), say);
    for (let round = 1; round < ROUNDS; round++) {
      const missed = new Set(compared.filter(({ times }) => !isTimely(times)).map(({ call }) => call.name));
      say(`${missed.size} once more`);
      const again = await compareCalls(await seats(), say, ({ name }) => missed.has(name));
      compared = compared.map((one) => joined(one, again));
    }
    const plans = await openPlans(large.query, log);
    const [seat] = await takeSeats(many, 1);
    const lines: Measurement[] = [];
    for (const { call, ask, times } of compared) {
      plans.take();
      await ask(seat as NonNullable<typeof seat>);
      lines.push(lineOf(`\`${call.name}\``, times, plans));
    }
    const session = await openSession(many, "m1");
    for (const { ask, times } of heavy) {
      plans.take();
      await timed(session, ask);
      lines.push(lineOf(`\`${ask.call.name}\` ${ask.what}, \`m1\``, times, plans));
    }
    await plans.stop();
    return lines;
  } finally {
    await few.stop();
    await many.stop();
  }
}

function joined(one: ComparedCall, again: readonly ComparedCall[]): ComparedCall {
  const more = again.find(({ call }) => call === one.call)?.times;
  if (!more) return one;
  return {
    ...one,
    times: { small: [...one.times.small, ...more.small], large: [...one.times.large, ...more.large] },
  };
}

type Session = Awaited<ReturnType<typeof openSession>>;

async function compareHeavy(few: Session, many: Session) {
  const heavy: { ask: (typeof HEAVY_ASKS)[number]; times: { small: number[]; large: number[] } }[] = [];
  for (const ask of HEAVY_ASKS) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS && (round === 0 || !isTimely(times)); round++)
      for (let time = 0; time < HEAVY_TIMES; time++) {
        times.small.push(await timed(few, ask));
        times.large.push(await timed(many, ask));
      }
    heavy.push({ ask, times });
    say(
      `${ask.call.name} ${ask.what} ${spread(times.small).median.toFixed(1)} → ${spread(times.large).median.toFixed(1)} ms`,
    );
  }
  return heavy;
}

function lineOf(what: string, times: ComparedCall["times"], plans: Plans): Measurement {
  const { whole, passed } = plans.take();
  const [small, large] = [spread(times.small), spread(times.large)];
  return {
    what,
    measured: `median ${readable(small.median, 1)} → ${readable(large.median, 1)} ms, 95 % ${readable(small.p95, 1)} → ${readable(large.p95, 1)} ms${named({ whole, passed })}`,
    budget: `95 % ≤ ${RATIO} ×`,
    kept: whole.length === 0 && passed.length === 0 && isTimely(times),
  };
}

const isTimely = ({ small, large }: ComparedCall["times"]) => isKept(spread(small).p95, spread(large).p95, UNREST);

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

const lineOfJob = ({ name, small, large, whole, passed }: ComparedJob): Measurement => ({
  what: `job \`${name}\``,
  measured: `first ${readable(small[0])} → ${readable(large[0])} ms, again ${readable(small[1])} → ${readable(large[1])} ms${named({ whole, passed })}`,
  budget: `again ≤ ${RATIO} ×`,
  kept: whole.length === 0 && passed.length === 0 && isKept(small[1], large[1], UNREST_OF_JOBS),
});

const named = ({ whole, passed }: Pick<ComparedJob, "whole" | "passed">) =>
  [...whole.map((table) => `; **all of ${table}**`), ...passed.map((table) => `; **much of ${table} in vain**`)].join(
    "",
  );

const isKept = (small: number, large: number, unrest: number) => large <= Math.max(small * RATIO, small + unrest);
