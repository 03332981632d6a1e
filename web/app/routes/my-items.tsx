import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { taxDivisions } from "#app/features/catalogue/catalogue.queries.ts";
import { MyItemDialog } from "#app/features/my-items/my-item-dialog.tsx";
import { MyItemsScreen } from "#app/features/my-items/my-items-screen.tsx";
import type { Route } from "./+types/my-items";

export const meta: Route.MetaFunction = () => [{ title: "マイアイテム｜SURIMONO" }];

/** `itemTab` is 0 for completed items and 1 for drafts; `productId`, or the id in the path, opens an item. */
export default function MyItemsRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: divisions } = useQuery(taxDivisions);
  const tab = query.get("itemTab") === "1" ? 1 : 0;
  const opened = Number(params.id ?? query.get("productId"));
  const listPath = `/my-items?itemTab=${tab}`;
  return (
    <>
      <MyItemsScreen
        tab={tab}
        onTab={(next) => void navigate(`/my-items?itemTab=${next}`, { preventScrollReset: true })}
        detailPath={(productId) => `${listPath}&productId=${productId}`}
      />
      <MyItemDialog
        productId={Number.isInteger(opened) && opened > 0 ? opened : undefined}
        onClose={() => void navigate(listPath, { preventScrollReset: true })}
        onCopied={(productId) =>
          void navigate(`/my-items?itemTab=1&productId=${productId}`, { preventScrollReset: true })
        }
        order={(item) => <AddToCart key={item.product_id} item={item} taxDivisions={divisions} />}
      />
    </>
  );
}
