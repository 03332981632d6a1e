import { addDays, type Day } from "../kernel/index.ts";
import { MILE_NOTICE_DAYS, MILES_BACK_DAYS } from "./miles.ts";

/** The miles that one order earned. */
export interface MileLot {
  readonly orderId: string;
  readonly orderNumber: string;
  /** The last day on which they can be spent. */
  readonly validUntil: Day;
  /** The most that it ever gave. */
  readonly miles: number;
  /** Can be spent. */
  readonly remaining: number;
  /** Taken by orders, and not given back. */
  readonly spent: number;
  /** Of those spent: not due to the member any more. They go as soon as they come back. */
  readonly owed: number;
  /** Counts for the rank: until its last day, spent or not. */
  readonly counts: boolean;
  /** So many days before the last one the member was told; null: not yet. */
  readonly toldDays: number | null;
}

/** What an order took of a lot. */
export interface MilePart {
  /** The order that had earned them. */
  readonly lotId: string;
  readonly miles: number;
}

export const MILE_ENTRY_KINDS = ["earned", "given", "returned", "spent", "taken-back", "expired"] as const;

/** A change of the balance, as the ledger keeps it. */
export interface MileEntry {
  readonly kind: (typeof MILE_ENTRY_KINDS)[number];
  readonly miles: number;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly validUntil: Day;
}

type OrderOfMiles = Pick<MileEntry, "orderId" | "orderNumber">;

/** What happens to a member's miles: the lots that changed, as they are then, and the entries that explain it. */
export interface MileChange {
  readonly lots: readonly MileLot[];
  readonly entries: readonly MileEntry[];
}

/** What can be spent, and what the rank is counted by. */
export function sumMiles(lots: readonly MileLot[]): { readonly balance: number; readonly earned: number } {
  return {
    balance: sum(lots.map(({ remaining }) => remaining)),
    earned: sum(lots.filter(({ counts }) => counts).map(dueOf)),
  };
}

/** What the member has of a lot or had from it. */
function dueOf({ remaining, spent, owed }: MileLot): number {
  return remaining + spent - owed;
}

/** Takes miles that lapse first. Undefined where there are not enough. */
export function spendMiles(lots: readonly MileLot[], order: OrderOfMiles, miles: number) {
  return miles > 0 && sumMiles(lots).balance >= miles ? spendUpTo(lots, order, miles) : undefined;
}

/** Takes as many as are there. */
export function spendUpTo(lots: readonly MileLot[], order: OrderOfMiles, miles: number) {
  const changed: MileLot[] = [];
  const parts: MilePart[] = [];
  let left = miles;
  for (const lot of byLastDay(lots)) {
    const taken = Math.min(lot.remaining, left);
    if (taken <= 0) continue;
    left -= taken;
    changed.push({ ...lot, remaining: lot.remaining - taken, spent: lot.spent + taken });
    parts.push({ lotId: lot.orderId, miles: taken });
  }
  const [first] = changed;
  const entries: MileEntry[] = first
    ? [{ kind: "spent", miles: left - miles, ...orderOf(order), validUntil: first.validUntil }]
    : [];
  return { lots: changed, entries, parts };
}

/**
 * Gives back `miles` of what an order took, those that lapse last first. What was to be taken back of them goes at once. Of a placed order a lot
 * whose day is over meanwhile can be spent for some days more, but counts for no rank; of one that was never placed it is over, or it would be
 * renewed by each page that is left unpaid over midnight (rule miles-back).
 */
export function giveBackMiles(
  lots: readonly MileLot[],
  order: OrderOfMiles,
  {
    parts,
    miles,
    isPlaced,
  }: { readonly parts: readonly MilePart[]; readonly miles: number; readonly isPlaced: boolean },
  today: Day,
) {
  const changed: MileLot[] = [];
  const entries: MileEntry[] = [];
  const back: MilePart[] = [];
  let left = miles;
  for (const lot of byLastDay(lots).toReversed()) {
    const part = parts.find(({ lotId }) => lotId === lot.orderId);
    const given = Math.min(part?.miles ?? 0, left);
    if (given <= 0) continue;
    left -= given;
    const isOver = lot.validUntil < today;
    const isRenewed = isOver && isPlaced;
    const validUntil = isRenewed ? addDays(today, MILES_BACK_DAYS) : lot.validUntil;
    const gone = Math.min(lot.owed, given);
    const lapsed = isOver && !isPlaced ? given - gone : 0;
    changed.push({
      ...lot,
      ...(isRenewed && { validUntil, counts: false, toldDays: null }),
      remaining: lot.remaining + given - gone - lapsed,
      spent: lot.spent - given,
      owed: lot.owed - gone,
    });
    back.push({ lotId: lot.orderId, miles: given });
    entries.push({ kind: "returned", miles: given, ...orderOf(order), validUntil });
    if (gone > 0) entries.push({ kind: "taken-back", miles: -gone, ...orderOf(lot), validUntil });
    if (lapsed > 0) entries.push(entryOf("expired", -lapsed, lot));
  }
  return { lots: changed, entries, back };
}

