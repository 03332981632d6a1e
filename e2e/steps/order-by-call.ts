import { addItem } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import { issueOrderDocument } from "@surimono/contract/documents";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { getPaymentResult, placeOrder } from "@surimono/contract/orders";
import { PAYMENT_METHODS, type PaymentMethod } from "@surimono/domain/payments";
import { actAtPayPage } from "../../server/src/features/orders/testing/act-at-pay-page.ts";
import type { RunningShop } from "../harness/shop.ts";
import { answered } from "./answered.ts";
import { openMember } from "./new-member.ts";
import { makeItem } from "./own-item.ts";

export interface Buyer {
  readonly call: Caller;
  readonly addressId: string;
  readonly productId: number;
  readonly sizeId: number;
}

/** A member with an address and a T-shirt, past the screens: for journeys of those behind the counter. */
export async function openBuyer(shop: RunningShop, kind: "business" | "consumer", surname: string): Promise<Buyer> {
  const token = await openMember(shop, { kind, approved: true });
  const userType = kind === "business" ? "b2b" : "b2c";
  const call = createCaller({ baseUrl: shop.baseURL, token: () => token, userType: () => userType });
  const home = {
    postal_code: "1110052",
    prefecture: "東京都",
    city: "台東区",
    street: "柳橋1-2-3",
    phone: "0312345678",
  };
  const { address_id } = answered(await call(saveAddress, { last_name: surname, first_name: "みどり", ...home }));
  const { product_id, size_id } = await makeItem(call, `${surname}のT`);
  return { call, addressId: address_id, productId: product_id, sizeId: size_id };
}

/** Placed and paid. */
export async function orderByCall(buyer: Buyer, method: PaymentMethod, quantity = 1) {
  const { call, addressId, productId, sizeId } = buyer;
  const cart = answered(await call(addItem, { product_id: productId, sizes: [{ size_id: sizeId, quantity }] }));
  const placed = answered(
    await call(placeOrder, {
      cart_id: cart.cart_id ?? "",
      expected_total: cart.totals.total,
      payment_type: PAYMENT_METHODS[method].code,
      address_id: addressId,
    }),
  );
  if (placed.payment_url) {
    await actAtPayPage(placed.payment_url, "pay");
    answered(await call(getPaymentResult, { order_id: placed.order_id }));
  }
  return { id: placed.order_id, number: placed.order_number };
}

/** Its 請求書, which the bank's statement names; answers its number and amount. */
export async function askForInvoice({ call }: Buyer, orderId: string) {
  const wanted = { order_id: orderId, kind: "invoice", recipient: "版木商会", honorific: "御中", issue: 1 } as const;
  return answered(await call(issueOrderDocument, wanted));
}
