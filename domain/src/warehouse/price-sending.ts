import type { CartTotals } from "../cart/index.ts";
import { deliveryFee } from "../delivery/index.ts";
import { type BasisPoints, taxContained, type Yen } from "../kernel/index.ts";

/** Of storing and of sending. */
export const STORAGE_TAX_RATE: BasisPoints = 1_000;

export interface SentLine {
  readonly quantity: number;
  /** What is owed for storing one piece. */
  readonly feePerPiece: Yen;
}

/** A sending costs what is owed for storing its pieces, and the courier by the rule of any order (rule warehouse-sending-fee). */
export function priceSending(
  lines: readonly SentLine[],
  destinations: number,
): Pick<CartTotals, "quantity" | "subtotal" | "discounts" | "delivery" | "total" | "taxes"> {
  const subtotal = lines.reduce((sum, { quantity, feePerPiece }) => sum + quantity * feePerPiece, 0);
  const delivery = deliveryFee(destinations);
  const total = subtotal + delivery;
  const tax = { rate: STORAGE_TAX_RATE, amount: total, tax: taxContained(total, STORAGE_TAX_RATE) };
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...{ subtotal, discounts: [], delivery, total, taxes: total > 0 ? [tax] : [] },
  };
}
