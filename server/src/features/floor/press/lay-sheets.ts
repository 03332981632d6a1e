import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DONE } from "@surimono/contract/kernel";
import { PRINT_DPI } from "@surimono/domain/designs";
import { filmLabel, type PressTicket, unitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { type GangFileKind, type GangJob, type MadeGang, runGangJob } from "@surimono/studio/print";
import type { Database, Queries } from "../../../platform/database/index.ts";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { type JobTry, jobKind } from "../../../platform/jobs/index.ts";
import type { PackagePlan, PressPackage } from "../press.tables.ts";
import { findGang, insertGang, noteGang } from "./gangs.store.ts";
import { listNotToPrint } from "./gone-units.ts";
import { packageCode } from "./present-package.ts";
import { findPackage } from "./press.store.ts";
import { createReadPrints } from "./read-prints.ts";

export const laySheetsJob = jobKind<{ readonly gangId: string }>("lay-press-sheets");

interface Wanted {
  readonly gangId: string;
  readonly packageId: string;
  readonly operator: Pick<Operator, "id">;
}

/** Asks for the sheets of a package on the film that is set now; a job lays them. */
export async function askForSheets(
  { jobs, env }: Pick<Shop, "jobs" | "env">,
  database: Database,
  { gangId, packageId, operator }: Wanted,
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const found = await findPackage(tx, packageId);
    if (!found) return fail("floor/no-such-package");
    if (!found.plan) return fail("floor/package-not-ready");
    if ((await listPrints(tx, found)).length === 0) return fail("floor/no-film-prints");
    await insertGang(tx, { id: gangId, packageId, operatorId: operator.id, madeAt: now, film: env.press.film });
    await jobs.enqueue(tx, laySheetsJob, { gangId });
    return ok(DONE);
  });
}

interface FilmPrint {
  /** `gangPieceOf` reads it. */
  readonly id: string;
  readonly unit: string;
  readonly order: string;
  readonly place: string;
  readonly file: { readonly name: string; readonly sha256: string };
}

/** What goes on film: of its method, and neither a tag, which is made otherwise, nor laid on the far side of clear goods. */
export function filmPrints(tickets: readonly PressTicket[]): FilmPrint[] {
  return tickets
    .filter(({ method }) => method.film)
    .flatMap(({ unit, order, places }) =>
      places
        .filter(({ tag, mirrored }) => !tag && !mirrored)
        .flatMap(({ place, files }) =>
          files
            .filter(({ kind }) => kind === "print")
            .map((file) => ({ id: `${unit} ${place}`, unit, order, place, file })),
        ),
    );
}

/** Without those of pieces that are not printed any more, or are held. */
async function listPrints(queries: Queries, found: PressPackage): Promise<FilmPrint[]> {
  const gone = new Set((await listNotToPrint(queries, found)).map(unitCode));
  return filmPrints(found.plan?.tickets ?? []).filter(({ unit }) => !gone.has(unit));
}

/** The piece and the place of a print on a sheet. */
export function gangPieceOf(id: string): { readonly code: string; readonly place: string } {
  const [code = "", place = ""] = id.split(" ");
  return { code, place };
}

export const gangFolder = (packageId: string): string => `press/${packageId}`;
export const gangKey = (packageId: string, gangId: string, name: string): string =>
  `${gangFolder(packageId)}/${gangId}/${name}`;

export const SHEET_TYPES: Readonly<Record<GangFileKind, string>> = {
  print: "image/png",
  plate: "image/png",
  pdf: "application/pdf",
  preview: "image/png",
};

type Press = Pick<Shop, "database" | "files">;

/** Prints are fetched to this machine and sheets brought back from it one at a time; done again it comes to the same files. */
export async function laySheets(shop: Press, gangId: string, { isLastTry }: Pick<JobTry, "isLastTry">): Promise<void> {
  const { db } = shop.database;
  const gang = await findGang(db, gangId);
  const found = gang && (await findPackage(db, gang.packageId));
  if (!gang || !found?.plan || gang.state === "ready") return;
  const folder = await mkdtemp(join(tmpdir(), "surimono-film-"));
  try {
    const pieces = await fetchPrints(shop, await listPrints(db, found), found.plan, folder);
    const title = packageCode(found.number);
    const made = await runGangJob({ pieces, film: gang.film, dpi: PRINT_DPI, title, folder });
    await bringBack(shop, made, (name) => gangKey(gang.packageId, gangId, name), folder);
    await noteGang(db, gangId, { made });
  } catch (error) {
    // As of a package (rule floor-press-tries).
    if (isLastTry) await noteGang(db, gangId, { failure: "シートを作れませんでした。もう一度作ってください。" });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchPrints(
  { files }: Press,
  prints: readonly FilmPrint[],
  plan: PackagePlan,
  folder: string,
): Promise<GangJob["pieces"]> {
  const read = createReadPrints(files);
  const paths = new Map<string, string>();
  const pieces: GangJob["pieces"][number][] = [];
  for (const { id, unit, order, place, file } of prints) {
    const path = paths.get(file.sha256) ?? join(folder, `${file.sha256}.png`);
    if (!paths.has(file.sha256)) {
      const got = await read({ key: plan.keys[file.name] ?? "", sha256: file.sha256 });
      // What is not there is refused by its name, as a file that cannot be read.
      if ("bytes" in got) await writeFile(path, got.bytes);
      paths.set(file.sha256, path);
    }
    pieces.push({ id, path, code: unit, label: filmLabel({ unit, order }, place) });
  }
  return pieces;
}

async function bringBack({ files }: Press, { sheets }: MadeGang, keyOf: (name: string) => string, folder: string) {
  for (const { files: made } of sheets)
    for (const { kind, name } of made) await files.copyIn(keyOf(name), join(folder, name), SHEET_TYPES[kind]);
}
