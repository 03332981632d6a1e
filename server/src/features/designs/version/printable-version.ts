import {
  beforeEditions,
  type LaterSize,
  laterSizes,
  type PrintedGoods,
  type PrintedSize,
  withLaterGroups,
} from "@surimono/domain/designs";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue, getGoods } from "../../catalogue/index.ts";
import type { DesignVersion } from "../designs.tables.ts";
import { goodsOf } from "./goods-now.ts";
import { readLaterSizes, readPrintedGoods } from "./printed-goods-schema.ts";
import { addLaterSizes, fillGoods, findVersion } from "./versions.store.ts";

/** A version with its goods as they were when it was finished: printing it needs no catalogue. */
export interface PrintableVersion extends Omit<DesignVersion, "goods" | "laterSizes"> {
  readonly goods: PrintedGoods;
  readonly laterSizes: readonly LaterSize[];
}

export async function findPrintable(shop: Shop, versionId: string): Promise<PrintableVersion | undefined> {
  const version = await findVersion(shop.database.db, versionId);
  return version && asPrintable(shop, version);
}

export async function asPrintable(shop: Shop, version: DesignVersion): Promise<PrintableVersion> {
  const goods = readPrintedGoods(version.goods ?? (await fillNow(shop, version)));
  const later = readLaterSizes(version.laterSizes);
  return { ...version, goods: withLaterGroups(goods, later), laterSizes: later };
}

/** For a row written by a process of the previous release running beside this one. */
async function fillNow(shop: Shop, { id, document }: DesignVersion): Promise<PrintedGoods> {
  const goods = beforeEditions(goodsOf(getCatalogue(shop), document));
  await fillGoods(shop.database.db, [{ id, goods }]);
  const filled = await findVersion(shop.database.db, id);
  if (!filled?.goods) throw new Error(`the goods of version ${id} could not be kept`);
  return filled.goods;
}

/** The sizes it was finished with and those it was ordered in since. */
export function findSize({ goods, laterSizes: later }: PrintableVersion, sizeId: number): PrintedSize | undefined {
  return goods.sizes.find(({ id }) => id === sizeId) ?? later.find(({ id }) => id === sizeId);
}

/** The version, printable in this size: a size added to the shop later is stored with it from its first print on. */
export async function inSize(shop: Shop, version: PrintableVersion, sizeId: number): Promise<PrintableVersion> {
  if (findSize(version, sizeId)) return version;
  const added = laterSizes(version.goods, getGoods(shop, version.goods.id), sizeId);
  if (!added) throw new RangeError(`version ${version.id} was ordered in a size ${sizeId} that no goods have`);
  await addLaterSizes(shop.database.db, version.id, added);
  const kept = await findPrintable(shop, version.id);
  if (!kept) throw new Error(`version ${version.id} is gone`);
  return kept;
}

/** The same for a picture, which stores nothing. Undefined for a size the goods never had. */
export function shownInSize(shop: Shop, version: PrintableVersion, sizeId: number): PrintableVersion | undefined {
  if (findSize(version, sizeId)) return version;
  const added = laterSizes(version.goods, getGoods(shop, version.goods.id), sizeId);
  if (!added || added.length === 0) return undefined;
  return { ...version, goods: withLaterGroups(version.goods, added), laterSizes: [...version.laterSizes, ...added] };
}
