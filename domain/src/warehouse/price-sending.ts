import { type CartTotals, rankDiscounts } from "../cart/index.ts";
import { deliveryFee } from "../delivery/index.ts";
import { type BasisPoints, taxContained, type Yen } from "../kernel/index.ts";

/** Of storing and of sending. */
export const STORAGE_TAX_RATE: BasisPoints = 1_000;

export interface SentLine {
  readonly quantity: number;
  /** What is owed for storing one piece. */
  readonly feePerPiece: Yen;
}

/**
 * A sending costs what is owed for storing its pieces, and the courier by the rule of any order, less what the rank of so many earned miles
 * takes off it (rule warehouse-sending-fee). `earned`: left out for a business.
 */
export function priceSending(
  lines: readonly SentLine[],
  destinations: number,
  earned?: number,
): Pick<CartTotals, "quantity" | "subtotal" | "discounts" | "delivery" | "total" | "taxes"> {
  const subtotal = lines.reduce((sum, { quantity, feePerPiece }) => sum + quantity * feePerPiece, 0);
  const delivery = deliveryFee(destinations);
  const discounts = rankDiscounts(earned, delivery);
  const total = discounts.reduce((rest, { amount }) => rest - amount, subtotal + delivery);
  const tax = { rate: STORAGE_TAX_RATE, amount: total, tax: taxContained(total, STORAGE_TAX_RATE) };
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...{ subtotal, discounts, delivery, total, taxes: total > 0 ? [tax] : [] },
  };
}
