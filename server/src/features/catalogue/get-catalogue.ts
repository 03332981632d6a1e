import {
  type CatalogueItem,
  type Extra,
  goneExtras,
  type MadeChoice,
  offersChoice,
  type PrintableGoods,
  type SubsidiaryTag,
  type TagStep,
  type TaxDivision,
} from "@surimono/domain/catalogue";
import type { Database, Queries } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { compactSales, readContentHash, readSales } from "./catalogue.store.ts";
import { followFolder } from "./editions/follow-folder.ts";
import type { BeforeImport } from "./import-catalogue.ts";
import { takeInPictures } from "./item-pictures/take-in-pictures.ts";
import { openCatalogueFiles, pictureOfFolder } from "./read-catalogue.ts";
import { readStoredCatalogue } from "./read-stored.ts";
import { makeSnapshot, type Snapshot } from "./snapshot.ts";

/** How long a process may lag after another one imported a catalogue. */
const CHECK_EVERY_MS = 5_000;
const SALES_EVERY_MS = 60_000;

interface Holder {
  snapshot: Snapshot;
  salesReadAt: number;
  checking: boolean;
  readonly mayBeOld: Shop["mayBeOld"];
}

const holders = new WeakMap<Database, Holder>();

type CatalogueShop = Pick<Shop, "database" | "log">;

/** Takes `catalogue/` over where it decides, and loads what is stored. Every other function here needs this done once. */
export async function openCatalogue(
  shop: CatalogueShop & Pick<Shop, "mayBeOld" | "now" | "http" | "files">,
  before?: BeforeImport,
): Promise<void> {
  const isFirst = !holders.has(shop.database);
  const files = await openCatalogueFiles();
  await takeInPictures({ ...shop, by: "start", at: shop.now() }, files.texts, pictureOfFolder());
  const outcome = await followFolder(shop.database, files, shop.now(), before);
  if (outcome === "imported") shop.log.info("the catalogue was imported");
  if (outcome === "restored")
    shop.log.warn("another release had put its catalogue on sale; the published one is again");
  if (outcome === "kept")
    shop.log.warn("catalogue/ is not what is sold; what was published stays (npm run operator -- catalogue check)");
  const salesReadAt = performance.now();
  holders.set(shop.database, {
    snapshot: await load(shop.database),
    salesReadAt,
    checking: false,
    mayBeOld: shop.mayBeOld,
  });
  if (isFirst) watch(shop);
}

/** By the clock, not by visits: the first visitor after a quiet hour must not see what was withdrawn meanwhile. */
function watch(shop: CatalogueShop & Pick<Shop, "http">): void {
  const timer = setInterval(() => {
    const holder = getHolder(shop);
    if (holder.checking) return;
    void check(shop, holder).catch((error: unknown) =>
      shop.log.error({ err: error }, "the catalogue could not be checked"),
    );
  }, CHECK_EVERY_MS);
  timer.unref();
  shop.http.addHook("onClose", async () => clearInterval(timer));
}

/** The catalogue in memory. A newer one in the database is noticed in the background within seconds. */
export function getCatalogue(shop: CatalogueShop): Snapshot {
  return getHolder(shop).snapshot;
}

/** The catalogue as stored at this moment, for what must not lag by a second. */
export async function getFreshCatalogue(shop: CatalogueShop): Promise<Snapshot> {
  const holder = getHolder(shop);
  await check(shop, holder);
  return holder.snapshot;
}

/** As it is sold now or was last sold: ask `isOnSale` before selling it. */
export function findItem(shop: CatalogueShop, itemId: number): CatalogueItem | undefined {
  return getCatalogue(shop).itemsById.get(itemId)?.item;
}

/** With every size, colour, method and place that it was ever sold with: what was made or ordered may name any of them. */
export function getItem(shop: CatalogueShop, itemId: number): CatalogueItem {
  const stored = getCatalogue(shop).itemsById.get(itemId);
  if (stored === undefined) throw new RangeError(`there is no item ${itemId}`);
  return stored.everSold;
}

