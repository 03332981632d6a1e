import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf } from "#app/features/cart/cart.fixture.ts";
import { choose, forgetChoice, orderChoice } from "#app/features/orders/order-choice.ts";
import { queryClient } from "#app/query-client.ts";
import { business, consumer, fakeApi } from "../../test/fake-api.ts";
import { storeToken, token } from "../session/token.ts";
import { proposeOrder } from "./propose-order.ts";

const home = { address_id: "0193a000-0000-7000-8000-0000000000ad", kind: "receiver", is_default: true };
const office = { ...home, address_id: "0193a000-0000-7000-8000-0000000000ae", is_default: false };
const sender = { ...home, kind: "sender" };
const words = {
  ...{ last_name: "摺木", first_name: "みどり", company_name: "", postal_code: "111-0052", prefecture: "東京都" },
  ...{ city: "台東区", street: "柳橋1-2-3", building: "", room: "", phone: "03-1234-5678", address: "", address2: "" },
};
const paidBy = (payment_type: number) => ({
  ...{
    order_id: "0193a000-0000-7000-8000-0000000000a0",
    order_number: "SR-1",
    placed_at: "",
    status: 1,
    status_name: "",
  },
  ...{ dispatch_by: "", payment_type, payment_type_name: "", total: 1, refunded_total: 0, kept_total: 1 },
  ...{ refund_state: "none", quantity: 1, delivery_method: "courier", delivery_method_name: "", parcels: 1 },
  ...{ parcels_shipped: 0, image_urls: [], names: [], can_cancel: false },
});

beforeEach(() => {
  queryClient.clear();
  forgetChoice();
  storeToken("t");
});
afterEach(() => {
  token.set(undefined);
  vi.unstubAllGlobals();
});

function shop({ addresses = [home], orders = [paidBy(8)], cart = {}, user = consumer as object }) {
  fakeApi({
    "/api/cart/get-for-me": { ...cartOf(), ...cart },
    "/api/address/list": { addresses: addresses.map((one) => ({ ...words, ...one })) },
    "/api/order/list": { orders, has_more: false },
    "/api/auth/login": { user },
  });
}

test("fills in the default address and the last payment, and leads to the confirmation", async () => {
  shop({ addresses: [sender, home, office] });
  expect(await proposeOrder()).toBe("/cart?step=confirm");
  expect(orderChoice.get()).toMatchObject({ method: "courier", addressId: home.address_id, paymentType: 8 });
  expect(orderChoice.get().isProposed).toBe(true);
});

test("a free sending from the warehouse says nothing of how its member pays", async () => {
  shop({ orders: [{ ...paidBy(2), total: 0, delivery_method: "sending" }, paidBy(8)] });
  expect(await proposeOrder()).toBe("/cart?step=confirm");
  expect(orderChoice.get().paymentType).toBe(8);
});

test("keeps what was chosen in this tab", async () => {
  shop({ addresses: [home, office] });
  const wish = { wished_day: "2099-01-01" };
  choose({ addressId: office.address_id, paymentType: 2, wish: wish as never });
  expect(await proposeOrder()).toBe("/cart?step=confirm");
  expect(orderChoice.get()).toMatchObject({ addressId: office.address_id, paymentType: 2, wish });
});

test("a first order begins with its address and the first method; a business chooses how it pays", async () => {
  shop({ addresses: [], orders: [] });
  expect(await proposeOrder()).toBe("/cart/delivery-list");
  expect(orderChoice.get().paymentType).toBe(2);
  forgetChoice();
  queryClient.clear();
  shop({ orders: [], user: business });
  expect(await proposeOrder()).toBe("/cart?step=payment");
});

test.each([{ several: true }, { delivery_method: "warehouse" }])("leaves %o to the cart", async (cart) => {
  shop({ cart });
  expect(await proposeOrder()).toBe("/cart");
  expect(orderChoice.get()).toEqual({});
});

test("a last order that cannot be read is taken for none", async () => {
  fakeApi({
    "/api/cart/get-for-me": cartOf(),
    "/api/address/list": { addresses: [{ ...words, ...home }] },
    "/api/auth/login": { user: business },
  });
  expect(await proposeOrder()).toBe("/cart?step=payment");
});
