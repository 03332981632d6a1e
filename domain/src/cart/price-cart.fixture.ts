import type { CatalogueItem } from "../catalogue/index.ts";
import { type Coupon, type CouponOffer, type CouponOffers, NEW_MEMBER_COUPON } from "../coupons/index.ts";
import type { CartLine, PricingContext } from "./price-cart.ts";

const item = (id: number, divisionId: number, price: number): CatalogueItem => ({
  id,
  pku: String(1_700_000_000 + id),
  name: `品${id}`,
  description: "",
  kindId: 1,
  divisionId,
  materialIds: [],
  materialText: "",
  fabricTypeId: 1,
  weightText: "",
  silhouette: "tee",
  tags: [],
  sizes: [
    { id: 1, name: "M", group: "adult", price, measurements: [], width: 500_000 },
    { id: 2, name: "XL", group: "adult", price: price + 150, measurements: [], width: 560_000 },
  ],
  colors: [],
  methods: [
    {
      methodId: 67,
      colorIds: [101],
      conflicts: [],
      areas: [1, 2].map((areaKindId) => ({
        areaKindId,
        view: "front" as const,
        rects: {},
        bleed: 0,
        safe: 0,
        fees: [
          { from: 1, to: 10, cost: 880 },
          { from: 11, to: 20, cost: 840 },
          { from: 21, cost: 750 },
        ],
      })),
    },
  ],
  nameTagFees: [{ from: 1, cost: 100 }],
  hangTagFees: [{ from: 1, cost: 60 }],
  minimumQuantity: 1,
  maximumQuantity: 500,
  releasedOn: "2026-01-01",
});

const ITEMS = [item(1, 1, 1680), item(2, 2, 777), item(3, 9, 500)];
export const context = (change: Partial<PricingContext> = {}): PricingContext => ({
  findItem: (id) => ITEMS.find((entry) => entry.id === id),
  taxDivisions: [
    { divisionId: 1, rate: 1000 },
    { divisionId: 2, rate: 800 },
  ],
  businessDiscountRate: 0,
  destinations: 1,
  ...change,
});
export const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: "a",
  productId: 100_001,
  itemId: 1,
  sizeId: 1,
  methodId: 67,
  colorId: 101,
  areaKindIds: [1],
  nameTag: false,
  hangTag: false,
  quantity: 1,
  ...change,
});

export const choose = (chosen: CouponOffer): CouponOffers => ({ chosen, isDeclined: false, offered: [] });
export const offerOf = (amount: number, minimum: number, change: Partial<Coupon> = {}): CouponOffer => ({
  coupon: {
    ...{ ...NEW_MEMBER_COUPON, id: 7, amount, minimum, audience: "everybody", newMembersOnly: false },
    ...{ validFrom: new Date(0), validUntil: null, maxUses: null, usesTaken: 0, stoppedAt: null },
    ...{ rankId: null, budget: null, budgetSpent: 0, pausedAt: null, ...change },
  },
  holder: { kind: "consumer", hasOrdered: false, rankId: 1, isNamed: false, use: "none", earlyDays: 0 },
  now: new Date(1),
});
