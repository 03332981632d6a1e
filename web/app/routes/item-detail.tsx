import { useLocation } from "react-router";
import { ItemDetailDialog } from "#app/features/catalogue/item-detail-dialog.tsx";
import { readItemListSearch } from "#app/features/catalogue/item-list-search.ts";
import type { Route } from "./+types/item-detail";
import { useBegun } from "./begun-beside.ts";
import { HeartBeside } from "./heart-beside.tsx";
import { readId } from "./read-id.ts";
import { useCloseToList } from "./use-close-to-list.ts";

export const meta: Route.MetaFunction = () => [{ title: "アイテムのくわしい内容｜SURIMONO" }];

export default function ItemDetailRoute({ params }: Route.ComponentProps) {
  const { search } = useLocation();
  const close = useCloseToList(`/items${search}`);
  const productId = readId(params.id);
  const { begun, isWaiting } = useBegun(productId);
  return (
    <ItemDetailDialog
      productId={productId}
      begun={begun}
      isWaiting={isWaiting}
      wantedColors={readItemListSearch(new URLSearchParams(search)).colors}
      onClose={close}
      heart={(product) => <HeartBeside item={product} onPage />}
    />
  );
}
