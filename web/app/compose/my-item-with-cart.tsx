import { readItem } from "@surimono/contract/catalogue";
import type { MyItem } from "@surimono/contract/my-items";
import { isMeasuredClothes, referenceSize, type TaxDivision } from "@surimono/domain/catalogue";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { BuyBar } from "#app/features/cart/buy-bar.tsx";
import { BuySheet } from "#app/features/cart/buy-sheet.tsx";
import { useStoresGoods } from "#app/features/cart/stores-goods.ts";
import { taxDivisions } from "#app/features/catalogue/catalogue.queries.ts";
import { usePickedSize } from "#app/features/catalogue/picked-size.ts";
import type { SheetContent } from "#app/features/my-items/completed-sheet.tsx";
import { MyItemDialog } from "#app/features/my-items/my-item-dialog.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { useFetchedLook } from "#app/ui/use-fetched-look.ts";
import { AllColorsOfItem } from "./all-colors-of-item.tsx";

const StockOfItem = lazyPart(async () => (await import("#app/features/warehouse/stock-of-item.tsx")).StockOfItem);

const SizeFinder = lazyPart(async () => (await import("#app/features/catalogue/size-finder.tsx")).SizeFinder);

const lookAt = async (productId: number, sizeId: number) =>
  (await import("#app/features/designs/look-at-item.ts")).lookAtItem(productId, sizeId);

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
      buyBar={(item, beside) => <BuyBarOfSize item={item} taxDivisions={divisions} beside={beside} />}
      sheet={(content) => <OrderSheet {...content} />}
      colors={(item) => <AllColorsOfItem key={item.product_id} item={item} />}
      lookAt={lookAt}
      stock={(item) => (
        <Suspense>
          <SizesOfItem key={item.product_id} item={item} />
          {storesGoods && <StockOfItem item={item} />}
        </Suspense>
      )}
    />
  );
}

/** Begins with the size that the finder found, also while it is open. */
function BuyBarOfSize(props: { item: MyItem; taxDivisions: readonly TaxDivision[] | undefined; beside: ReactNode }) {
  const { parent_id, product_id } = props.item;
  const startSize = usePickedSize(parent_id ?? product_id);
  return <BuyBar key={product_id} {...props} startSize={startSize} />;
}

function SizesOfItem({ item }: { item: MyItem }) {
  const { id, sizes, silhouette } = readItem(item);
  const design = useFetchedLook(() => lookAt(item.product_id, referenceSize({ sizes }).id));
  if (!isMeasuredClothes(sizes)) return null;
  return <SizeFinder goodsId={id} sizes={sizes} worn={{ name: item.new_name, silhouette, design }} />;
}

/** A my item on its way into the cart, at the prices of the catalogue. */
export function OrderSheet(content: SheetContent) {
  const { data: divisions } = useQuery(taxDivisions);
  return <BuySheet {...content} taxDivisions={divisions} />;
}
