import type { Call } from "@surimono/contract/kernel";
import { allCalls } from "../../../server/src/testing/all-calls.ts";
import type { CallExample } from "../../../server/src/testing/call-examples/call-example.ts";
import { callExamples } from "../../../server/src/testing/call-examples.ts";
import { type CallWorld, makeCallWorld } from "../../../server/src/testing/call-world.ts";
import type { TestShop } from "../../../server/src/testing/open-test-shop.ts";
import { median } from "../bench.ts";
import type { SizedShop } from "./two-shops.ts";

/** Members with one of everything; a call that changes something is measured once with each. */
const WORLDS = 20;
/** How often a reading call is asked by each of them. */
const READS = 3;

type Asker = Awaited<ReturnType<TestShop["asMember"]>>["call"];

interface Seat {
  readonly world: CallWorld;
  readonly call: Asker;
}

export interface ComparedCall {
  readonly call: Call;
  readonly ask: (seat: Seat) => Promise<number>;
  readonly times: Readonly<Record<SizedShop["name"], readonly number[]>>;
}

export type Seats = Readonly<Record<SizedShop["name"], readonly Seat[]>>;

/** Everybody's calls with an example, in the order in which the examples stand: what ends something comes last. */
export async function listCalls(): Promise<{ call: Call; example: CallExample }[]> {
  const all = new Map((await allCalls()).map((call) => [call.name, call]));
  return Object.entries(callExamples).flatMap(([name, example]) => {
    const call = all.get(name);
    return call ? [{ call, example }] : [];
  });
}

export async function takeSeats(shop: TestShop, count = WORLDS): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let n = 0; n < count; n++) {
    const owner = await shop.asMember({ kind: "business", approved: true });
    seats.push({ world: await makeCallWorld(shop, owner), call: owner.call });
  }
  return seats;
}

/** One after the other at both shops, so that whatever else the machine does meets both alike. */
export async function compareCalls(
  seats: Seats,
  say: (line: string) => void,
  isAsked: (call: Call) => boolean = () => true,
): Promise<ComparedCall[]> {
  const compared: ComparedCall[] = [];
  for (const { call, example } of await listCalls()) {
    if (!isAsked(call)) continue;
    const ask = asker(call, example);
    const times = { small: [] as number[], large: [] as number[] };
    for (const [at, small] of seats.small.entries())
      for (let time = 0; time < (call.method === "GET" ? READS : 1); time++) {
        const pair = [["small", small] as const, ["large", seats.large[at] as Seat] as const];
        for (const [name, seat] of (at + time) % 2 === 0 ? pair : pair.toReversed()) times[name].push(await ask(seat));
      }
    compared.push({ call, ask, times });
    say(`${call.name} ${median(times.small).toFixed(1)} → ${median(times.large).toFixed(1)} ms`);
  }
  return compared;
}

const asker =
  (call: Call, example: CallExample) =>
  async ({ world, call: send }: Seat) => {
    const files = example.files ? { files: { picture: PICTURE } } : {};
    const payload = example.payload(world);
    const started = performance.now();
    const answer = await send(call, payload, files);
    const took = performance.now() - started;
    if (!answer.ok && answer.failure.code === "server/error")
      throw new Error(`${call.name} answers an error of the shop`);
    return took;
  };

/** Eight by eight points, one colour. */
const PICTURE = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4Z6WOFTEMLQkAmGJ7AXLm6ZoAAAAASUVORK5CYII=",
      "base64",
    ),
  ],
  "a.png",
);
