import type { Product } from "@surimono/contract/catalogue";
import { useRememberChecked } from "./checked-items.ts";

/** Shows nothing. It comes after the goods: the page that opens with them loads as much as it may without it. */
export function RememberChecked({ product }: { product: Product }) {
  useRememberChecked(product);
  return null;
}
