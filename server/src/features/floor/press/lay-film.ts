import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DONE } from "@surimono/contract/kernel";
import { unitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import type { MadeGang } from "@surimono/studio/print";
import type { Database, Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import type { PressGang } from "../press.tables.ts";
import { layFolder, type Place } from "./folder-of.ts";
import { askToLayGang, listGangsToLay, noteGangLaid, noteGangUnlaid } from "./gangs.store.ts";
import { listNotToPrint } from "./gone-units.ts";
import { gangKey, gangPieceOf } from "./lay-sheets.ts";
import { PrintGone } from "./package-zip.ts";
import { packageCode } from "./present-package.ts";
import { findPackage } from "./press.store.ts";

type GangFile = MadeGang["sheets"][number]["files"][number];

/** Has the sheets of a package's film laid, for a press that prints film: they are never laid unasked, as the single prints of a batch may be. */
export async function askForFilm({ env }: Pick<Shop, "env">, database: Database, gangId: string, now: Date) {
  if (env.press.hotFolder === undefined) return fail("floor/no-hot-folder");
  return database.inTransaction(async (tx) => {
    const gang = await askToLayGang(tx, gangId, now);
    if (gang?.state !== "ready") return fail("floor/no-such-sheet");
    return (await hasGone(tx, gang)) ? fail("floor/sheets-changed") : ok(DONE);
  });
}

/** Something is drawn on it that is not to be printed any more, or is held (rule floor-press-changed). */
async function hasGone(queries: Queries, { packageId, made }: PressGang): Promise<boolean> {
  const found = await findPackage(queries, packageId);
  if (!found) return false;
  const gone = new Set((await listNotToPrint(queries, found)).map(unitCode));
  return (made?.sheets ?? []).some(({ pieces }) => pieces.some(({ id }) => gone.has(gangPieceOf(id).code)));
}

type Press = Pick<Shop, "database" | "files" | "now" | "log">;

/** All that was asked for and is still right, as `P000012-film` with the sheets' prints, white plates and PDFs. */
export async function layWantedSheets(shop: Press, folder: string): Promise<void> {
  const { db } = shop.database;
  for (const gang of await listGangsToLay(db)) {
    if (await hasGone(db, gang)) {
      await noteGangUnlaid(
        db,
        gang.id,
        "並べたあとに品が外れたか保留になったため、フォルダーに置きませんでした。並べ直してください。",
      );
      continue;
    }
    const found = await findPackage(db, gang.packageId);
    if (!found) continue;
    try {
      await layFilm(shop, gang, { folder, name: `${packageCode(found.number)}-film` });
    } catch (error) {
      if (!(error instanceof PrintGone)) throw error;
      shop.log.error({ err: error }, "sheets of film cannot be laid");
      await noteGangUnlaid(db, gang.id, "シートのファイルが失われたため、フォルダーに置けません。並べ直してください。");
    }
  }
}

async function layFilm(
  { database, files, now }: Press,
  gang: PressGang,
  where: { readonly folder: string; readonly name: string },
) {
  const wanted = (gang.made?.sheets ?? []).flatMap((sheet) => sheet.files.filter(({ kind }) => kind !== "preview"));
  const sha256 = createHash("sha256")
    .update(wanted.map((file) => file.sha256).join("\n"))
    .digest("hex");
  const place: Place = (appear) =>
    database.inTransaction(async (tx) => {
      if (!(await hasGone(tx, gang)) && (await noteGangLaid(tx, gang.id, now()))) await appear();
    });
  await layFolder({ ...where, sha256, place }, async (draft) => {
    await mkdir(draft, { recursive: true });
    for (const file of wanted)
      await copyOut(files, gangKey(gang.packageId, gang.id, file.name), join(draft, file.name), file);
  });
}

/** Streamed, as it may be a hundred megabytes; one that is not what it was breaks off. */
async function copyOut(files: Press["files"], key: string, path: string, { name, sha256 }: GangFile): Promise<void> {
  const stream = await files.stream(key);
  if (!stream) throw new PrintGone(`${name} of a gang is lost`);
  const hash = createHash("sha256");
  async function* hashed(parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  }
  await pipeline(stream, hashed, createWriteStream(path));
  if (hash.digest("hex") !== sha256) throw new PrintGone(`${name} of a gang is damaged`);
}
