import { type CartTotals, type Discount, rankDiscounts } from "../cart/index.ts";
import { deliveryFee } from "../delivery/index.ts";
import { type BasisPoints, taxContained, type Yen } from "../kernel/index.ts";
import { LEAST_PAYMENT } from "../payments/index.ts";

/** Of storing and of sending. */
export const STORAGE_TAX_RATE: BasisPoints = 1_000;

export interface SentLine {
  readonly quantity: number;
  /** What is owed for storing one piece. */
  readonly feePerPiece: Yen;
}

/**
 * A sending costs what is owed for storing its pieces, and the courier by the rule of any order, less what the rank of so many earned miles
 * takes off it (rule warehouse-sending-fee). Less than anybody can pay by each method is not asked for. `earned`: left out for a business.
 */
export function priceSending(
  lines: readonly SentLine[],
  destinations: number,
  earned?: number,
): Pick<CartTotals, "quantity" | "subtotal" | "discounts" | "delivery" | "total" | "taxes"> {
  const subtotal = lines.reduce((sum, { quantity, feePerPiece }) => sum + quantity * feePerPiece, 0);
  const delivery = deliveryFee(destinations);
  const ofRank = rankDiscounts(earned, delivery);
  const owed = ofRank.reduce((rest, { amount }) => rest - amount, subtotal + delivery);
  const discounts = [...ofRank, ...tooLittle(owed)];
  const total = owed < LEAST_PAYMENT ? 0 : owed;
  const tax = { rate: STORAGE_TAX_RATE, amount: total, tax: taxContained(total, STORAGE_TAX_RATE) };
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...{ subtotal, discounts, delivery, total, taxes: total > 0 ? [tax] : [] },
  };
}

/** No card takes so little, so nothing could be sent. */
function tooLittle(owed: Yen): Discount[] {
  if (owed <= 0 || owed >= LEAST_PAYMENT) return [];
  return [{ kind: "shop", rate: 0, amount: owed, name: "少額のため保管料をいただきません" }];
}
