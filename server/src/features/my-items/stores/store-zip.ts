import { storeZipName } from "@surimono/contract/my-items";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { fail, ok } from "@surimono/domain/kernel";
import { sizesOf } from "@surimono/domain/my-items";
import type { FileAnswer, Member, Shop } from "../../../platform/http/index.ts";
import { writeZip, type ZipEntry } from "../../../platform/zip/index.ts";
import { getGoodsOf } from "../../catalogue/index.ts";
import { findMyItem } from "../my-items.store.ts";
import type { MyItem, MyItemPicture } from "../my-items.tables.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { findPictures } from "../pictures/my-item-pictures.store.ts";
import { originalKey } from "../pictures/picture-files.ts";
import { drawVariant } from "../pictures/picture-variant.ts";
import { galleryOf, pictureIdsOf, viewsOf } from "../published/gallery.ts";
import { csvOf, textOf } from "./store-words.ts";

/** What shops accept; mock-ups are drawn no wider. */
const WIDTH = 1200;

/** The item for another shop: its pictures in order, mock-ups that are not among them, its words as CSV and as text. */
export async function storeZip(shop: Shop, parts: MyItemsParts, member: Member, productId: number) {
  const row = await findMyItem(shop.database.db, member.id, productId);
  if (!row || row.deleteFlag === 1) return fail("my-items/not-found");
  if (!row.versionId) return fail("my-items/no-design");
  const item = getGoodsOf(shop, row);
  const pictures = await findPictures(shop.database.db, member.id, pictureIdsOf(row));
  const answer: FileAnswer = {
    stream: writeZip(entriesOf(shop, parts, { row, item, versionId: row.versionId, pictures })),
    contentType: "application/zip",
    fileName: storeZipName(row.pku),
  };
  return ok(answer);
}

interface Stocked {
  readonly row: MyItem;
  readonly item: CatalogueItem;
  readonly versionId: string;
  readonly pictures: readonly MyItemPicture[];
}

async function* entriesOf(shop: Shop, parts: MyItemsParts, stocked: Stocked): AsyncGenerator<ZipEntry> {
  const { row, item } = stocked;
  const modified = row.updateTime;
  const pictures = plan(stocked);
  const words = {
    code: row.pku,
    name: row.name,
    description: row.description,
    price: row.sellingPrice,
    goods: item.name,
    material: item.materialText,
    color: item.colors.find(({ id }) => id === row.colorId)?.name ?? "",
    sizes: sizesOf(item.sizes, row.sizeIds).map(({ name }) => name || "フリーサイズ"),
    images: pictures.map(({ name }) => name),
  };
  yield { name: "item.csv", bytes: Buffer.from(csvOf(words)), modified };
  yield { name: "item.txt", bytes: Buffer.from(textOf(words)), modified };
  for (const picture of pictures) yield { name: picture.name, bytes: await picture.draw(shop, parts), modified };
}

interface PlannedPicture {
  readonly name: string;
  readonly draw: (shop: Shop, parts: MyItemsParts) => Promise<Uint8Array>;
}

/** Names are made by us: no text of the member becomes a path. */
function plan({ row, item, versionId, pictures }: Stocked): PlannedPicture[] {
  const shown = galleryOf(item, row);
  const hidden = viewsOf(item, row).filter((view) => !shown.some((entry) => "view" in entry && entry.view === view));
  return [...shown, ...hidden.map((view) => ({ view }))].flatMap((entry, index): PlannedPicture[] => {
    const number = String(index + 1).padStart(2, "0");
    if ("view" in entry) {
      const { view } = entry;
      return [{ name: `images/${number}_${view}.jpg`, draw: (_shop, parts) => drawView(parts, versionId, view) }];
    }
    const picture = pictures.find(({ id }) => id === entry.pictureId);
    return picture ? [{ name: `images/${number}_photo.jpg`, draw: (shop) => drawPicture(shop, picture) }] : [];
  });
}

async function drawView(parts: MyItemsParts, versionId: string, view: Parameters<MyItemsParts["drawMockup"]>[1]) {
  const mockup = await parts.drawMockup(versionId, view, WIDTH);
  if (!mockup) throw new Error(`version ${versionId} has no view ${view}`);
  return drawVariant({ bytes: mockup, width: WIDTH, format: "jpeg" });
}

async function drawPicture(shop: Shop, picture: MyItemPicture) {
  const original = await shop.files.read(originalKey(picture));
  if (!original) throw new Error(`the picture ${picture.id} of a my item is missing`);
  return drawVariant({ bytes: original, width: WIDTH, format: "jpeg" });
}
