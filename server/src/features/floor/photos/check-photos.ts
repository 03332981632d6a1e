import { readUnitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { lockUnit } from "../floor-desk.ts";
import { findUnitByNumber } from "../units.store.ts";
import type { Unit } from "../units.tables.ts";
import { dropPhoto, hasPhoto, isShown, type KeptPhoto, keepPhoto, readFile } from "./unit-photos.ts";

/** Shown of an order of thousands, too. */
const MOST_SHOWN = 12;

interface Taken {
  readonly operator: Pick<Operator, "id">;
  readonly code: string;
  readonly photo: string;
}

/**
 * The picture of a piece that is checked and not sent yet (rule floor-check-photo), in place of the one before. It has the time of the check
 * that it shows, and so goes with it. The file is kept first: a row without it would be a broken picture for good.
 */
export async function photographUnit(desk: Pick<Shop, "database" | "files">, { operator, code, photo }: Taken) {
  const number = readUnitCode(code);
  const unit = number === undefined ? undefined : await findUnitByNumber(desk.database.db, number);
  if (!unit) return fail("floor/no-such-unit");
  const check = await findCheck(desk.database.db, unit);
  if (!check) return fail("floor/not-checked");
  const kept = await keepPhoto(desk, { operator, photo, now: check.at });
  if (!kept.ok) return kept;
  const { id } = kept.value;
  try {
    const before = await desk.database.inTransaction(async (tx) => {
      const found = await lockUnit(tx, unit.number);
      const now = found && (await findCheck(tx, found.unit));
      if (now?.id !== check.id) return fail("floor/not-checked");
      return ok(await replacePhoto(tx, unit, { ...kept.value, check: check.id, operator }));
    });
    if (!before.ok) return before;
    for (const old of before.value) await dropPhoto(desk, old);
    return ok({ photo_id: id });
  } finally {
    // Of a commit whose answer was lost the database alone knows whether it came about.
    if (!(await hasPhoto(desk.database.db, unit, id))) await dropPhoto(desk, kept.value);
  }
}

/** The check that holds, while the piece has not left. */
async function findCheck(queries: Queries, { userId, number, state }: Unit) {
  if (state !== "checked" && state !== "packed") return undefined;
  const { rows } = await queries.execute<{ id: string; at: string }>(sql`
    select id, at from unit_movements
    where user_id = ${userId} and unit = ${number} and from_state = 'printed' and to_state = 'checked' order by id desc limit 1`);
  return rows[0] && { id: rows[0].id, at: new Date(rows[0].at) };
}

interface Replacing extends KeptPhoto {
  readonly check: string;
  readonly operator: Pick<Operator, "id">;
}

/** Answers what showed the same check before. */
async function replacePhoto(
  tx: Transaction,
  { userId, number }: Unit,
  { id, contentType, check, operator }: Replacing,
): Promise<KeptPhoto[]> {
  const ofCheck = sql`select at from unit_movements where user_id = ${userId} and unit = ${number} and id = ${check}::bigint`;
  const { rows } = await tx.execute<{ id: string; content_type: string; taken_at: string }>(sql`
    delete from unit_photos where user_id = ${userId} and unit = ${number} and taken_at = (${ofCheck})
    returning id, content_type, taken_at`);
  await tx.execute(sql`
    insert into unit_photos (user_id, unit, id, content_type, taken_at, operator_id)
    select user_id, unit, ${id}::uuid, ${contentType}, at, ${operator.id}::uuid
    from unit_movements where user_id = ${userId} and unit = ${number} and id = ${check}::bigint`);
  return rows.map((row) => ({ id: row.id, contentType: row.content_type, takenAt: new Date(row.taken_at) }));
}

interface OfOrder {
  readonly userId: string;
  readonly orderId: string;
}

/** Those whose check still holds, of the member's own order: a rejected piece's picture is between the workshop and its suppliers. */
const shownOf = ({ userId, orderId }: OfOrder) => sql`
  select photo.id, photo.content_type, photo.taken_at, unit.line_id
  from units unit join unit_photos photo on photo.user_id = unit.user_id and photo.unit = unit.number
  where unit.user_id = ${userId} and unit.order_id = ${orderId}::uuid and ${isShown}`;

interface ShownRow extends Record<string, unknown> {
  readonly id: string;
  readonly content_type: string;
  readonly taken_at: string;
  readonly line_id: string;
}

export async function listPiecePhotos({ database: { db } }: Pick<Shop, "database">, order: OfOrder) {
  const { rows } = await db.execute<ShownRow>(
    sql`${shownOf(order)} order by unit.number, photo.id limit ${MOST_SHOWN}`,
  );
  return ok({
    photos: rows.map(({ id, line_id, taken_at }) => ({
      ...{ photo_id: id, line_id, checked_at: new Date(taken_at).toISOString() },
    })),
  });
}

export async function getPiecePhoto(shop: Pick<Shop, "database" | "files">, order: OfOrder, id: string) {
  const { rows } = await shop.database.db.execute<ShownRow>(sql`${shownOf(order)} and photo.id = ${id}::uuid`);
  const [row] = rows;
  return readFile(shop, row && { id, contentType: row.content_type, takenAt: new Date(row.taken_at) });
}
