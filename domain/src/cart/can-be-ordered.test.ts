import { expect, test } from "vitest";
import type { CatalogueItem } from "../catalogue/index.ts";
import type { Address } from "../delivery/index.ts";
import { canBeOrdered, type OrderAttempt } from "./can-be-ordered.ts";
import type { CartLine, CartTotals } from "./price-cart.ts";

const LINE: CartLine = {
  id: "a",
  productId: 100_001,
  itemId: 1,
  sizeId: 1,
  methodId: 67,
  colorId: 101,
  areaKindIds: [1],
  nameTag: false,
  hangTag: false,
  quantity: 5,
};
const ITEM = {
  sizes: [{ id: 1 }, { id: 2 }],
  methods: [{ methodId: 67, colorIds: [101], areas: [{ areaKindId: 1 }] }],
  nameTagFees: [],
  hangTagFees: [],
  minimumQuantity: 5,
  maximumQuantity: 9,
} as unknown as CatalogueItem;
const SILK: CartLine = { ...LINE, methodId: 71, versionId: "v", quantity: 10 };
const SILK_ITEM = {
  ...ITEM,
  methods: [{ methodId: 71, colorIds: [101], areas: [{ areaKindId: 1 }] }],
  personalFees: { name: 300, number: 200 },
  maximumQuantity: 500,
} as unknown as CatalogueItem;
const ADDRESS: Address = {
  lastName: "版木",
  firstName: "彫子",
  companyName: "",
  postalCode: "1500001",
  prefecture: "東京都",
  city: "渋谷区",
  street: "神宮前1-2-3",
  building: "",
  room: "",
  phone: "+819012345678",
};
const attempt = (change: Partial<OrderAttempt> = {}): OrderAttempt => ({
  lines: [LINE],
  totals: { total: 5000 } as CartTotals,
  findItem: () => ITEM,
  stateOf: () => "orderable",
  address: ADDRESS,
  paymentMethod: "card",
  invoiceAllowed: false,
  ...change,
});

test.each<[string, Partial<OrderAttempt>, string[]]>([
  ["all is well", {}, []],
  ["an empty cart", { lines: [] }, ["cart/empty"]],
  ["a deleted my item", { stateOf: () => "deleted" }, ["cart/item-deleted"]],
  ["a draft", { stateOf: () => "draft" }, ["cart/item-not-completed"]],
  ["a withdrawn item", { findItem: () => undefined }, ["cart/item-withdrawn"]],
  [
    "a withdrawn item that leaves nothing to pay",
    { findItem: () => undefined, totals: { total: 0 } as CartTotals },
    ["cart/item-withdrawn"],
  ],
  ["a size that is gone", { lines: [{ ...LINE, sizeId: 3 }] }, ["cart/item-withdrawn"]],
  ["a colour that is gone", { lines: [{ ...LINE, colorId: 1 }] }, ["cart/item-withdrawn"]],
  ["a tag that is gone", { lines: [{ ...LINE, nameTag: true }] }, ["cart/item-withdrawn"]],
  ["another tag that is gone", { lines: [{ ...LINE, hangTag: true }] }, ["cart/item-withdrawn"]],
  ["an area that is gone", { lines: [{ ...LINE, areaKindIds: [1, 2] }] }, ["cart/item-withdrawn"]],
  ["too few", { lines: [{ ...LINE, quantity: 4 }] }, ["cart/below-minimum"]],
  ["too few for screens", { lines: [SILK], findItem: () => SILK_ITEM }, ["cart/too-few-for-screens"]],
  [
    "enough for screens over two sizes",
    { lines: [SILK, { ...SILK, id: "b", sizeId: 2 }], findItem: () => SILK_ITEM },
    [],
  ],
  [
    "enough, but of two versions, each with screens of its own",
    { lines: [SILK, { ...SILK, id: "b", versionId: "w" }], findItem: () => SILK_ITEM },
    ["cart/too-few-for-screens", "cart/too-few-for-screens"],
  ],
  [
    "words of each piece's own by silk screen",
    { lines: [{ ...SILK, quantity: 20, personal: { name: { maxLength: 8 } } as never }], findItem: () => SILK_ITEM },
    ["cart/item-withdrawn"],
  ],
  ["too many over two sizes, said once", { lines: [LINE, { ...LINE, id: "b", sizeId: 2 }] }, ["cart/above-maximum"]],
  [
    "enough over two sizes",
    {
      lines: [
        { ...LINE, quantity: 2 },
        { ...LINE, id: "b", sizeId: 2, quantity: 3 },
      ],
    },
    [],
  ],
  ["no address of what goes into the warehouse", { address: undefined, isStored: true }, []],
  [
    "pieces of their own in the warehouse",
    {
      lines: [{ ...LINE, personal: {} as never }],
      findItem: () => ({ ...ITEM, personalFees: [] }) as never,
      isStored: true,
    },
    ["cart/personal-not-stored"],
  ],
  ["no address", { address: undefined }, ["delivery/no-address"]],
  [
    "an address that is no longer good",
    { address: { ...ADDRESS, prefecture: "江戸", phone: "1" } },
    ["delivery/invalid-prefecture", "delivery/invalid-phone"],
  ],
  ["no payment method", { paymentMethod: undefined }, ["payments/no-method"]],
  ["an invoice for whoever is not approved", { paymentMethod: "invoice" }, ["payments/invoice-not-allowed"]],
  ["an invoice for an approved business", { paymentMethod: "invoice", invoiceAllowed: true }, []],
  [
    "PayPay over a million",
    { paymentMethod: "paypay", totals: { total: 1_000_001 } as CartTotals },
    ["payments/amount-not-allowed"],
  ],
  ["PayPay of a million", { paymentMethod: "paypay", totals: { total: 1_000_000 } as CartTotals }, []],
  [
    "PayPay under 50 yen",
    { paymentMethod: "paypay", totals: { total: 49 } as CartTotals },
    ["payments/amount-not-allowed"],
  ],
  [
    "everything at once, in the order of the steps",
    { lines: [], address: undefined, paymentMethod: undefined },
    ["cart/empty", "delivery/no-address", "payments/no-method"],
  ],
])("%s", (_name, change, codes) => {
  expect(canBeOrdered(attempt(change)).map(({ code }) => code)).toEqual(codes);
});

test("an obstacle names its line and the limit", () => {
  expect(canBeOrdered(attempt({ lines: [{ ...LINE, quantity: 1 }] }))).toEqual([
    { step: "cart", field: "quantity", lineId: "a", code: "cart/below-minimum", limit: 5 },
  ]);
});
