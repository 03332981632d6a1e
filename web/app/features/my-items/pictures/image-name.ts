import type { MyItem } from "@surimono/contract/my-items";
import { VIEW_NAMES, type ViewId } from "@surimono/domain/catalogue";

/** The name of an item's picture: its side, or that the member added it. */
export function imageName({ image_id, image_type }: MyItem["images"]["images"][number]): string {
  return image_type === 0 ? "追加した画像" : (VIEW_NAMES[image_id as ViewId] ?? "");
}
