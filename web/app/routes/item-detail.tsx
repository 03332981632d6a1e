import { useLocation, useNavigate } from "react-router";
import { ItemDetailDialog } from "#app/features/catalogue/item-detail-dialog.tsx";
import { readItemListSearch } from "#app/features/catalogue/item-list-search.ts";
import type { Route } from "./+types/item-detail";
import { HeartBeside } from "./heart-beside.tsx";

export const meta: Route.MetaFunction = () => [{ title: "アイテムのくわしい内容｜SURIMONO" }];

export default function ItemDetailRoute({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const productId = /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : undefined;
  // Opened from the list, closing is going back: the list is then not in the history twice.
  const close = () =>
    state?.fromList ? void navigate(-1) : void navigate(`/items${search}`, { replace: true, preventScrollReset: true });
  return (
    <ItemDetailDialog
      productId={productId}
      wantedColors={readItemListSearch(new URLSearchParams(search)).colors}
      onClose={close}
      heart={(product) => <HeartBeside item={product} onPage />}
    />
  );
}
