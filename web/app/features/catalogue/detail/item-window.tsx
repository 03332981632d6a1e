import type { ImageEntry } from "@surimono/contract/catalogue";
import { type CatalogueItem, referenceSize } from "@surimono/domain/catalogue";
import { GoodsWindow, type SeenPicture } from "#app/ui/goods-window.tsx";
import { drawnView, pictureLabel } from "./drawn-view.ts";

interface ItemWindowProps {
  item: CatalogueItem;
  pictures: readonly ImageEntry[];
  start: number;
  onClose: () => void;
}

/** The pictures of blank goods in the whole window. Drawings are drawn again as sharp as they are seen, photographs are not. */
export function ItemWindow({ item, pictures, start, onClose }: ItemWindowProps) {
  return (
    <GoodsWindow
      title={item.name}
      pictures={pictures.map((image) => seenPicture(item, image))}
      start={start}
      sizes={item.sizes}
      sizeId={referenceSize(item).id}
      onClose={onClose}
    />
  );
}

function seenPicture(item: CatalogueItem, image: ImageEntry): SeenPicture {
  const name = pictureLabel(image);
  const view = drawnView(image);
  const color = item.colors.find(({ id }) => id === image.color);
  if (!view || !color) return { url: image.url, name, alt: name };
  const { silhouette } = item;
  const goods = {
    ...{ silhouette, view, sizeWidth: referenceSize(item).width },
    design: async () => ({ color: color.hex }),
  };
  return { url: image.url, name, alt: name, goods };
}
