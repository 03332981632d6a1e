import type { Yen } from "../kernel/index.ts";

/** Rules my-items-name, my-items-description and my-items-price. */
export const MAX_ITEM_NAME = 100;
export const MAX_ITEM_DESCRIPTION = 1000;
/** Six characters. */
export const MAX_SELLING_PRICE: Yen = 999_999;

/** Blanks, and invisible characters such as U+200B: such an item would have no visible name in the lists. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\u{2800}]*$/u;

/** A my item's text by its member. */
export interface MyItemText {
  readonly name: string;
  readonly description: string;
  readonly sellingPrice: Yen;
}

export type MyItemTextFault =
  | { readonly field: "name"; readonly fault: "missing" | "too-long" }
  | { readonly field: "description"; readonly fault: "missing" | "too-long" }
  | { readonly field: "sellingPrice"; readonly fault: "not-a-price" | "too-long" | "below-unit-price" };

/**
 * All faults at once, none when the item can be saved. `unitPrice` is that of one piece, tax included: nobody sells below cost. An
 * invisible name or description counts as missing.
 */
export function findTextFaults(text: MyItemText, unitPrice: Yen): MyItemTextFault[] {
  const faults: MyItemTextFault[] = [];
  for (const [field, maximum] of [
    ["name", MAX_ITEM_NAME],
    ["description", MAX_ITEM_DESCRIPTION],
  ] as const) {
    const length = [...text[field].trim()].length;
    if (UNSEEN.test(text[field])) faults.push({ field, fault: "missing" });
    if (length > maximum) faults.push({ field, fault: "too-long" });
  }
  const price = text.sellingPrice;
  if (!Number.isInteger(price) || price <= 0) faults.push({ field: "sellingPrice", fault: "not-a-price" });
  else if (price > MAX_SELLING_PRICE) faults.push({ field: "sellingPrice", fault: "too-long" });
  else if (price < unitPrice) faults.push({ field: "sellingPrice", fault: "below-unit-price" });
  return faults;
}
