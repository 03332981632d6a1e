import type { getPressPackage, listPressPackages } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { readBatchCode, unitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import type { FileAnswer, Shop } from "../../../platform/http/index.ts";
import { writeZip } from "../../../platform/zip/index.ts";
import { listNotPacked } from "../batches/index.ts";
import { readFates } from "./gone-units.ts";
import { packageEntries } from "./package-zip.ts";
import { packageCode, presentPackage } from "./present-package.ts";
import { findListed, findPackage, listPackages } from "./press.store.ts";

const PAGE = 50;

type Press = Pick<Shop, "database" | "env">;

export async function readPackages(
  { database: { db }, env }: Press,
  before: number | undefined,
): Promise<AnswerOf<typeof listPressPackages>> {
  const rows = await listPackages(db, before, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    packages: shown.map(presentPackage),
    next: rows.length > PAGE ? Number(shown.at(-1)?.number) : null,
    has_hot_folder: env.press.hotFolder !== undefined,
  };
}

export async function readPackage({ database: { db }, env }: Press, id: string) {
  const [row, found] = [await findListed(db, id), await findPackage(db, id)];
  if (!row || !found) return fail("floor/no-such-package");
  const fates = new Map([...(await readFates(db, found))].map(([number, fate]) => [unitCode(number), fate]));
  const batch = found.source === "batch" ? readBatchCode(found.sourceName) : undefined;
  const added = batch === undefined ? [] : (await listNotPacked(db, batch)).map(unitCode);
  const units: AnswerOf<typeof getPressPackage>["units"] = (found.plan?.tickets ?? []).map((ticket) => ({
    ...{ code: ticket.unit, order_number: ticket.order, item_name: ticket.item.name, color_name: ticket.color.name },
    ...{ size_name: ticket.size.name, method_name: ticket.method.name, is_film: ticket.method.film },
    is_gone: fates.get(ticket.unit) === "gone",
    is_held: fates.get(ticket.unit) === "held",
    has_left: fates.get(ticket.unit) === "left",
    files: ticket.places.flatMap(({ files }) => files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }))),
    missing: ticket.missing.map((one) => ({ ...one })),
  }));
  const hasFolder = env.press.hotFolder !== undefined;
  return ok({ package: presentPackage(row), failure: row.failure, has_hot_folder: hasFolder, added, units });
}

/** The ZIP as it is sent, made of the plan while it leaves: only one file of it is in memory. */
export async function openPackage({ database: { db }, files }: Pick<Shop, "database" | "files">, id: string) {
  const found = await findPackage(db, id);
  if (!found) return fail("floor/no-such-package");
  if (!found.plan) return fail("floor/package-not-ready");
  const answer: FileAnswer = {
    stream: writeZip(packageEntries(files, found.plan)),
    contentType: "application/zip",
    length: found.bytes,
    fileName: `${packageCode(found.number)}.zip`,
    etag: `"${found.sha256}"`,
  };
  return ok(answer);
}
