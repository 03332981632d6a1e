import { addItem } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import type { Caller } from "@surimono/contract/kernel";
import { placeOrder } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getItem } from "../../catalogue/index.ts";
import { createTestMember, type TestMemberOptions } from "../../members/testing/index.ts";
import { insertMyItem, nextProductId } from "../../my-items/index.ts";

/** An address that passes every check, as a person would type it. */
export const ADDRESS = {
  last_name: "髙橋",
  first_name: "すみれ",
  postal_code: "〒１５０ー０００１",
  prefecture: "東京都",
  city: "渋谷区",
  street: "神宮前1-2-3",
  building: "版木ビル",
  room: "405号室",
  phone: "090-1234-5678",
};

export interface TestBuyer {
  readonly member: Member;
  readonly token: string;
  readonly call: Caller;
  readonly addressId: string;
  readonly productId: number;
}

interface BuyerOptions extends TestMemberOptions {
  readonly itemId?: number;
  /** Still has the new member's coupon, applied to every cart automatically; otherwise it was used long ago. */
  readonly isNew?: boolean;
}

type Opened = { readonly shop: Shop; callAs(token: string, userType?: "b2b" | "b2c"): Caller };

/** A member with an address and a completed my item. */
export async function openBuyer(
  { shop, callAs }: Opened,
  { itemId = 1001, isNew = false, ...options }: BuyerOptions = {},
): Promise<TestBuyer> {
  const { member, token } = await createTestMember(shop, options);
  if (!isNew) await spendWelcome(shop, member.id);
  const call = callAs(token, member.kind === "business" ? "b2b" : "b2c");
  const saved = await call(saveAddress, ADDRESS);
  if (!saved.ok) throw new Error(saved.failure.code);
  return {
    member,
    token,
    call,
    addressId: saved.value.address_id,
    productId: await addMyItem(shop, member.id, itemId),
  };
}

async function spendWelcome({ database, now }: Shop, userId: string): Promise<void> {
  await database.db.execute(sql`
    insert into coupon_uses (user_id, coupon_id, order_id, state, is_counted, updated_at)
    select ${userId}, id, ${randomId()}::uuid, 'used', false, ${now().toISOString()}::timestamptz from coupons
    where code = ${NEW_MEMBER_COUPON.code}`);
}

/** A completed my item of the first method, colour and area of the blank item. */
export async function addMyItem(shop: Shop, userId: string, itemId: number): Promise<number> {
  const [method] = getItem(shop, itemId).methods;
  const [area] = method?.areas ?? [];
  if (!method || !area) throw new Error(`item ${itemId} cannot be printed`);
  const now = shop.now();
  const productId = await nextProductId(shop.database.db);
  await insertMyItem(shop.database.db, {
    userId,
    productId,
    pku: String(Math.floor(now.getTime() / 1000)),
    catalogueItemId: itemId,
    methodId: method.methodId,
    colorId: method.colorIds[0] ?? 0,
    areaKindIds: [area.areaKindId],
    name: "夏祭りのTシャツ",
    description: "夏祭りの記念です。",
    sellingPrice: 5000,
    status: 1,
    deleteFlag: 0,
    versionId: randomId(),
    createTime: now,
    updateTime: now,
  });
  return productId;
}

/** Puts pieces of a size into the cart; returns the cart as the call does. */
export async function fillCart(
  buyer: Pick<TestBuyer, "call" | "productId">,
  sizes: Readonly<Record<number, number>> = { 23: 2 },
) {
  const added = await buyer.call(addItem, {
    product_id: buyer.productId,
    sizes: Object.entries(sizes).map(([size, quantity]) => ({ size_id: Number(size), quantity })),
  });
  if (!added.ok) throw new Error(added.failure.code);
  return { ...added.value, cart_id: added.value.cart_id ?? "" };
}

/** Fills the cart and places it as seen. */
export async function placeCart(
  buyer: TestBuyer,
  paymentType: PaymentTypeCode = 2,
  sizes?: Readonly<Record<number, number>>,
) {
  const cart = await fillCart(buyer, sizes);
  return placeAgain(buyer, cart, paymentType);
}

type Seen = { readonly cart_id: string; readonly totals: { readonly total: number } };

export async function placeAgain(
  buyer: TestBuyer,
  cart: Seen,
  paymentType: PaymentTypeCode = 2,
  call: Caller = buyer.call,
) {
  return call(placeOrder, {
    cart_id: cart.cart_id,
    expected_total: cart.totals.total,
    payment_type: paymentType,
    address_id: buyer.addressId,
  });
}