/** What a my item is made of, and how it is printed. */
type Printed = MadeChoice & { readonly catalogueItemId: number };

/** The same with all that each piece has beside its print. */
interface Made extends Printed {
  readonly nameTagVersionId: string | null;
  readonly hangTagVersionId: string | null;
  readonly personal: object | null;
}

/** Whether the print is sold today, whatever else is on the pieces: the item, and the colour, method and places. */
export function isPrintOnSale(shop: CatalogueShop, made: Printed): boolean {
  const stored = getCatalogue(shop).itemsById.get(made.catalogueItemId);
  return stored?.withdrawn === false && offersChoice(stored.item, made);
}

/** Whether exactly that is sold today: the print, the tags, and what each piece has of its own. */
export function isMadeOnSale(shop: CatalogueShop, made: Made): boolean {
  return isPrintOnSale(shop, made) && findGoneExtras(shop, made).length === 0;
}

/** What keeps it from being made, where without that it could be; none where the print itself cannot be had. */
export function findGoneExtras(shop: CatalogueShop, made: Made): Extra[] {
  const item = findItem(shop, made.catalogueItemId);
  if (!item || !isPrintOnSale(shop, made)) return [];
  const tags = { nameTag: made.nameTagVersionId !== null, hangTag: made.hangTagVersionId !== null };
  return goneExtras(item, { ...made, ...tags });
}

/** The goods of a my item: as sold now, or, if no longer sold, as they once were. */
export function getGoodsOf(shop: CatalogueShop, made: Printed): CatalogueItem {
  const item = findItem(shop, made.catalogueItemId);
  return item && offersChoice(item, made) ? item : getItem(shop, made.catalogueItemId);
}

export function getTag(shop: CatalogueShop, step: TagStep): SubsidiaryTag {
  const tag = getCatalogue(shop).data.subsidiaryTags.find((entry) => entry.step === step);
  if (tag === undefined) throw new RangeError(`there is no tag of step ${step}`);
  return tag;
}

/** What a design is printed on: an item, or a tag. */
export function getGoods(shop: CatalogueShop, id: number): PrintableGoods {
  return getCatalogue(shop).data.subsidiaryTags.find((tag) => tag.id === id) ?? getItem(shop, id);
}

export function isOnSale(shop: CatalogueShop, itemId: number): boolean {
  return getCatalogue(shop).itemsById.get(itemId)?.withdrawn === false;
}

export function getTaxDivisions(shop: CatalogueShop): readonly TaxDivision[] {
  return getCatalogue(shop).data.taxDivisions;
}

/** Done nightly: see `catalogue_sales`. */
export async function compactCatalogueSales(shop: CatalogueShop): Promise<void> {
  await compactSales(shop.database.db);
}

function getHolder(shop: CatalogueShop): Holder {
  const holder = holders.get(shop.database);
  if (holder === undefined) throw new Error("the catalogue was asked for before it was opened");
  return holder;
}

async function check(shop: CatalogueShop, holder: Holder): Promise<void> {
  holder.checking = true;
  try {
    const now = performance.now();
    if ((await readContentHash(shop.database.db)) !== holder.snapshot.contentHash) {
      holder.snapshot = await load(shop.database);
      holder.salesReadAt = now;
    } else if (now - holder.salesReadAt > SALES_EVERY_MS) {
      holder.snapshot = await withSales(holder.mayBeOld("popularity"), holder.snapshot);
      holder.salesReadAt = now;
    }
  } finally {
    holder.checking = false;
  }
}

async function load(database: Database): Promise<Snapshot> {
  return makeSnapshot(await readStoredCatalogue(database));
}

async function withSales(queries: Queries, snapshot: Snapshot): Promise<Snapshot> {
  const { items: _items, ...lookups } = snapshot.data;
  const { contentHash, pictures } = snapshot;
  const sales = await readSales(queries);
  return makeSnapshot({ contentHash, pictures, items: [...snapshot.itemsById.values()], lookups, sales });
}
