import type { MyItemCard } from "@surimono/contract/my-items";
import { Badge } from "@surimono/ui/badge.tsx";
import { PictureRow } from "#app/ui/picture-row.tsx";
import { MyItemPicture } from "./pictures/my-item-picture.tsx";
import { editPath } from "./shelf/edit-path.ts";

/** A draft with its picture; one press continues it. */
export function DraftRow({ item }: { item: MyItemCard }) {
  return (
    <PictureRow
      to={editPath(item.product_id)}
      picture={
        <MyItemPicture url={item.image_url} alt="" sizes="128px" className="max-h-[90%] w-auto object-contain" />
      }
      mark={<Badge icon="pencil">下書き</Badge>}
      name={item.new_name}
      note={`${item.name}・${item.color_name}`}
      action="つづきから"
    />
  );
}
