import { useQuery } from "@tanstack/react-query";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { taxDivisions } from "#app/features/catalogue/catalogue.queries.ts";
import { MyItemDialog } from "#app/features/my-items/my-item-dialog.tsx";

interface OrderableItemProps {
  /** Undefined while no item is opened. */
  productId: number | undefined;
  onClose: () => void;
  onCopied: (productId: number) => void;
}

/** A my item with its way to the cart. */
export function OrderableItem(props: OrderableItemProps) {
  const { data: divisions } = useQuery(taxDivisions);
  return (
    <MyItemDialog
      {...props}
      order={(item) => <AddToCart key={item.product_id} item={item} taxDivisions={divisions} />}
    />
  );
}
