import os,re
os.chdir('/work/wt/miles')
def sub(p,*prs):
    s=open(p).read()
    for a,b in prs:
        assert a in s,(p,a); s=s.replace(a,b,1)
    open(p,'w').write(s)
def write(p,t): open(p,'w').write(t)

# ---- domain: payments, miles, coupons, cart
sub('domain/src/payments/payment-methods.ts',('/** Undefined for an unknown code. */','''/** A sum from which each method that everybody is offered can be used. */
export const LEAST_PAYMENT: Yen = Math.max(
  ...Object.values(PAYMENT_METHODS).map(({ minimum, offeredTo }) => (offeredTo === "everybody" ? minimum : 0)),
);

/** Undefined for an unknown code. */'''))
s=open('domain/src/payments/index.ts').read(); print(s)
sub('domain/src/miles/index.ts',('export {\n  MILE_NOTICE_DAYS,','export { type MilesOffer, type PricedMiles, priceMiles } from "./miles-in-cart.ts";\nexport {\n  MILE_NOTICE_DAYS,\n  MILES_BACK_DAYS,'))
write('domain/src/miles/miles-in-cart.ts','''import type { Yen } from "../kernel/index.ts";
import { LEAST_PAYMENT } from "../payments/index.ts";
import { milesFor } from "./miles.ts";
import { type Rank, rankStanding } from "./rank.ts";

/** A consumer's miles, as they bear on a cart. */
export interface MilesOffer {
  /** Count for the rank. */
  readonly earned: number;
  /** Can be spent, those included that an unpaid order of the same cart holds. */
  readonly usable: number;
  /** As many as the buyer wants to spend, if they fit. */
  readonly wanted: number;
}

/** How miles count for a cart. */
export interface PricedMiles {
  readonly rank: Rank;
  readonly usable: number;
  /** The most that this cart takes. */
  readonly most: number;
  readonly used: number;
  /** What the order earns when it is delivered. */
  readonly earns: number;
}

/**
 * A mile is a yen off what all discounts leave, delivery included (rule miles-in-cart). What is left to pay is never less than every
 * payment method takes, and earns miles itself.
 */
export function priceMiles({ earned, usable, wanted }: MilesOffer, left: Yen): PricedMiles {
  const { rank } = rankStanding(earned);
  const most = Math.max(0, Math.min(usable, left - LEAST_PAYMENT));
  const used = Math.min(wanted, most);
  return { rank, usable, most, used, earns: milesFor(left - used, rank.mileRate) };
}
''')
sub('domain/src/coupons/coupons.ts',('''  readonly hasOrdered: boolean;
''','''  readonly hasOrdered: boolean;
  /** By the rank: so many days before its beginning a coupon can be used (rule miles-rank-benefits). */
  readonly earlyDays: number;
'''),('  if (now < coupon.validFrom) return','  if (now.getTime() < coupon.validFrom.getTime() - holder.earlyDays * DAY_MS) return'),
('import type { Yen } from "../kernel/index.ts";','import { DAY_MS, type Yen } from "../kernel/index.ts";'))
sub('domain/src/cart/price-cart.ts',
('import { deliveryFee } from "../delivery/index.ts";','import { ADDITIONAL_DESTINATION_FEE, deliveryFee } from "../delivery/index.ts";'),
('''import { bulkDiscountRate''','''import { type MilesOffer, type PricedMiles, priceMiles, type Rank, rankStanding } from "../miles/index.ts";
import { bulkDiscountRate'''),
('''  readonly coupons?: CouponOffers | undefined;
''','''  readonly coupons?: CouponOffers | undefined;
  /** Only of consumers. */
  readonly miles?: MilesOffer | undefined;
'''),
('"bulk" | "business" | "coupon";','"bulk" | "business" | "coupon" | "rank" | "miles";'),
('  /** 0 for a coupon, which is an amount. */','  /** 0 for what is an amount. */'),
('  /** Of the coupon. */','  /** Of the coupon or the benefit. */'),
('''  readonly delivery: Yen;
  readonly total''','''  /** Undefined for a business. */
  readonly miles: PricedMiles | undefined;
  readonly delivery: Yen;
  readonly total'''),
(''' * piece is taxed once and multiplied; the business discount applies to what the bulk discount leaves, and a coupon to what both leave
 * of the goods. Delivery is never discounted.
 */''',''' * piece is taxed once and multiplied; the business discount applies to what the bulk discount leaves, and a coupon to what both leave
 * of the goods. A rank takes parcels off the delivery, and miles take from what is left of all of it.
 */'''),
('''  const discounts = [...byRate, ...couponDiscounts(coupon)];
  const discounted = spreadDiscounts(priced, discounts);
  const delivery = quantity > 0 ? deliveryFee(context.destinations) : 0;
''','''  const ofGoods = [...byRate, ...couponDiscounts(coupon)];
  const delivery = quantity > 0 ? deliveryFee(context.destinations) : 0;
  const ofDelivery = rankDiscounts(context.miles, delivery);
  const left = subtotal + delivery - sumOf([...ofGoods, ...ofDelivery].map(({ amount }) => amount));
  const miles = context.miles && priceMiles(context.miles, left);
  const discounts = [...ofGoods, ...ofDelivery, ...mileDiscounts(miles)];
  const discounted = spreadDiscounts(priced, ofGoods);
  const charged = delivery - sumOf(ofDelivery.map(({ amount }) => amount));
  const paid = spreadMiles(discounted, charged, miles?.used ?? 0);
'''),
('''    lines: discounted,
    quantity,''','''    lines: paid.lines,
    quantity,'''),
('''    delivery,
    total: subtotal''','''    miles,
    delivery,
    total: subtotal'''),
('taxes: taxShares(discounted, delivery),','taxes: taxShares(paid.lines, paid.delivery),'),
('''function spreadDiscounts(''','''/** The delivery of some further destinations. */
function rankDiscounts(miles: MilesOffer | undefined, delivery: Yen): Discount[] {
  const { name, freeParcels }: Rank | { name: ""; freeParcels: 0 } = miles
    ? rankStanding(miles.earned).rank
    : { name: "", freeParcels: 0 };
  const amount = Math.min(delivery, freeParcels * ADDITIONAL_DESTINATION_FEE);
  const parcels = amount / ADDITIONAL_DESTINATION_FEE;
  return amount > 0 ? [{ kind: "rank", rate: 0, amount, name: `${name}会員特典（お届け先${parcels}か所の送料）` }] : [];
}

function mileDiscounts(miles: PricedMiles | undefined): Discount[] {
  return miles && miles.used > 0 ? [{ kind: "miles", rate: 0, amount: miles.used, name: "マイルのご利用" }] : [];
}

/** Miles lower the price of everything alike, and so the tax in it. */
function spreadMiles(lines: readonly PricedLine[], delivery: Yen, used: number) {
  const parts = allocate(used, [...lines.map(({ amount, discount }) => amount - discount), delivery]);
  return {
    lines: lines.map((line, index) => ({ ...line, discount: line.discount + (parts[index] ?? 0) })),
    delivery: delivery - (parts[lines.length] ?? 0),
  };
}

function spreadDiscounts('''),
)
sub('domain/src/orders/confirmation-items.ts',('''  const off = coupon ? `クーポンの${formatYen(coupon.amount)}を差し引いた金額です。` : "";
''','''  const miles = totals.discounts.find(({ kind }) => kind === "miles");
  const parts = [coupon && `クーポンの${formatYen(coupon.amount)}`, miles && `${formatNumber(miles.amount)}マイル`];
  const off = coupon || miles ? `${parts.filter(Boolean).join("と")}を差し引いた金額です。` : "";
'''),('  const delivery = totals.delivery === 0 ? "送料は無料です" : `送料 ${formatYen(totals.delivery)}を含みます`;','''  const free = totals.discounts.find(({ kind }) => kind === "rank")?.amount ?? 0;
  const fee = totals.delivery - free;
  const delivery = fee === 0 ? "送料は無料です" : `送料 ${formatYen(fee)}を含みます`;'''))

