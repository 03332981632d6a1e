import type { PrintFileKind } from "@surimono/contract/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findVersion } from "./designs.store.ts";
import type { DesignVersion } from "./designs.tables.ts";
import { packedFiles, presentPrintFile, printKey } from "./print-files.ts";
import { ensurePackage, isPackaged } from "./print-version.ts";

/** Somebody else's version is as good as none. */
async function findOwn(shop: Shop, member: Member, versionId: string): Promise<DesignVersion | undefined> {
  const version = await findVersion(shop.database.db, versionId);
  return version?.userId === member.id ? version : undefined;
}

export async function listPrintFiles(shop: Shop, member: Member, versionId: string) {
  const version = await findOwn(shop, member, versionId);
  if (!version) return fail("designs/version-not-found");
  const files = packedFiles(shop, version).map((file) => presentPrintFile(shop, file));
  return ok({ ready: await isPackaged(shop, version.id), files });
}

interface Wanted {
  readonly version_id: string;
  readonly kind: PrintFileKind;
  readonly area_kind_id?: number | undefined;
}

export async function getPrintFile(shop: Shop, member: Member, wanted: Wanted) {
  const version = await findOwn(shop, member, wanted.version_id);
  if (!version) return fail("designs/version-not-found");
  const file = packedFiles(shop, version).find(
    ({ kind, areaKindId }) => kind === wanted.kind && areaKindId === wanted.area_kind_id,
  );
  if (!file) return fail("designs/no-such-print-file");
  await ensurePackage(shop, version);
  const bytes = await shop.files.read(printKey(version.id, file.name));
  if (!bytes) throw new Error(`the print package of ${version.id} lost ${file.name}`);
  return ok({ bytes, contentType: file.contentType, fileName: `${version.id.slice(0, 8)}-${file.name}` });
}
