import { PERSONAL_KIND_NAMES, PERSONAL_KINDS } from "@surimono/domain/catalogue";
import {
  groundOf,
  type PressSetting,
  pressWords,
  readUnitCode,
  type UnitState,
  unitCode,
} from "@surimono/domain/floor";
import { fail, ok, slashedDay } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { findItem } from "../../catalogue/index.ts";
import { keptViews, type LineTicket, readLineTicket } from "../../designs/index.ts";
import { listRosters, type RosterLine } from "../../orders/index.ts";
import { readPressSettings } from "../methods/methods.store.ts";
import { NAMED_UNIT, type NamedUnit } from "../units.store.ts";
import { type Ticket, type TicketSet, ticketPlaces } from "./ticket.ts";

export interface TicketUnit extends NamedUnit {
  readonly quantity: number;
  /** It or its order. */
  readonly is_held: boolean;
  readonly is_personal: boolean;
  /** Among its line's pieces of its parcel, from 0: as the roster is dealt. */
  readonly place: number;
}

export const GONE: readonly UnitState[] = ["shipped", "stored", "cancelled"];

/** The pieces in the order in which they were asked for. None, if one of them gets no ticket (rule floor-tickets). */
export async function readTicketUnits(tx: Transaction, codes: readonly string[]) {
  const numbers = [...new Set(codes.map(readUnitCode))];
  const units = await readPieces(tx, numbers);
  if (units.length < numbers.length) return fail("floor/no-such-unit");
  if (units.some(({ state }) => GONE.includes(state))) return fail("floor/tickets-too-late");
  if (units.some(({ state }) => state === "received")) return fail("floor/tickets-too-early");
  return ok(units);
}

/** Those of the numbers that are pieces, in their order. */
export async function readPieces(tx: Transaction, numbers: readonly (number | undefined)[]): Promise<TicketUnit[]> {
  const { rows } = await tx.execute<TicketUnit>(sql`
    select named.*, line.quantity, line.roster is not null as is_personal,
      named.state = 'held' or placed.held_at is not null as is_held, named.ordinal - (
      select min(ordinal) from units first where first.user_id = named.user_id and first.order_id = named.order_id
        and first.line_id = named.line_id and first.parcel is not distinct from named.parcel) as place
    from (${NAMED_UNIT} where unit.number in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))) named
      join order_lines line on line.user_id = named.user_id and line.order_id = named.order_id and line.id = named.line_id
      join orders placed on placed.user_id = named.user_id and placed.id = named.order_id`);
  const found = new Map(rows.map((unit) => [Number(unit.number), unit]));
  return numbers.flatMap((number) => (number === undefined ? [] : (found.get(number) ?? [])));
}

/** The words of each piece that has its own; they are in the order alone. */
export async function readWords(
  tx: Transaction,
  units: readonly TicketUnit[],
): Promise<ReadonlyMap<string, RosterLine>> {
  const personal = units.filter(({ is_personal }) => is_personal);
  const orders = new Map(personal.map(({ user_id: userId, order_id: orderId }) => [orderId, { userId, orderId }]));
  const lines: RosterLine[] = [];
  for (const key of orders.values()) lines.push(...(await listRosters(tx, key)));
  return new Map(lines.map((roster) => [roster.line.id, roster]));
}

const PICTURE_WIDTH = 564;
/** More are on the proof. */
const MOST_PICTURES = 2;

/** Files may be far away and pictures not drawn yet: each line's are read once, outside of any transaction. */
export async function makeTickets(
  shop: Shop,
  units: readonly TicketUnit[],
  rosters: ReadonlyMap<string, RosterLine>,
): Promise<TicketSet> {
  const pressOf = await readPressSettings(shop.database.db);
  const made = new Map<string, LineTicket | undefined>();
  const pictures: Record<string, readonly Uint8Array[]> = {};
  for (const { line_id: id, version_id: versionId, size_id: sizeId } of units) {
    if (made.has(id)) continue;
    const ticket = await readLineTicket(shop, { id, versionId });
    made.set(id, ticket);
    const views = new Set(ticket ? ticket.areas.map(({ view }) => view) : ["cover"]);
    pictures[id] = await keptViews(shop, { versionId, sizeId }, [...views].slice(0, MOST_PICTURES), PICTURE_WIDTH);
  }
  const tickets = units.map((unit) => {
    const item = findItem(shop, unit.item_id);
    const press = item && pressOf(unit.method_id, groundOf(item.materialIds));
    const words = { made: made.get(unit.line_id), roster: rosters.get(unit.line_id), press };
    return ticketOf(unit, words);
  });
  return { tickets, pictures };
}

/** The words of just this piece. */
export function ownPiece({ parcel: at, place }: Pick<TicketUnit, "parcel" | "place">, roster: RosterLine | undefined) {
  return roster?.pieces.filter(({ parcel }) => parcel === (at ?? 0) + 1)[place];
}

interface TicketWords {
  readonly made: LineTicket | undefined;
  readonly roster: RosterLine | undefined;
  readonly press: PressSetting | undefined;
}

function ticketOf(unit: TicketUnit, { made, roster, press }: TicketWords): Ticket {
  const piece = ownPiece(unit, roster);
  return {
    code: unitCode(Number(unit.number)),
    orderNumber: orderNumber(Number(unit.sequence)),
    due: slashedDay(unit.dispatch_by),
    box: `${unit.parcel === null ? "倉庫へ" : `小包${unit.parcel + 1}`}　${unit.quantity}点のうち${unit.ordinal}点目`,
    item: unit.item_name,
    color: { name: unit.color_name, value: unit.color_value },
    size: unit.size_name,
    method: unit.method_name,
    design: unit.name,
    words: piece
      ? PERSONAL_KINDS.map((kind) => ({ name: PERSONAL_KIND_NAMES[kind], text: piece[kind] || "なし" }))
      : [],
    places: made ? ticketPlaces(made) : [],
    // What was printed before needs neither.
    press: press && !unit.is_sending ? pressWords(press) : [],
    picturesOf: unit.line_id,
    notes: [
      ...(unit.rejects > 0 ? [`刷り直し${unit.rejects}回`] : []),
      ...(unit.state === "held" ? ["保留中"] : []),
      ...(made?.areas.some(({ mirrored }) => mirrored) ? ["裏から刷る（印刷データは左右反転済み）"] : []),
      ...(unit.is_personal && !piece ? ["名前は名簿で確かめてください"] : []),
      ...(unit.is_sending ? ["倉庫から送る品（印刷済み）"] : []),
      ...(made || unit.is_sending ? [] : ["印刷データがまだありません"]),
    ],
  };
}