interface Granted extends OrderOfMiles {
  /** How many miles are due for the order now; 0 when it has not arrived after all. */
  readonly due: number;
  /** Of miles that come now. */
  readonly validUntil: Day;
}

/**
 * Brings an order's lot to what is due for it, up or down; asked again it changes nothing. Of spent miles nothing can be taken: they are
 * owed, and go when the order that took them gives them back. A lot that has lapsed stays as it is.
 */
export function grantMiles(lots: readonly MileLot[], { due, validUntil, ...order }: Granted): MileChange {
  const lot = lots.find(({ orderId }) => orderId === order.orderId);
  if (!lot) {
    if (due <= 0) return NO_CHANGE;
    const fresh = { miles: due, remaining: due, spent: 0, owed: 0, counts: true, toldDays: null };
    return {
      lots: [{ ...orderOf(order), validUntil, ...fresh }],
      entries: [{ kind: "earned", miles: due, ...orderOf(order), validUntil }],
    };
  }
  const more = due - dueOf(lot);
  if (!lot.counts || more === 0) return NO_CHANGE;
  return more > 0 ? raise(lot, more, validUntil) : lower(lot, -more);
}

const NO_CHANGE: MileChange = { lots: [], entries: [] };

function raise(lot: MileLot, more: number, validUntil: Day): MileChange {
  const forgiven = Math.min(lot.owed, more);
  const remaining = lot.remaining + more - forgiven;
  const raised: MileLot = {
    ...lot,
    // What came before keeps its day.
    validUntil: lot.remaining + lot.spent === 0 ? validUntil : lot.validUntil,
    miles: Math.max(lot.miles, remaining + lot.spent),
    remaining,
    owed: lot.owed - forgiven,
    toldDays: null,
  };
  const earned = more - forgiven;
  return { lots: [raised], entries: earned > 0 ? [entryOf("earned", earned, raised)] : [] };
}

function lower(lot: MileLot, less: number): MileChange {
  const taken = Math.min(lot.remaining, less);
  const lowered = { ...lot, remaining: lot.remaining - taken, owed: lot.owed + less - taken };
  return { lots: [lowered], entries: taken > 0 ? [entryOf("taken-back", -taken, lot)] : [] };
}

/** Ends the lots whose last day is over. */
export function lapseMiles(lots: readonly MileLot[], today: Day): MileChange {
  const over = lots.filter(({ validUntil, remaining, counts }) => validUntil < today && (remaining > 0 || counts));
  return {
    lots: over.map((lot) => ({ ...lot, remaining: 0, counts: false })),
    entries: over.flatMap((lot) => (lot.remaining > 0 ? [entryOf("expired", -lot.remaining, lot)] : [])),
  };
}

/** Of which lots the member is to be told today, as they are afterwards. Asked again on that day: of none. */
export function lotsToTell(lots: readonly MileLot[], today: Day): readonly MileLot[] {
  return byLastDay(lots).flatMap((lot) => {
    const stage = MILE_NOTICE_DAYS.findLast((days) => lot.validUntil <= addDays(today, days));
    const isDue = stage !== undefined && (lot.toldDays === null || stage < lot.toldDays);
    return isDue && lot.remaining > 0 && lot.validUntil >= today ? [{ ...lot, toldDays: stage }] : [];
  });
}

function byLastDay(lots: readonly MileLot[]): MileLot[] {
  const key = ({ validUntil, orderId }: MileLot) => `${validUntil} ${orderId}`;
  return lots.toSorted((left, right) => (key(left) < key(right) ? -1 : 1));
}

function entryOf(kind: MileEntry["kind"], miles: number, lot: MileLot): MileEntry {
  return { kind, miles, ...orderOf(lot), validUntil: lot.validUntil };
}

function orderOf({ orderId, orderNumber }: OrderOfMiles): OrderOfMiles {
  return { orderId, orderNumber };
}

function sum(parts: readonly number[]): number {
  return parts.reduce((left, right) => left + right, 0);
}
