import { useLocation, useNavigate } from "react-router";
import { ItemDetailDialog } from "#app/features/catalogue/item-detail-dialog.tsx";
import type { Route } from "./+types/item-detail";

export const meta: Route.MetaFunction = () => [{ title: "アイテムのくわしい内容｜SURIMONO" }];

export default function ItemDetailRoute({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const productId = /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : undefined;
  return (
    <ItemDetailDialog
      productId={productId}
      onClose={() => void navigate(`/items${search}`, { preventScrollReset: true })}
    />
  );
}
