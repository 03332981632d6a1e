import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { BuyBar } from "#app/features/cart/buy-bar.tsx";
import { BuySheet } from "#app/features/cart/buy-sheet.tsx";
import { useStoresGoods } from "#app/features/cart/stores-goods.ts";
import { taxDivisions } from "#app/features/catalogue/catalogue.queries.ts";
import type { SheetContent } from "#app/features/my-items/completed-sheet.tsx";
import { MyItemDialog } from "#app/features/my-items/my-item-dialog.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";

const StockOfItem = lazyPart(async () => (await import("#app/features/warehouse/stock-of-item.tsx")).StockOfItem);

interface MyItemWithCartProps {
  /** Undefined while no item is open. */
  productId: number | undefined;
  onClose: () => void;
  onCopied: (productId: number) => void;
}

/** A my item that can be put into the cart. */
export function MyItemWithCart(props: MyItemWithCartProps) {
  const { data: divisions } = useQuery(taxDivisions);
  const storesGoods = useStoresGoods();
  return (
    <MyItemDialog
      {...props}
      buyBar={(item, beside) => <BuyBar key={item.product_id} item={item} taxDivisions={divisions} beside={beside} />}
      sheet={(content) => <OrderSheet {...content} />}
      stock={(item) =>
        storesGoods && (
          <Suspense>
            <StockOfItem item={item} />
          </Suspense>
        )
      }
    />
  );
}

/** A my item on its way into the cart, at the prices of the catalogue. */
export function OrderSheet(content: SheetContent) {
  const { data: divisions } = useQuery(taxDivisions);
  return <BuySheet {...content} taxDivisions={divisions} />;
}
