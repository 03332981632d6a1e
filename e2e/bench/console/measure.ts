import type { Call, Caller } from "@surimono/contract/kernel";
import { allCalls } from "../../../server/src/testing/all-calls.ts";
import { ASKS, type Ask } from "./asks.ts";
import type { Facts } from "./facts.ts";

const WARM = 3;
const TIMES = 30;
/** Pages that are gone down, each once, before the list is begun again. */
const PAGES = 10;

export interface Measured {
  readonly name: string;
  readonly ask: Ask;
  readonly median: number;
  readonly p95: number;
}

export interface Asked {
  readonly name: string;
  readonly ask: Ask;
  /** Asks once; the answer. */
  readonly send: (after?: object) => Promise<Readonly<Record<string, unknown>>>;
}

/** Every question of every reading call, in the order of the contract. */
export async function listAsked(call: Caller, facts: Facts): Promise<Asked[]> {
  const reading = (await allCalls()).filter(({ access, method }) => access === "operator" && method === "GET");
  return reading.flatMap((one) => {
    const asks = ASKS[one.name];
    if (asks === undefined) throw new Error(`${one.name} is not in e2e/bench/console/asks.ts`);
    return typeof asks === "string"
      ? []
      : asks.map((ask) => ({ name: one.name, ask, send: sender(call, one, ask, facts) }));
  });
}

const sender =
  (call: Caller, one: Call, ask: Ask, facts: Facts) =>
  async (after: object = {}) => {
    const answer = await call(one, { ...ask.payload(facts), ...after });
    if (!answer.ok) throw new Error(`${one.name} ${ask.what}: ${JSON.stringify(answer.failure)}`);
    return answer.value as Readonly<Record<string, unknown>>;
  };

/** Every other time a page further. */
export async function measure({ name, ask, send }: Asked): Promise<Measured> {
  const times: number[] = [];
  const count = ask.isSlow ? 3 : TIMES;
  let after: object = {};
  for (let time = 0; time < WARM + count; time++) {
    const started = performance.now();
    const answer = await send(time % 2 === 0 ? {} : after);
    if (time >= WARM) times.push(performance.now() - started);
    const next = answer["next"];
    if (time % 2 === 1 || Object.keys(after).length === 0)
      after = typeof next === "string" && time % (2 * PAGES) !== 0 ? { after: next } : {};
  }
  return { name, ask, ...spread(times) };
}

export function spread(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}
