import { useLocation } from "react-router";
import { ItemDetailDialog } from "#app/features/catalogue/item-detail-dialog.tsx";
import { readItemListSearch } from "#app/features/catalogue/item-list-search.ts";
import { useDraftsBesideGoods } from "../compose/drafts-beside-goods.ts";
import { HeartBesideGoods, StarsBesideGoods } from "../compose/marks-beside-goods.tsx";
import { readId } from "../compose/read-id.ts";
import { reviewsBesideGoods } from "../compose/reviews-beside-goods.tsx";
import { useCloseToList } from "../compose/use-close-to-list.ts";
import type { Route } from "./+types/item-detail";

export const meta: Route.MetaFunction = () => [{ title: "アイテムのくわしい内容｜SURIMONO" }];

export default function ItemDetailRoute({ params }: Route.ComponentProps) {
  const { search } = useLocation();
  const close = useCloseToList(`/items${search}`);
  const productId = readId(params.id);
  const { begun, isWaiting } = useDraftsBesideGoods(productId);
  return (
    <ItemDetailDialog
      productId={productId}
      begun={begun}
      isWaiting={isWaiting}
      below={reviewsBesideGoods}
      stars={(product) => <StarsBesideGoods item={product} onPage />}
      wantedColors={readItemListSearch(new URLSearchParams(search)).colors}
      onClose={close}
      heart={(product) => <HeartBesideGoods item={product} onPage />}
    />
  );
}
