import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DONE } from "@surimono/contract/kernel";
import { DAY_MS, fail, ok } from "@surimono/domain/kernel";
import type { Database } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import type { PressPackage } from "../press.tables.ts";
import { layFolder, type Place } from "./folder-of.ts";
import { noteGangDone } from "./gangs.store.ts";
import { listNotToPrint } from "./gone-units.ts";
import { layWantedSheets } from "./lay-film.ts";
import { packBatches, replaceUnlaid } from "./pack-batches.ts";
import { PrintGone, packageEntries } from "./package-zip.ts";
import { packageCode } from "./present-package.ts";
import { askToLay, findPackage, listToLay, noteDone, noteLaid, noteUnlaid } from "./press.store.ts";

export const tendHotFolderJob = timedJob("tend-hot-folder");

/** Hidden from the RIP until everything is there. */
const DRAFT = /^\.P\d{6,}-/;
const REPORT = /^P(\d{6,})(-film)?\.done$/;

/** Has a package laid once more. The job does it, so that a press that is off keeps nobody waiting. */
export async function askForLaying({ env }: Pick<Shop, "env">, database: Database, packageId: string) {
  if (env.press.hotFolder === undefined) return fail("floor/no-hot-folder");
  return database.inTransaction(async (tx) => {
    const found = await findPackage(tx, packageId);
    if (found && (await listNotToPrint(tx, found)).length > 0) return fail("floor/package-changed");
    const state = await askToLay(tx, packageId);
    if (state === undefined) return fail("floor/no-such-package");
    return state === "ready" ? ok(DONE) : fail("floor/package-not-ready");
  });
}

type Press = Pick<Shop, "database" | "files" | "jobs" | "env" | "now" | "log">;

/**
 * Lays into the folder what waits for it, and takes down what the press reports (rule floor-hot-folder). Done again, or by two processes at
 * once, it comes to the same: the database says which of them lays a package, as the press may have moved the folder of the first away.
 */
export async function tendHotFolder(shop: Press): Promise<void> {
  const { hotFolder } = shop.env.press;
  if (hotFolder === undefined) return;
  const { db } = shop.database;
  await sweepDrafts(hotFolder, shop.now());
  await packBatches(shop);
  for (const id of await listToLay(db)) {
    const found = await findPackage(db, id);
    // Others were laid before it, which may have taken long.
    if (!found?.isForFolder || found.laidAt) continue;
    const gone = await listNotToPrint(db, found);
    if (gone.length > 0) {
      await replaceUnlaid(shop, found, gone);
      continue;
    }
    try {
      await layPackage(shop, found, hotFolder, (appear) =>
        shop.database.inTransaction(async (tx) => {
          // What was taken out or held while it was filled is seen to in a minute.
          const isWhole = (await listNotToPrint(tx, found)).length === 0;
          if (isWhole && (await noteLaid(tx, id, shop.now()))) await appear();
        }),
      );
    } catch (error) {
      // Any other trouble, such as a full disk, is tried again in a minute.
      if (!(error instanceof PrintGone)) throw error;
      shop.log.error({ err: error }, "a print package cannot be laid");
      await noteUnlaid(
        db,
        id,
        "印刷データのファイルが失われたため、フォルダーに置けません。もう一度まとめてください。",
      );
    }
  }
  await layWantedSheets(shop, hotFolder);
  for (const name of await readdir(hotFolder)) {
    const [, digits, ofFilm] = REPORT.exec(name) ?? [];
    if (!digits) continue;
    const note = ofFilm ? noteGangDone : noteDone;
    await note(db, Number(digits), shop.now());
    await rm(join(hotFolder, name), { force: true });
  }
}

/** A folder with the files of the ZIP; `place` as for `layFolder`. */
export async function layPackage(
  { files }: Pick<Shop, "files">,
  { number, plan, sha256 }: Pick<PressPackage, "number" | "plan" | "sha256">,
  folder: string,
  place: Place = (appear) => appear(),
): Promise<void> {
  if (!plan) throw new Error("a package is laid once it is made");
  await layFolder({ folder, name: packageCode(number), sha256, place }, async (draft) => {
    for await (const { name, bytes } of packageEntries(files, plan)) {
      const path = join(draft, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
  });
}

/** What killed processes left. */
async function sweepDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
