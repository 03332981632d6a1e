import type { getPressSheets } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { unitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import type { GangFileKind, MadeGang } from "@surimono/studio/print";
import type { FileAnswer, Shop } from "../../../platform/http/index.ts";
import type { PressGang } from "../press.tables.ts";
import { findGang, findLatestGang } from "./gangs.store.ts";
import { listGone } from "./gone-units.ts";
import { filmPrints, gangKey, gangPieceOf, SHEET_TYPES } from "./lay-sheets.ts";
import { findPackage } from "./press.store.ts";

type Answer = AnswerOf<typeof getPressSheets>;

export async function readSheets({ database: { db }, env }: Pick<Shop, "database" | "env">, packageId: string) {
  const found = await findPackage(db, packageId);
  if (!found) return fail("floor/no-such-package");
  const latest = await findLatestGang(db, packageId);
  const { widthMm, maxLengthMm, gapMm } = env.press.film;
  const answer: Answer = {
    film_units: new Set(filmPrints(found.plan?.tickets ?? []).map(({ unit }) => unit)).size,
    film: { width_mm: widthMm, max_length_mm: maxLengthMm, gap_mm: gapMm },
    gang: latest ? presentGang(latest.gang, latest.by, new Set((await listGone(db, found)).map(unitCode))) : null,
  };
  return ok(answer);
}

function presentGang(
  { id, state, madeAt, failure, made, wantedAt, laidAt, doneAt }: PressGang,
  by: string,
  gone: ReadonlySet<string>,
): Answer["gang"] {
  return {
    ...{ gang_id: id, state, made_at: madeAt.toISOString(), made_by: by, failure },
    ...{ wanted_at: isoOf(wantedAt), laid_at: isoOf(laidAt), done_at: isoOf(doneAt) },
    sheets: (made?.sheets ?? []).map((sheet) => presentSheet(sheet, gone)),
    refused: (made?.refused ?? []).map((one) => ({
      ...gangPieceOf(one.id),
      ...{ why: one.why, width_mm: one.wMm, height_mm: one.hMm },
    })),
  };
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

function presentSheet(
  { number, widthMm, lengthMm, usedPercent, pieces, files }: MadeGang["sheets"][number],
  gone: ReadonlySet<string>,
) {
  return {
    ...{ number, width_mm: widthMm, length_mm: lengthMm, used_percent: usedPercent },
    pieces: pieces.map((one) => ({
      ...gangPieceOf(one.id),
      is_gone: gone.has(gangPieceOf(one.id).code),
      ...{ turned: one.turned, x_mm: one.xMm, y_mm: one.yMm, width_mm: one.wMm, height_mm: one.hMm },
    })),
    files: files.map((file) => ({ ...file })),
  };
}

/** A sheet's file, streamed: it may be a hundred megabytes. */
export async function openSheet(
  { database: { db }, files }: Pick<Shop, "database" | "files">,
  wanted: { readonly gangId: string; readonly number: number; readonly kind: GangFileKind },
) {
  const gang = await findGang(db, wanted.gangId);
  const sheet = gang?.made?.sheets.find(({ number }) => number === wanted.number);
  const file = sheet?.files.find(({ kind }) => kind === wanted.kind);
  const stream = gang && file && (await files.stream(gangKey(gang.packageId, gang.id, file.name)));
  if (!file || !stream) return fail("floor/no-such-sheet");
  return ok({
    ...{ stream, contentType: SHEET_TYPES[wanted.kind], length: file.bytes, fileName: file.name },
    cacheControl: "private, max-age=86400",
  } satisfies FileAnswer);
}
