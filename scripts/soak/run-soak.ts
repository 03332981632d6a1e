import { setTimeout as sleep } from "node:timers/promises";
import { type Closing, timekeeper } from "../rehearse/steps.ts";
import { buyOnce, isExpected, type Told } from "./buyers.ts";
import { offerCoupons } from "./fill-cart.ts";
import { openOperator, openShopper } from "./members.ts";
import { type Chance, chanceOf } from "./random.ts";
import { compareAll, waitForQuiet } from "./settle.ts";
import { passTime, scanSome, tendOrder } from "./staff.ts";
import { type Mortal, openSurroundings } from "./surroundings.ts";
import { balanced, openTally, type Tally } from "./tally.ts";

const CONSUMERS = 3;
const BUSINESSES = 2;
/** Between two kills. */
const CALM_SECONDS = { least: 8, most: 25 };
/** How long something stays dead. */
const DEAD_MS = { least: 500, most: 6_000 };

/**
 * Buyers, a counter, a floor and a gateway that tells everything up to three times, while processes, database, bucket, mail server and gateway
 * are killed one after the other; at the end everything must agree, to the yen. Chances come from the seed.
 */
export async function runSoak(milliseconds: number, seed: number): Promise<void> {
  const closing: Closing = [];
  const tell = timekeeper();
  const tally = openTally();
  const told: Told = { placed: new Set(), cancelled: new Set() };
  const kills = new Map<string, number>();
  process.stdout.write(`seed ${seed}\n`);
  try {
    const around = await openSurroundings(closing);
    const front = chanceOf(seed + 1);
    const send = balanced(around.web, tally, () => front.between(0, 1));
    const shoppers = await Promise.all(
      Array.from({ length: CONSUMERS + BUSINESSES }, (_, n) => openShopper(around, send, n >= CONSUMERS)),
    );
    const ask = await openOperator(around, send);
    await offerCoupons(ask);
    tell("two processes for pages, one for jobs, a database, a bucket, a mail server, a gateway, and five buyers");

    const until = Date.now() + milliseconds;
    const state = { isOpen: true };
    const work = (name: string, chance: Chance, pauseMs: number, round: () => Promise<void>) =>
      again(() => state.isOpen && Date.now() < until, { name, chance, pauseMs, tally }, round);
    const people = shoppers.map((shopper, n) => {
      const chance = chanceOf(seed + 10 + n);
      return work("a buyer", chance, 400, () => buyOnce(shopper, { around, chance, tally, told, send }));
    });
    const staff = (seedOf: number) => ({ around, chance: chanceOf(seedOf), tally, ask });
    const [counter, floor, clock] = [staff(seed + 20), staff(seed + 21), staff(seed + 22)];
    const others = [
      work("the counter", counter.chance, 1_500, () => tendOrder(counter)),
      work("the floor", floor.chance, 1_000, () => scanSome(floor)),
      work("the clock", clock.chance, 15_000, () => passTime(clock)),
    ];
    await killAtRandom(around.mortals, chanceOf(seed + 30), { until, kills });
    await Promise.all([...people, ...others]);
    tell(`${told.placed.size} orders that their buyers know of, ${told.cancelled.size} cancelled by them`);
    await waitForQuiet(around).then(
      () => tell("all work is done"),
      (error: unknown) => tally.fault(String(error)),
    );
    const { compared, differences } = await compareAll(around, told);
    tell(compared);
    report(tally, kills, differences);
    tell.whole(`${differences.length} differences, ${tally.faults.length} faults, seed ${seed}`);
    if (differences.length > 0 || tally.faults.length > 0) process.exitCode = 1;
  } finally {
    for (const close of closing) await Promise.resolve(close()).catch(() => undefined);
  }
}

interface Round {
  readonly name: string;
  readonly chance: Chance;
  readonly pauseMs: number;
  readonly tally: Tally;
}

async function again(
  isOn: () => boolean,
  { name, chance, pauseMs, tally }: Round,
  round: () => Promise<void>,
): Promise<void> {
  while (isOn()) {
    await round().catch((error: unknown) => {
      if (!isExpected(error)) tally.fault(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
    });
    await sleep(chance.between(pauseMs / 4, pauseMs));
  }
}

interface Killing {
  readonly until: number;
  readonly kills: Map<string, number>;
}

async function killAtRandom(mortals: readonly Mortal[], chance: Chance, { until, kills }: Killing): Promise<void> {
  while (Date.now() < until) {
    const mortal = chance.pick(mortals);
    await mortal.kill();
    await sleep(chance.between(DEAD_MS.least, DEAD_MS.most));
    await mortal.revive();
    kills.set(mortal.name, (kills.get(mortal.name) ?? 0) + 1);
    await sleep(
      Math.min(chance.between(CALM_SECONDS.least, CALM_SECONDS.most) * 1_000, Math.max(0, until - Date.now())),
    );
  }
}

function report(tally: Tally, kills: ReadonlyMap<string, number>, differences: readonly object[]): void {
  const lines = (title: string, counts: ReadonlyMap<string, number>) => [
    `${title}:`,
    ...[...counts].sort(([left], [right]) => left.localeCompare(right)).map(([what, times]) => `  ${times} × ${what}`),
  ];
  const faults = new Map<string, number>();
  for (const fault of tally.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const all = [
    ...lines("killed", kills),
    ...lines("answers and deeds", tally.answers),
    ...lines("faults", faults),
    ...differences.map((difference) => `different: ${JSON.stringify(difference)}`),
  ];
  process.stdout.write(`${all.join("\n")}\n`);
}
