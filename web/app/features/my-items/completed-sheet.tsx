import type { MyItem } from "@surimono/contract/my-items";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { designOnGoodsPath } from "#app/session/trial-path.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SheetPicture } from "./pictures/sheet-picture.tsx";

/** The item's part of the order sheet; the sheet itself is the cart's. */
export interface SheetContent {
  item: MyItem;
  title: string;
  description?: string;
  picture: ReactNode;
  ways?: ReactNode;
  onClose: () => void;
}

export type SheetSlot = (content: SheetContent) => ReactNode;

/** The item is done (rule my-items-completed-sheet): order it now, later from my items, or show it to others first. */
export function CompletedSheet({ item, sheet }: { item: MyItem; sheet: SheetSlot }) {
  const navigate = useNavigate();
  const later = "/my-items?itemTab=0";
  return sheet({
    item,
    title: "アイテムが完成しました",
    description: `${item.minimum_quantity}点から注文できます。あとからでも、マイアイテムから注文できます。`,
    picture: <SheetPicture item={item} />,
    ways: (
      <div className="flex flex-wrap justify-center gap-x-2 sm:justify-end">
        <LinkButton to={later} variant="quiet" className="px-3 text-14">
          あとで
        </LinkButton>
        <LinkButton to={designOnGoodsPath(item.product_id)} variant="quiet" className="px-3 text-14">
          この絵で、ほかにも
        </LinkButton>
        <LinkButton
          to={`${later}&productId=${item.product_id}#${SALE_SECTION}`}
          variant="quiet"
          className="px-3 text-14"
        >
          公開・販売の設定
        </LinkButton>
      </div>
    ),
    onClose: () => void navigate(later),
  });
}

/** The item's detail, opened at its settings for others. */
export const SALE_SECTION = "sale";
