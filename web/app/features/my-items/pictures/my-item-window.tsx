import type { MyItem } from "@surimono/contract/my-items";
import { referenceSize, VIEW_NAMES, type ViewId } from "@surimono/domain/catalogue";
import { pathInSize } from "@surimono/domain/designs";
import { GoodsWindow, type SeenPicture } from "#app/ui/goods-window.tsx";
import { useFetchedLook } from "#app/ui/use-fetched-look.ts";
import { imageName } from "./image-name.ts";
import type { LookAt } from "./my-item-gallery.tsx";

type SizeEntry = MyItem["size"]["size_list"][number];

interface MyItemWindowProps {
  item: Pick<MyItem, "product_id" | "images" | "silhouette" | "new_name">;
  /** Those that the print is made for; none before there is one. */
  sizes: readonly SizeEntry[];
  sizeId: number | undefined;
  lookAt: LookAt | undefined;
  start: number;
  onClose: () => void;
}

/** The item's pictures in the whole window, in the chosen size or else in that which is in the middle. */
export function MyItemWindow({ item, sizes, sizeId, lookAt, start, onClose }: MyItemWindowProps) {
  const size = sizes.find(({ size_id }) => size_id === sizeId) ?? middleOf(sizes);
  // The same for all of its pictures.
  const design = useFetchedLook(async () => size && lookAt?.(item.product_id, size.size_id));
  const pictures = item.images.images.map((image): SeenPicture => {
    const name = imageName(image);
    if (!size || image.image_type === 0 || !(image.image_id in VIEW_NAMES)) {
      return { url: image.url, name, alt: image.description };
    }
    return {
      url: pathInSize(image.url, size.size_id),
      name,
      alt: sizes.length > 1 ? `${image.description}（${size.size_name}）` : image.description,
      goods: {
        silhouette: item.silhouette,
        view: image.image_id as ViewId,
        sizeWidth: size.width,
        design: lookAt && design,
      },
    };
  });
  return (
    <GoodsWindow
      title={item.new_name}
      pictures={pictures}
      start={start}
      sizes={sizes.map((each) => ({ ...each, id: each.size_id, name: each.size_name, group: each.size_group }))}
      sizeId={size?.size_id}
      onClose={onClose}
    />
  );
}

function middleOf(sizes: readonly SizeEntry[]): SizeEntry | undefined {
  if (sizes.length === 0) return undefined;
  return referenceSize({ sizes: sizes.map((size) => ({ ...size, name: size.size_name, group: size.size_group })) });
}
