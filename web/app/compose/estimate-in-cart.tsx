import { settleCart } from "../features/cart/cart-changes.ts";
import { MakeEstimate } from "../features/documents/make-estimate.tsx";

/** Documents do not know the cart: this joins the two. */
export function EstimateInCart() {
  return <MakeEstimate settle={settleCart} />;
}
