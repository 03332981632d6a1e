import { canBeMade, priceCart } from "@surimono/domain/cart";
import { fail, ok, type Yen } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Queries } from "../../platform/database/index.ts";
import { findItemOnSale, toCartLine } from "../cart/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import { findMemberRecord } from "../members/index.ts";
import { findOrderableItems } from "../my-items/index.ts";
import type { QuoteLine, QuoteTotals } from "./quotes.tables.ts";

export interface QuoteWish {
  readonly memberId: string;
  readonly lines: readonly { readonly productId: number; readonly sizeId: number; readonly quantity: number }[];
}

/**
 * Lines and sums at the prices of the day, by the one function that prices carts (rule quotes-price). Coupons and miles are the buyer's own to use,
 * in a cart. `totals` lowers the goods by as much as was agreed.
 */
export async function planQuote(queries: Queries, snapshot: Snapshot, { memberId, lines: wanted }: QuoteWish) {
  const member = await findMemberRecord(queries, memberId);
  if (!member) return fail("quotes/no-such-member");
  const products = await findOrderableItems(queries, memberId, [...new Set(wanted.map(({ productId }) => productId))]);
  const lines: QuoteLine[] = [];
  for (const { productId, sizeId, quantity } of wanted) {
    const product = products.find((one) => one.productId === productId);
    if (!product?.versionId || product.deleted || product.status !== 1) return fail("quotes/not-orderable");
    // Their words are the buyer's to write, in the cart.
    if (product.personal) return fail("quotes/with-words");
    const line: QuoteLine = {
      ...{ id: newId(), productId, sizeId, quantity, versionId: product.versionId, itemId: product.catalogueItemId },
      ...{ methodId: product.methodId, colorId: product.colorId, areaKindIds: [...product.areaKindIds] },
      screens: product.screens,
      nameTagVersionId: product.nameTagVersionId ?? null,
      hangTagVersionId: product.hangTagVersionId ?? null,
      ...{ name: product.name, personal: null, roster: null },
    };
    const isOffered = product.sizeIds === null || product.sizeIds.includes(sizeId);
    const isThere = lines.some((one) => one.productId === productId && one.sizeId === sizeId);
    if (quantity < 1 || isThere || !isOffered || !canBeMade(toCartLine(line), findItemOnSale(snapshot, line.itemId)))
      return fail("quotes/not-orderable");
    lines.push(line);
  }
  const totals = (shopDiscount: Yen): QuoteTotals => {
    const priced = priceCart(lines.map(toCartLine), {
      findItem: (itemId) => findItemOnSale(snapshot, itemId),
      taxDivisions: snapshot.data.taxDivisions,
      businessDiscountRate: member.business?.approvedAt ? (member.business.discountRateBp ?? 0) : 0,
      ...{ destinations: 1, shopDiscount },
    });
    const { coupon: _, couponAtStake: __, miles: ___, nextBulkDiscount: ____, ...sums } = priced;
    return sums;
  };
  return ok({ lines, totals });
}
