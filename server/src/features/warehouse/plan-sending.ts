import { toWireObstacle, type WireObstacle } from "@surimono/contract/cart";
import type { PayloadOf } from "@surimono/contract/kernel";
import { type reviewSending, warehouseFailures } from "@surimono/contract/warehouse";
import { destinationObstacles, type Obstacle } from "@surimono/domain/cart";
import { dispatchDay } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import {
  type InvoiceProblem,
  type PaymentMethod,
  type PaymentStanding,
  paymentProblem,
} from "@surimono/domain/payments";
import { priceSending, remainingStock } from "@surimono/domain/warehouse";
import type { Queries } from "../../platform/database/index.ts";
import type { Member } from "../../platform/http/index.ts";
import { buyerOf, joinSplit, type KeptDestination, readDestinations } from "../cart/index.ts";
import { listAddresses } from "../delivery/index.ts";
import { findBalance } from "../miles/index.ts";
import { listFreeTimes, listStored, type StoredRow } from "./read-stock.store.ts";
import { sentSince } from "./read-warehouse.ts";
import { findReturnAddress } from "./return-address.ts";

type Wanted = PayloadOf<typeof reviewSending>["destinations"];

export interface PlannedPieces {
  readonly row: StoredRow;
  readonly quantity: number;
  /** What is left of them; below 0 more was entered than there is. */
  readonly remaining: number;
  /** Owed for each. */
  readonly feePerPiece: number;
}

/** What an order is made from. */
export interface SentPlan {
  readonly pieces: readonly PlannedPieces[];
  readonly destinations: readonly KeptDestination[];
  readonly totals: ReturnType<typeof priceSending>;
}

interface Plan extends SentPlan {
  readonly dispatchBy: string;
  readonly standing: PaymentStanding;
  readonly obstacles: readonly WireObstacle[];
}

interface Looking {
  readonly member: Member;
  readonly method: PaymentMethod | undefined;
  readonly now: Date;
  /** Whether so much can go on an invoice. */
  readonly judge: (total: number) => Promise<InvoiceProblem | undefined>;
}

/** What sending would mean with what is stored now. The screen and the sending itself are told by this alone. */
export async function planSending(queries: Queries, wanted: Wanted, looking: Looking) {
  const { member, now } = looking;
  const goal = wanted
    ? await readWanted(queries, wanted, looking)
    : await everythingBack(queries, { userId: member.id, now });
  if (!goal.ok) return goal;
  const { rows, destinations } = goal.value;
  const freeTimes = await listFreeTimes(queries, member.id);
  const entered = new Map<string, number>();
  for (const { lineId, quantity } of destinations.flatMap(({ pieces }) => pieces))
    entered.set(lineId, (entered.get(lineId) ?? 0) + quantity);
  const pieces = rows
    .filter(({ id }) => entered.has(id))
    .map((row): PlannedPieces => {
      const quantity = entered.get(row.id) ?? 0;
      const remaining = remainingStock({ stored: row.free, available: 0, entered: quantity, enteredElsewhere: 0 });
      const owed = freeTimes.find(({ productId }) => productId === row.productId)?.feePerPiece ?? 0;
      return { row, quantity, remaining, feePerPiece: owed };
    });
  const held = member.kind === "consumer" ? await findBalance(queries, member.id) : undefined;
  const earned = held ? held.balance + held.rankExtra : undefined;
  const totals = priceSending(pieces, destinations.length, earned);
  const dispatchBy = dispatchDay(now);
  const { invoiceAllowed } = buyerOf(member);
  const invoiceProblem = invoiceAllowed && totals.total > 0 ? await looking.judge(totals.total) : undefined;
  const standing = { total: totals.total, invoiceAllowed, invoiceProblem };
  const obstacles = [
    ...pieces.filter(({ remaining }) => remaining < 0).map(({ row }) => tooMany(row.id)),
    ...addressObstacles(destinations, dispatchBy).map(toWireObstacle),
    ...paymentObstacles(looking.method, standing).map(toWireObstacle),
  ];
  return ok<Plan>({ pieces, destinations, totals, dispatchBy, standing, obstacles });
}

/** The return that the shop makes by itself, at its own cost. */
export async function planFreeReturn(queries: Queries, wanted: Parameters<typeof everythingBack>[1]) {
  const goal = await everythingBack(queries, wanted);
  if (!goal.ok) return goal;
  const { rows, destinations } = goal.value;
  const pieces = rows.map((row): PlannedPieces => {
    return { row, quantity: row.free, remaining: 0, feePerPiece: 0 };
  });
  const totals = priceSending(pieces, destinations.length);
  return ok<SentPlan>({ pieces, destinations, totals });
}

async function readWanted(queries: Queries, wanted: NonNullable<Wanted>, { member, now }: Looking) {
  const ids = [...new Set(wanted.flatMap(({ pieces }) => pieces.map(({ line_id }) => line_id)))];
  const rows = ids.length > 0 ? await listStored(queries, member.id, { sentSince: sentSince(now), ids }) : [];
  const book = await listAddresses(queries, member.id);
  const read = readDestinations({ userId: member.id, id: "" }, rows, book, wanted);
  if (!read.ok) {
    const { failure } = read;
    return failure.code === "cart/no-such-line" ? fail("warehouse/no-such-pieces") : { ok: false as const, failure };
  }
  return ok({ rows, destinations: joinSplit(read.value.rows, read.value.pieces, book) });
}

/** All that nothing is promised of, to the return address. */
async function everythingBack(
  queries: Queries,
  {
    userId,
    productIds,
    now,
  }: { readonly userId: string; readonly productIds?: readonly number[] | undefined; readonly now: Date },
) {
  const address = await findReturnAddress(queries, userId);
  if (!address) return fail("warehouse/no-return-address");
  const all = await listStored(queries, userId, { sentSince: sentSince(now) });
  const wanted = all.filter(({ productId }) => !productIds || productIds.includes(productId));
  const rows = wanted.filter(({ free }) => free > 0);
  if (rows.length === 0) return fail("warehouse/nothing-stored");
  const back: KeptDestination = {
    ...{ id: RETURN_ID, addressId: null, address, sender: "own", senderAddressId: null, senderAddress: undefined },
    ...{ wishedDay: null, wishedBand: null, note: "" },
    pieces: rows.map(({ id, free }) => ({ lineId: id, quantity: free })),
  };
  return ok({ rows, destinations: [back] });
}

/** Of the one destination of a return. */
const RETURN_ID = "00000000-0000-4000-8000-000000000001";

function tooMany(storedId: string): WireObstacle {
  const code = "warehouse/not-enough";
  return { step: "cart", field: "pieces", code, message: warehouseFailures[code].message, line_id: storedId };
}

function addressObstacles(destinations: readonly KeptDestination[], dispatchBy: string): Obstacle[] {
  if (destinations.length === 0) return [{ step: "address", field: "destinations", code: "delivery/no-destinations" }];
  return destinationObstacles({ destinations, dispatchBy });
}

function paymentObstacles(method: PaymentMethod | undefined, standing: PaymentStanding): Obstacle[] {
  if (standing.total === 0) return [];
  const at = { step: "payment", field: "paymentType" } as const;
  if (!method) return [{ ...at, code: "payments/no-method" }];
  const code = paymentProblem(method, standing);
  return code ? [{ ...at, code }] : [];
}
