import type { getPrintFile as getCall } from "@surimono/contract/designs";
import type { PayloadOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findMyItem } from "../../my-items/index.ts";
import { ensurePackage, isPackaged, packedFiles, presentPrintFile, printKey } from "../package/index.ts";
import { keepProof, tagsOf } from "../proof/index.ts";
import { findPrintable, type PrintableVersion, type SizedVersion, sizedVersions } from "../version/index.ts";
import { printWhileThere } from "./print-while-there.ts";

/** Another member's version counts as missing. */
async function findOwn(shop: Shop, member: Member, versionId: string): Promise<PrintableVersion | undefined> {
  const version = await findPrintable(shop, versionId);
  return version?.userId === member.id ? version : undefined;
}

export async function listPrintFiles(shop: Shop, member: Member, versionId: string) {
  const version = await findOwn(shop, member, versionId);
  if (!version) return fail("designs/version-not-found");
  const all = sizedVersions(version);
  // A file shared with another group's sizes is listed once, with the group it was made for.
  const files = all.flatMap((sized) =>
    packedFiles(sized)
      .filter(({ group }) => group === sized.group)
      .map((file) => presentPrintFile(sized, file)),
  );
  return ok({ ready: await isPackaged(shop, all[0]), files });
}

type Wanted = PayloadOf<typeof getCall>;

export async function getPrintFile(shop: Shop, member: Member, wanted: Wanted) {
  const version = await findOwn(shop, member, wanted.version_id);
  if (!version) return fail("designs/version-not-found");
  const all = sizedVersions(version);
  const sized = wanted.size_group === undefined ? all[0] : all.find(({ group }) => group === wanted.size_group);
  const file =
    sized &&
    packedFiles(sized).find(
      ({ kind, areaKindId, film }) =>
        kind === wanted.kind && areaKindId === wanted.area_kind_id && film === wanted.film,
    );
  if (!sized || !file) return fail("designs/no-such-print-file");
  const bytes = await printWhileThere(shop, version.id, () =>
    file.kind === "proof" ? proofOf(shop, sized) : packedFile(shop, sized, file.name),
  );
  return ok({ bytes, contentType: file.contentType, fileName: `${version.id.slice(0, 8)}-${file.name}` });
}

async function packedFile(shop: Shop, sized: SizedVersion, name: string): Promise<Uint8Array> {
  await ensurePackage(shop, sized);
  const bytes = await shop.files.read(printKey(sized.version.id, name));
  if (!bytes) throw new Error(`the print package of ${sized.version.id} lost ${name}`);
  return bytes;
}

/** With the my item's current tags, as long as this is its version. It does not wait for the files of the package. */
async function proofOf(shop: Shop, sized: SizedVersion): Promise<Uint8Array> {
  const { id, userId, productId } = sized.version;
  const myItem = await findMyItem(shop.database.db, userId, productId);
  const tags = myItem?.versionId === id ? await tagsOf(shop, myItem) : [];
  return (await keepProof(shop, sized, tags)).bytes;
}