# ---- contract
sub('contract/src/cart/cart.ts',('z.enum(["bulk", "business", "coupon"])','z.enum(["bulk", "business", "coupon", "rank", "miles"])'),
('rate in basis points: 500 is 5 %. Null for a coupon: it is an amount.','rate in basis points: 500 is 5 %. 0 for a coupon, a benefit of the rank and miles: they are amounts.'),
('''export const cartSchema = z.object({''','''/** Null for a business. */
export const cartMilesSchema = z.nullable(
  z.object({
    /** The member's, 1 yen each. */
    usable: z.int(),
    /** The most that can be spent here. */
    most: z.int(),
    used: z.int(),
    /** Come when the order is delivered. */
    earns: z.int(),
  }),
);

export const cartSchema = z.object({'''),
('''  coupon_at_stake: z.string(),
''','''  coupon_at_stake: z.string(),
  miles: cartMilesSchema,
'''))
sub('contract/src/cart/index.ts',('  cartLineSchema,\n','  cartLineSchema,\n  cartMilesSchema,\n'),('export { chooseCoupon } from "./choose-coupon.ts";\n','export { chooseCoupon } from "./choose-coupon.ts";\nexport { chooseMiles } from "./choose-miles.ts";\n'))
write('contract/src/cart/choose-miles.ts','''import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";
import { cartSchema } from "./cart.ts";

/** More than fits counts as far as it does, and for more when the cart grows. */
export const chooseMiles = defineCall({
  name: "chooseMiles",
  method: "PUT",
  path: "/api/cart/miles",
  summary: "Chooses how many miles to spend on the cart, at a yen each; 0 for none.",
  access: "consumer",
  payload: z.strictObject({ miles: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) }),
  answer: cartSchema,
  failures: {},
});
''')
sub('contract/src/orders/review-order.ts',('import { cartLineSchema, obstacleSchema','import { cartLineSchema, cartMilesSchema, obstacleSchema'),('''    coupon_at_stake: z.string(),
''','''    coupon_at_stake: z.string(),
    miles: cartMilesSchema,
'''))

