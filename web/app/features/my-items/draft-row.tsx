import type { MyItemCard } from "@surimono/contract/my-items";
import { Badge } from "#app/ui/badge.tsx";
import { PictureRow } from "#app/ui/picture-row.tsx";
import { MyItemPicture } from "./my-item-picture.tsx";

/** The draft to go on with, on the home page. */
export function DraftRow({ item }: { item: MyItemCard }) {
  return (
    <PictureRow
      to={`/my-items?itemTab=1&productId=${item.product_id}`}
      picture={
        <MyItemPicture url={item.image_url} alt="" sizes="128px" className="max-h-[90%] w-auto object-contain" />
      }
      mark={<Badge icon="pencil">下書き</Badge>}
      name={item.new_name}
      note={`${item.name}・${item.color_name}`}
      action="デザインのつづき"
    />
  );
}
