import { dayInJapan, fail, ok, startOfDay } from "@surimono/domain/kernel";
import { and, eq, lt, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { RETENTION } from "../../../platform/retention/index.ts";
import { decodePicture } from "../../designs/index.ts";
import { unitPhotos } from "../photos.tables.ts";
import type { Unit } from "../units.tables.ts";

export const forgetUnitPhotosJob = timedJob("forget-unit-photos");

/** Rule floor-reject-photo. */
const KEPT_MONTHS = RETENTION["unit-photos"].term.months;
/** Of the past, tidied each night, so that a night or a year without a run leaves nothing. */
const TIDIED_MONTHS = 24;

type Row = typeof unitPhotos.$inferSelect;
export type KeptPhoto = Pick<Row, "id" | "contentType" | "takenAt">;

const FAILURES = {
  "designs/picture-not-supported": "floor/photo-unreadable",
  "designs/picture-too-many-pixels": "floor/photo-unreadable",
  "designs/picture-too-heavy": "floor/photo-unreadable",
  "designs/picture-broken": "floor/photo-unreadable",
  "designs/picture-busy": "floor/photo-busy",
  "request/too-many": "floor/photo-busy",
} as const;

const monthFolder = (month: string) => `unit-photos/${month}`;
const keyOf = ({ id, contentType, takenAt }: KeptPhoto) =>
  `${monthFolder(dayInJapan(takenAt).slice(0, 7))}/${id}.${contentType === "image/jpeg" ? "jpg" : "png"}`;

/** Decoded and re-encoded, without what a camera writes beside the picture. Its row comes afterwards, in the transaction of the step that it shows. */
export async function keepPhoto(
  { files }: Pick<Shop, "files">,
  { operator, photo, now }: { readonly operator: Pick<Operator, "id">; readonly photo: string; readonly now: Date },
) {
  const decoded = await decodePicture(operator.id, Buffer.from(photo, "base64"));
  if (!decoded.ok) return fail(FAILURES[decoded.failure.code]);
  const kept: KeptPhoto = { id: newId(), contentType: decoded.value.contentType, takenAt: now };
  await files.write(keyOf(kept), decoded.value.bytes, kept.contentType);
  return ok(kept);
}

/** Of a step that did not come about, or that another picture shows now. */
export async function dropPhoto({ files }: Pick<Shop, "files">, photo: KeptPhoto): Promise<void> {
  await files.remove(keyOf(photo));
}

export async function insertPhoto(
  tx: Transaction,
  { userId, number: unit }: Pick<Unit, "userId" | "number">,
  { operator, ...photo }: KeptPhoto & { readonly operator: Pick<Operator, "id"> },
): Promise<void> {
  await tx.insert(unitPhotos).values({ userId, unit, ...photo, operatorId: operator.id });
}

export async function hasPhoto(
  queries: Queries,
  { userId, number }: Pick<Unit, "userId" | "number">,
  id: string,
): Promise<boolean> {
  const isIt = and(eq(unitPhotos.userId, userId), eq(unitPhotos.unit, number), eq(unitPhotos.id, id));
  return (await queries.select({ id: unitPhotos.id }).from(unitPhotos).where(isIt)).length > 0;
}

/** Whether the buyer of a `unit` sees its `photo`: that of the check which still holds. */
export const isShown = sql`(unit.state in ('checked', 'packed', 'shipped', 'stored')
  and photo.taken_at = (
    select max(step.at) from unit_movements step where step.user_id = unit.user_id and step.unit = unit.number
      and step.from_state = 'printed' and step.to_state = 'checked'))`;

interface ListedRow extends Record<string, unknown> {
  readonly id: string;
  readonly taken_at: string;
  readonly by: string;
  readonly is_check: boolean;
  readonly is_shown: boolean;
}

/** Of one unit, oldest first, with who took them. A picture has the time of the step that it shows. */
export async function listPhotos(queries: Queries, { userId, number }: Pick<Unit, "userId" | "number">) {
  const { rows } = await queries.execute<ListedRow>(sql`
    select photo.id, photo.taken_at, coalesce(operators.name, '') as by, exists (
        select 1 from unit_movements step where step.user_id = photo.user_id and step.unit = photo.unit
          and step.at = photo.taken_at and step.to_state = 'checked') as is_check,
        ${isShown} as is_shown
    from unit_photos photo join units unit on unit.user_id = photo.user_id and unit.number = photo.unit
      left join operators on operators.id = photo.operator_id
    where photo.user_id = ${userId} and photo.unit = ${number} order by photo.id`);
  return rows.map(({ id, taken_at, by, is_check, is_shown }) => ({
    ...{ photo_id: id, at: new Date(taken_at).toISOString(), by, is_shown },
    of: is_check ? ("checked" as const) : ("rejected" as const),
  }));
}

export async function readPhoto({ database: { db }, files }: Pick<Shop, "database" | "files">, unit: Unit, id: string) {
  const { rows } = await db.execute<{ content_type: Row["contentType"]; taken_at: string }>(sql`
    select content_type, taken_at from unit_photos
    where user_id = ${unit.userId} and unit = ${unit.number} and id = ${id}::uuid`);
  const [row] = rows;
  return readFile({ files }, row && { id, contentType: row.content_type, takenAt: new Date(row.taken_at) });
}

export async function readFile({ files }: Pick<Shop, "files">, photo: KeptPhoto | undefined) {
  const bytes = photo && (await files.read(keyOf(photo)));
  return photo && bytes
    ? ok({ bytes, contentType: photo.contentType, cacheControl: "private, no-store" })
    : fail("floor/no-such-photo");
}

/** Months that are over for long, with the rows; a file whose order was erased goes with its month. */
export async function forgetUnitPhotos({
  database,
  files,
  now,
}: Pick<Shop, "database" | "files" | "now">): Promise<void> {
  const months = Array.from({ length: TIDIED_MONTHS }, (_, index) => monthBefore(now(), KEPT_MONTHS + 1 + index));
  const keptFrom = startOfDay(`${monthBefore(now(), KEPT_MONTHS)}-01`);
  await database.db.delete(unitPhotos).where(lt(unitPhotos.takenAt, keptFrom));
  for (const month of months) await files.removeAll(monthFolder(month));
}

function monthBefore(now: Date, count: number): string {
  const [year = 0, month = 0] = dayInJapan(now).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}
