import { randomUUID } from "node:crypto";
import {
  advanceCounterOrder,
  cancelCounterOrder,
  changeCounterAddress,
  deliverCounterParcel,
  holdCounterOrder,
  refundCounterPieces,
  releaseCounterOrder,
  shipCounterParcel,
} from "@surimono/contract/counter";
import { scanUnit } from "@surimono/contract/floor";
import { unitCode } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import type { Ask } from "./members.ts";
import type { Chance } from "./random.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Tally } from "./tally.ts";

interface Staff {
  readonly around: Surroundings;
  readonly chance: Chance;
  readonly tally: Tally;
  readonly ask: Ask;
}

interface Open extends Record<string, unknown> {
  readonly sequence: string;
  readonly fulfilment: string;
  readonly line_id: string;
}

/** Somebody at the counter does something with an order that is still here. */
export async function tendOrder({ around, chance, tally, ask }: Staff): Promise<void> {
  const open = await around.rows<Open>(
    `select sequence, fulfilment, (select id from order_lines line where line.user_id = orders.user_id and line.order_id = orders.id limit 1) as line_id
     from orders where lifecycle = 'placed' and fulfilment in ('waiting', 'printing', 'packed') order by random() limit 20`,
  );
  if (open.length === 0) return;
  const { sequence, line_id } = chance.pick(open);
  const order_number = orderNumber(Number(sequence));
  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    async hold() {
      await ask(holdCounterOrder, { order_number, reason: "住所をたしかめる" });
      await ask(releaseCounterOrder, { order_number, reason: "たしかめた" });
    },
    address: () =>
      ask(changeCounterAddress, {
        ...{ order_number, parcel_number: 1, reason: "お引っ越し" },
        address: {
          ...{ last_name: "髙橋", first_name: "すみれ", postal_code: "150-0001", prefecture: "東京都", city: "渋谷区" },
          ...{ street: "神宮前1-2-3", building: "版木ビル", room: "201", phone: "090-1234-5678" },
        },
      }),
    cancel: () => ask(cancelCounterOrder, { order_number, reason: "品切れ", message: "" }),
    refund: () =>
      ask(refundCounterPieces, {
        ...{ order_number, parcel_number: 1, with_delivery: false, reason: "汚れ" },
        pieces: [{ line_id, quantity: 1 }],
      }),
    print: () => ask(advanceCounterOrder, { order_number, to: "printing" }),
  };
  const name = chance.pick(["hold", "hold", "address", "address", "cancel", "refund", "refund", "print", "print"]);
  await deeds[name]?.();
  tally.count(`counter: ${name}`);
}

const STATION = { ready: "print", printed: "check", checked: "pack", packed: "store" } as const;

/** Somebody on the floor scans some pieces on, puts away what goes into the warehouse, and sends what else is packed. The same scan is sent twice now and then. */
export async function scanSome({ around, chance, tally, ask }: Staff): Promise<void> {
  const units = await around.rows<{ number: string; state: keyof typeof STATION }>(
    `select unit.number, unit.state from units unit join orders on orders.user_id = unit.user_id and orders.id = unit.order_id
     where unit.state in ('ready', 'printed', 'checked') or unit.state = 'packed' and orders.fulfilment = 'packed' and orders.way = 'warehouse'
     order by unit.number limit 12`,
  );
  for (const { number, state } of units) {
    const scan = { scan_id: randomUUID(), code: unitCode(Number(number)), station: STATION[state] };
    await ask(scanUnit, scan);
    if (chance.isOneIn(5)) await ask(scanUnit, scan);
    tally.count(`floor: ${scan.station}`);
  }
  const packed = await around.rows<Open>(
    `select sequence, fulfilment from orders
     where lifecycle = 'placed' and fulfilment in ('packed', 'shipped') and way <> 'warehouse' order by fulfilment, random() limit 4`,
  );
  for (const { sequence, fulfilment } of packed) {
    const parcel = { order_number: orderNumber(Number(sequence)), parcel_number: 1 };
    const tracking_number = String(chance.between(100_000_000_000, 999_999_999_999));
    if (fulfilment === "packed") await ask(shipCounterParcel, { ...parcel, courier: "yamato", tracking_number });
    else await ask(deliverCounterParcel, parcel);
    tally.count(`floor: ${fulfilment === "packed" ? "ship" : "deliver"}`);
  }
}

/** Half an hour passes for some orders: their buyers cannot cancel any more, and the workshop may begin. */
export async function passTime({ around }: Staff): Promise<void> {
  await around.rows(
    `update orders set placed_at = placed_at - interval '31 minutes'
     where lifecycle = 'placed' and fulfilment = 'waiting' and placed_at between now() - interval '29 minutes' and now() - interval '5 seconds' and random() < 0.5`,
  );
  // As the queue adds it: a killed worker's is taken over after the silence of its heart.
  await around.rows("insert into pgboss.job (name, data, heartbeat_seconds) values ('earn-miles', '{}', 30)");
}