# ---- server: coupons, miles, cart
c='server/src/features/coupons/'
sub(c+'coupon-offer.ts',('''  readonly now: Date;
}''','''  readonly now: Date;
  /** Of the member's rank; left out: 0. */
  readonly earlyDays?: number;
}'''),('{ member, now }: Looking): CouponOffer {','{ member, now, earlyDays = 0 }: Looking): CouponOffer {'),('holder: { kind: member.kind, hasOrdered, use }','holder: { kind: member.kind, hasOrdered, use, earlyDays }'))
m='server/src/features/miles/'
os.system('cp /tmp/spend-miles.ts '+m+'spend-miles.ts; cp /tmp/spends.store.ts '+m+'spends.store.ts; cp /tmp/ranks-full.tsx web/app/features/miles/ranks.tsx')
sel=open('/tmp/select-miles.ts').read()
sub(m+'miles.store.ts',('interface Page {',sel+'interface Page {'))
write(m+'index.ts','''export { keepMiles, promiseMiles, settleMiles } from "./earn-miles.ts";
export { giveDemoMiles } from "./give-demo-miles.ts";
export { milesRoutes } from "./miles.routes.ts";
export { countMiles, findHeldMiles, type HeldMiles, selectMiles } from "./miles.store.ts";
export { holdMiles, type MilesOrder, releaseMiles, returnMiles, useMiles } from "./spend-miles.ts";
''')
k='server/src/features/cart/'
write(k+'cart-offers.ts','''import type { CouponOffers } from "@surimono/domain/coupons";
import { type MilesOffer, rankStanding } from "@surimono/domain/miles";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { type FoundOffer, type Looking, type OfferRow, readOfferRow, selectOffers, toOffers } from "../coupons/index.ts";
import { type HeldMiles, selectMiles } from "../miles/index.ts";
import type { Cart } from "./cart.tables.ts";

/** What can take something off a cart: its coupons, and the member's miles and rank. */
export interface CartOffers extends CouponOffers {
  readonly miles: MilesOffer | undefined;
}

/** What the cart says of both. */
export type CartChoice = Pick<Cart, "couponId" | "couponDeclined" | "miles">;

export interface FoundOffers {
  readonly offers: readonly FoundOffer[];
  /** Null for whoever never had any. */
  readonly held: HeldMiles | null;
}

/** One query. */
export async function findCartOffers(queries: Queries, cart: CartChoice, looking: Looking): Promise<CartOffers> {
  const { rows } = await queries.execute<{ offers: OfferRow[]; held: HeldMiles | null }>(sql`
    with asking as (select ${looking.member.id}::text as id, ${cart.couponId}::int as chosen)
    select ${sql.raw(selectOffers("(select id from asking)", "(select chosen from asking)"))} as offers,
      ${sql.raw(selectMiles("(select id from asking)"))} as held`);
  const [row] = rows;
  return toCartOffers({ offers: (row?.offers ?? []).map(readOfferRow), held: row?.held ?? null }, cart, looking);
}

export function toCartOffers({ offers, held }: FoundOffers, cart: CartChoice, looking: Looking): CartOffers {
  const { earned, usable } = held ?? NO_MILES;
  const isConsumer = looking.member.kind === "consumer";
  const { earlyDays } = rankStanding(isConsumer ? earned : 0).rank;
  return {
    ...toOffers(offers, cart, { ...looking, earlyDays }),
    miles: isConsumer ? { earned, usable, wanted: cart.miles } : undefined,
  };
}

const NO_MILES: HeldMiles = { earned: 0, usable: 0 };
''')
write(k+'choose-miles.ts','''import { ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findCartOffers } from "./cart-offers.ts";
import { lockOpenCart, setMiles } from "./cart.store.ts";
import { presentLocked } from "./choose-coupon.ts";

/** The cart keeps the wish, so that every tab and device shows the same. How many count is found with the price. */
export async function chooseMiles(shop: Shop, member: Member, miles: number) {
  return shop.database.inTransaction(async (tx) => {
    const now = shop.now();
    const cart = { ...(await lockOpenCart(tx, member.id, now)), miles };
    await setMiles(tx, member.id, cart.id, miles);
    return ok(await presentLocked(shop, tx, member, cart, await findCartOffers(tx, cart, { member, now })));
  });
}
''')
sub(k+'cart.store.ts',
('import { type FoundOffer, type OfferRow, readOfferRow, selectOffers } from "../coupons/index.ts";','import { type OfferRow, readOfferRow, selectOffers } from "../coupons/index.ts";\nimport { type HeldMiles, selectMiles } from "../miles/index.ts";\nimport type { CartChoice, FoundOffers } from "./cart-offers.ts";'),
('''        offers: sql<OfferRow[] | null>`case when row_number() over (order by ${cartLines.id}) = 1 then ${offers} end`,
''','''        offers: sql<OfferRow[] | null>`case when row_number() over (order by ${cartLines.id}) = 1 then ${offers} end`,
        held: sql<HeldMiles | null>`case when row_number() over (order by ${cartLines.id}) = 1 then ${held} end`,
'''),
('''  const offers = sql.raw(selectOffers('"carts"."user_id"', '"carts"."coupon_id"'));
''','''  const offers = sql.raw(selectOffers('"carts"."user_id"', '"carts"."coupon_id"'));
  const held = sql.raw(selectMiles('"carts"."user_id"'));
'''),
('''  readonly lines: StoredCartLine[];
  readonly offers: readonly FoundOffer[];
''','''  readonly lines: StoredCartLine[];
  readonly found: FoundOffers;
'''),
('/** The open cart, its lines and the coupons in one statement;','/** The open cart, its lines, the coupons and the miles in one statement;'),
('''    offers: rows.flatMap(({ offers }) => offers ?? []).map(readOfferRow),
    destinations: first.destinations,''','''    found: foundIn(rows),
    destinations: first.destinations,'''),
('''export async function listLines(''','''/** The first row has them. */
function foundIn(rows: readonly { readonly offers: readonly OfferRow[] | null; readonly held: HeldMiles | null }[]) {
  return {
    offers: rows.flatMap(({ offers }) => offers ?? []).map(readOfferRow),
    held: rows.find(({ held }) => held)?.held ?? null,
  };
}

export async function listLines('''),
('returning user_id, id, revision, coupon_id, coupon_declined, is_several','returning user_id, id, revision, coupon_id, coupon_declined, is_several, miles'),
('cart.is_several as "isSeveral",','cart.is_several as "isSeveral", cart.miles,'),
('''      as "offers",
''','''      as "offers",
    case when row_number() over (order by line.id) = 1 then ${selectMiles("$1")} end as "held",
'''),
(' * Makes the cart if there is none, adds lines or raises those already there, and reads the coupons: one',' * Makes the cart if there is none, adds lines or raises those already there, and reads coupons and miles: one'),
('''    return (await readOpenCart(db, userId)) ?? { lines: [], cart: NO_COUPON, offers: [], destinations: 1 };
''','''    return (await readOpenCart(db, userId)) ?? { lines: [], cart: NOTHING_CHOSEN, found: NOTHING_FOUND, destinations: 1 };
'''),
('''      isSeveral: _______,
      ...line
    }) => line,
  );
  return { lines, cart: first, offers: first.offers?.map(readOfferRow) ?? [], destinations: first.destinations };
''','''      isSeveral: _______,
      miles: ________,
      held: _________,
      ...line
    }) => line,
  );
  return { lines, cart: first, found: foundIn(added.rows), destinations: first.destinations };
'''),
('const NO_COUPON = { couponId: null, couponDeclined: false, isSeveral: false };','const NOTHING_CHOSEN = { couponId: null, couponDeclined: false, isSeveral: false, miles: 0 };\nconst NOTHING_FOUND: FoundOffers = { offers: [], held: null };'),
('''  readonly cart: Pick<Cart, "couponId" | "couponDeclined" | "isSeveral">;
  readonly offers: readonly FoundOffer[];
''','''  readonly cart: CartChoice & Pick<Cart, "isSeveral">;
  readonly found: FoundOffers;
'''),
('''    readonly offers: readonly OfferRow[] | null;
  };
''','''    readonly offers: readonly OfferRow[] | null;
    readonly held: HeldMiles | null;
  };
'''),
('/** Null: none is chosen, and none may be applied automatically. */','''export async function setMiles(tx: Transaction, userId: string, cartId: string, miles: number): Promise<void> {
  await tx
    .update(carts)
    .set({ miles })
    .where(and(eq(carts.userId, userId), eq(carts.id, cartId)));
}

/** Null: none is chosen, and none may be applied automatically. */'''))
sub(k+'read-cart.ts',('import { type Looking, toOffers } from "../coupons/index.ts";','import type { Looking } from "../coupons/index.ts";'),
('import { type AddedTo, readOpenCart } from "./cart.store.ts";','import { type AddedTo, readOpenCart } from "./cart.store.ts";\nimport { toCartOffers } from "./cart-offers.ts";'),
('    offers: toOffers(found.offers, cart, looking),','    offers: toCartOffers(found.found, cart, looking),'),
('{ lines, cart, offers, destinations }: AddedTo','{ lines, cart, found, destinations }: AddedTo'),
('    offers: toOffers(offers, cart, looking),','    offers: toCartOffers(found, cart, looking),'))
sub(k+'get-destinations.ts',('import { toOffers } from "../coupons/index.ts";\n',''),('import { readOpenCart } from "./cart.store.ts";','import { readOpenCart } from "./cart.store.ts";\nimport { toCartOffers } from "./cart-offers.ts";'),('toOffers(found.offers, cart','toCartOffers(found.found, cart'))
sub(k+'save-destinations.ts',('import { findOffers } from "../coupons/index.ts";\n',''),('import { listLines, lockOpenCart } from "./cart.store.ts";','import { listLines, lockOpenCart } from "./cart.store.ts";'),('import type { Cart, CartDestination','import { findCartOffers } from "./cart-offers.ts";\nimport type { Cart, CartDestination'),('findOffers(tx','findCartOffers(tx'))
sub(k+'change-lines.ts',('import { findOffers, type Looking } from "../coupons/index.ts";','import type { Looking } from "../coupons/index.ts";'),('import type { Cart, StoredCartLine }','import { findCartOffers } from "./cart-offers.ts";\nimport type { Cart, StoredCartLine }'),('    findOffers(tx','    findCartOffers(tx'))
s=open(k+'choose-coupon.ts').read()
s=s.replace('import { type CouponOffers, couponFault, readCouponCode }','import { couponFault, readCouponCode }').replace('import { findCouponByCode, findOffers } from','import { findCouponByCode } from').replace('import { listLines, lockOpenCart, setCoupon } from "./cart.store.ts";','import { listLines, lockOpenCart, setCoupon } from "./cart.store.ts";').replace('import type { Cart } from "./cart.tables.ts";','import { type CartOffers, findCartOffers } from "./cart-offers.ts";\nimport type { Cart } from "./cart.tables.ts";')
s=s.replace('const chosen = { couponId: found.id, couponDeclined: false };','const chosen = { ...cart, couponId: found.id, couponDeclined: false };').replace('findOffers(tx, { couponId: null, couponDeclined: true }','findCartOffers(tx, { ...cart, couponId: null, couponDeclined: true }').replace('findOffers(tx, chosen','findCartOffers(tx, chosen').replace('present(shop, tx','presentLocked(shop, tx').replace('async function present(shop: Shop, tx: Transaction, member: Member, cart: Cart, offers: CouponOffers)','/** The whole cart after a choice, under its lock. */\nexport async function presentLocked(shop: Shop, tx: Transaction, member: Member, cart: Cart, offers: CartOffers)')
write(k+'choose-coupon.ts',s)
sub(k+'price-lines.ts',('import type { CouponOffers } from "@surimono/domain/coupons";\n',''),('import type { StoredCartLine } from','import type { CartOffers } from "./cart-offers.ts";\nimport type { StoredCartLine } from'),('  coupons: CouponOffers | undefined,','  offers: CartOffers | undefined,'),('    coupons,\n','    coupons: offers,\n    miles: offers?.miles,\n'))
sub(k+'present-split.ts',('import type { CouponOffers } from "@surimono/domain/coupons";\n',''),('import type { StoredCartLine } from','import type { CartOffers } from "./cart-offers.ts";\nimport type { StoredCartLine } from'),('readonly offers: CouponOffers | undefined','readonly offers: CartOffers | undefined'))
sub(k+'present-cart.ts',('import type { CouponOffers } from "@surimono/domain/coupons";\n',''),('import type { StoredCartLine } from','import type { CartOffers } from "./cart-offers.ts";\nimport type { StoredCartLine } from'),('readonly offers: CouponOffers | undefined','readonly offers: CartOffers | undefined'),
('''    ...presentCoupons(totals),
''','''    ...presentCoupons(totals),
    miles: presentMiles(totals),
'''),('coupon: "クーポン" } as const','coupon: "クーポン", rank: "会員特典", miles: "マイルのご利用" } as const'),
('totals: Omit<CartTotals, "lines" | "coupon" | "couponAtStake" | "nextBulkDiscount">','totals: Omit<CartTotals, "lines" | "coupon" | "couponAtStake" | "miles" | "nextBulkDiscount">'),
('''/** Its name on documents:''','''export function presentMiles({ miles }: Pick<CartTotals, "miles">): WireCart["miles"] {
  if (!miles) return null;
  const { usable, most, used, earns } = miles;
  return { usable, most, used, earns };
}

/** Its name on documents:'''))
sub(k+'cart.routes.ts',('import { chooseCoupon, removeCoupon } from "./choose-coupon.ts";','import { chooseCoupon, removeCoupon } from "./choose-coupon.ts";\nimport { chooseMiles } from "./choose-miles.ts";'),('''  shop.route(calls.removeCoupon,''','''  shop.route(calls.chooseMiles, ({ payload, member }) => chooseMiles(shop, member, payload.miles), IN_TURN);
  shop.route(calls.removeCoupon,'''))
