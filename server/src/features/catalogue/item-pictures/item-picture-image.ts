import { createHash } from "node:crypto";
import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../get-catalogue.ts";
import type { ImageSource, KnownPicture } from "../kept-pictures.ts";
import { findItemPicture } from "./item-pictures.store.ts";
import { pictureFolder, preparedKey } from "./keep-picture.ts";
import { resizePicture } from "./prepare-picture.ts";

/** Another picture has another address. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";
const PATH = /^images\/items\/([0-9a-f]{32})\.(?:webp|png)$/;

type PictureShop = Pick<Shop, "database" | "files" | "nearFiles" | "log">;

/** Photographs of items. Whoever has the address of one that is not published yet sees it: the address cannot be guessed. */
export function itemPictureImage(shop: PictureShop): ImageSource {
  return {
    prefix: "images/items/",
    async find(url, width) {
      const [, id] = PATH.exec(url) ?? [];
      return id === undefined ? undefined : findKeptPicture(shop, id, width);
    },
  };
}

export async function findKeptPicture(shop: PictureShop, id: string, width: number): Promise<KnownPicture | undefined> {
  // Those of goods on sale are known without asking.
  const row = getCatalogue(shop).pictures.get(id) ?? (await findItemPicture(shop.database.db, id));
  if (!row) return undefined;
  return {
    hash: createHash("sha256").update(`${id} ${width}`).digest("hex"),
    ...{ folder: pictureFolder(row), cacheControl: CACHE_CONTROL, owner: undefined, near: "goods" },
    async draw(format) {
      const key = preparedKey(row);
      const bytes = (await shop.nearFiles.read(key)) ?? (await shop.files.read(key));
      if (!bytes) throw new Error(`the picture ${id} of an item is missing`);
      return resizePicture(bytes, width, format);
    },
  };
}
