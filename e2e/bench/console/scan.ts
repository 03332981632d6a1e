import { randomUUID } from "node:crypto";
import { scanUnit } from "@surimono/contract/floor";
import type { Caller } from "@surimono/contract/kernel";
import { unitCode } from "@surimono/domain/floor";
import type { Query } from "./fill-table.ts";
import { spread } from "./measure.ts";

const EACH = 40;
const STATIONS = ["print", "check", "pack"] as const;

/** Pieces that wait for the printer are scanned through the workshop by so many hands at once, each with pieces of its own. */
export async function measureScans(query: Query, hands: readonly Caller[], skip: number) {
  const rows = await query<{ number: string }>(
    `select number from units join orders on orders.user_id = units.user_id and orders.id = units.order_id
     where state = 'ready' and held_at is null and fulfilment = 'waiting' order by number limit ${hands.length * EACH} offset ${skip}`,
  );
  const codes = rows.map(({ number }) => unitCode(Number(number)));
  const times = new Map(STATIONS.map((station) => [station, [] as number[]]));
  const work = async (call: Caller, own: readonly string[]) => {
    for (const station of STATIONS)
      for (const code of own) {
        const started = performance.now();
        const done = await call(scanUnit, { scan_id: randomUUID(), station, code });
        times.get(station)?.push(performance.now() - started);
        // Another hand may have the box open.
        if (!done.ok && done.failure.code !== "floor/packed-by-other")
          throw new Error(`${station} ${code}: ${JSON.stringify(done.failure)}`);
      }
  };
  await Promise.all(hands.map((call, hand) => work(call, codes.slice(hand * EACH, (hand + 1) * EACH))));
  return STATIONS.map((station) => ({ station, ...spread(times.get(station) ?? []) }));
}
