import os
os.chdir('/work/wt/miles')
def sub(p,*prs):
    s=open(p).read()
    for a,b in prs:
        assert a in s,(p,a); s=s.replace(a,b,1)
    open(p,'w').write(s)
def write(p,t): open(p,'w').write(t)
sub('domain/src/payments/index.ts',('isPaidAtGateway,','isPaidAtGateway,\n  LEAST_PAYMENT,'))
m='server/src/features/miles/'
sub('domain/src/miles/wallet.ts',('["earned", "returned", "spent"','["earned", "given", "returned", "spent"'))
sub(m+'miles.tables.ts',("in ('earned', 'returned'))","in ('earned', 'given', 'returned'))"))
sub(m+'miles.store.ts',('/** What would be lost. */','''export async function findHeldMiles(queries: Queries, userId: string): Promise<HeldMiles | undefined> {
  const { rows } = await queries.execute<{ held: HeldMiles | null }>(sql`
    select ${sql.raw(selectMiles("(select id from asking)"))} as held from (select ${userId}::text as id) asking`);
  return rows[0]?.held ?? undefined;
}

/** What would be lost. */''')) if False else None
sub(m+'index.ts',('countMiles, findHeldMiles, type HeldMiles','countMiles, findBalance, type HeldMiles'))
sub('server/src/features/coupons/list-coupons.ts',('import { ok } from "@surimono/domain/kernel";','import { ok } from "@surimono/domain/kernel";\nimport { rankStanding } from "@surimono/domain/miles";'),
('import { findOffers, type Looking }','import { findBalance } from "../miles/index.ts";\nimport { findOffers, type Looking }'),
('''  const [{ offered }, used] = await Promise.all([
    findOffers(queries, { couponId: null, couponDeclined: false }, looking),
''','''  const held = await findBalance(queries, looking.member.id);
  const { earlyDays } = rankStanding(held ? held.balance + held.rankExtra : 0).rank;
  const [{ offered }, used] = await Promise.all([
    findOffers(queries, { couponId: null, couponDeclined: false }, { ...looking, earlyDays }),
'''))
write(m+'give-demo-miles.ts','''import { randomUUID } from "node:crypto";
import { milesValidUntil } from "@surimono/domain/miles";
import type { Shop } from "../../platform/http/index.ts";
import { findUserId } from "../members/index.ts";
import { changeWallet, lockWallet } from "./wallet.store.ts";

const MILES = 480;

/** A demo shows what miles are for: its consumer begins with some. Whoever has or had any gets none. */
export async function giveDemoMiles({ database, now }: Pick<Shop, "database" | "now">, email: string): Promise<void> {
  const userId = await findUserId(database.db, email);
  if (!userId) return;
  const moment = now();
  await database.inTransaction(async (tx) => {
    const wallet = await lockWallet(tx, userId, moment, { open: true });
    if (!wallet || wallet.lots.length > 0) return;
    const validUntil = milesValidUntil(moment);
    const from = { orderId: randomUUID(), orderNumber: "" };
    const lot = { ...from, validUntil, miles: MILES, remaining: MILES, spent: 0, owed: 0, counts: true, toldDays: null };
    await changeWallet(tx, wallet, { lots: [lot], entries: [{ ...from, kind: "given", miles: MILES, validUntil }] });
  });
}
''')
# ---- orders
o='server/src/features/orders/'
write(o+'miles-use.ts','''import { milesBack } from "@surimono/domain/miles";
import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../platform/database/index.ts";
import { holdMiles, releaseMiles, returnMiles, useMiles } from "../miles/index.ts";
import type { OrderDesk } from "./order-desk.ts";
import type { Order } from "./orders.tables.ts";

// The miles of an order follow it as its coupon does: held with the draft and each new payment attempt, used when the order is placed, given
// back when it fails. Each of these may be repeated, and an order without miles costs no query.

/** As many as were agreed. */
export function milesOf({ discounts }: Pick<Order, "discounts">): number {
  return discounts.find(({ kind }) => kind === "miles")?.amount ?? 0;
}

function withMiles(order: Order) {
  const miles = milesOf(order);
  const { userId, id: orderId, sequence } = order;
  return miles > 0 ? { userId, orderId, orderNumber: orderNumber(sequence), miles } : undefined;
}

/** False: they were spent meanwhile, so the transaction must roll back. */
export async function holdOrderMiles(tx: Transaction, order: Order, now: Date): Promise<boolean> {
  const of = withMiles(order);
  return of ? holdMiles(tx, of, now) : true;
}

export async function useOrderMiles(desk: Pick<OrderDesk, "log">, tx: Transaction, order: Order, now: Date) {
  const of = withMiles(order);
  const used = of ? await useMiles(tx, of, now) : 0;
  if (of && used < of.miles)
    desk.log.warn({ ...of, used }, "an order was paid whose miles had been given back and spent");
}

/** Of a draft. */
export async function releaseOrderMiles(tx: Transaction, order: Order, now: Date): Promise<void> {
  const of = withMiles(order);
  if (of) await releaseMiles(tx, of, now);
}

/** So much of a placed order's total is kept. */
export async function returnOrderMiles(tx: Transaction, order: Order, kept: number, now: Date): Promise<void> {
  const of = withMiles(order);
  if (of) await returnMiles(tx, of, { kept, total: order.total }, now);
}

/** How many of them its buyer has back when so much is kept. */
export function milesReturned(order: Pick<Order, "discounts" | "total">, kept: number): number {
  return milesBack(milesOf(order), { kept, total: order.total });
}
''')
sub(o+'prepare-order.ts',
('''  paidAmong,
''','''  findCartOffers,
  paidAmong,
''') if False else ('  findItemOnSale,\n','  findCartOffers,\n  findItemOnSale,\n'),
('import { findOffers, lockLimitedCoupons }','import { lockLimitedCoupons }'),
('import type { OrderDesk } from "./order-desk.ts";','import { holdOrderMiles, releaseOrderMiles } from "./miles-use.ts";\nimport type { OrderDesk } from "./order-desk.ts";'),
('''  /** The total when someone else took the last use of this coupon. */
  readonly totalWithout: (couponId: number) => number;
''','''  /** The total when someone else took the last use of this coupon. */
  readonly totalWithout: (couponId: number) => number;
  /** The total when the miles were spent meanwhile. */
  readonly totalNow: () => Promise<number>;
'''),
('const offers = await findOffers(tx, cart, { member, now: desk.now() });','const looking = { member, now: desk.now() };\n  const offers = await findCartOffers(tx, cart, looking);'),
('''    priceLines(snapshot, lines, buyer, offersWithout(offers, couponId), paid).total;
  return ok<Agreed>({ ...agreement, totalWithout });''','''    priceLines(snapshot, lines, buyer, { ...offers, ...offersWithout(offers, couponId) }, paid).total;
  const totalNow = async () =>
    priceLines(snapshot, lines, buyer, await findCartOffers(tx, cart, looking), paid).total;
  return ok<Agreed>({ ...agreement, totalWithout, totalNow });'''),
('''    if (!(await holdCoupon(tx, draft, now))) return withoutCoupon(agreement);
''','''    if (!(await holdCoupon(tx, draft, now))) return withoutCoupon(agreement);
    if (!(await holdOrderMiles(tx, draft, now))) return withoutMiles(agreement);
'''),
('''  await giveBackCoupon(tx, draft, now);
  return undefined;''','''  await giveBackCoupon(tx, draft, now);
  await releaseOrderMiles(tx, draft, now);
  return undefined;'''),
('''/** The draft, placed at once''','''/** They went elsewhere while this buyer looked at the total. */
async function withoutMiles({ totalNow }: Agreed) {
  return fail("orders/cart-changed", { current_total: await totalNow() });
}

/** The draft, placed at once'''),
('''  if (!isHeld) return withoutCoupon(agreement);
''','''  if (!isHeld) return withoutCoupon(agreement);
  if (!(await holdOrderMiles(tx, order, now))) return withoutMiles(agreement);
'''))
sub(o+'finalise-order.ts',('import type { OrderDesk }','import { useOrderMiles } from "./miles-use.ts";\nimport type { OrderDesk }'),('''    finishCoupon(desk, tx, order, now),
''','''    finishCoupon(desk, tx, order, now),
    useOrderMiles(desk, tx, order, now),
'''))
sub(o+'settle-payment.ts',('import type { OrderDesk }','import { releaseOrderMiles } from "./miles-use.ts";\nimport type { OrderDesk }'),
('''/** A coupon does not wait for a payment that will not come; the next attempt takes it again. */
async function giveBackUnpaid(tx: Transaction, order: Order, now: Date): Promise<void> {
  if (order.lifecycle === "draft") await giveBackCoupon(tx, order, now);
}''','''/** Coupon and miles do not wait for a payment that will not come; the next attempt takes them again. */
async function giveBackUnpaid(tx: Transaction, order: Order, now: Date): Promise<void> {
  if (order.lifecycle !== "draft") return;
  await giveBackCoupon(tx, order, now);
  await releaseOrderMiles(tx, order, now);
}'''))
sub(o+'sweep-orders.ts',('    await giveBackCoupon(tx, locked.order, now);\n','    await giveBackCoupon(tx, locked.order, now);\n    await releaseOrderMiles(tx, locked.order, now);\n'),('import type { OrderDesk }','import { releaseOrderMiles } from "./miles-use.ts";\nimport type { OrderDesk }'))
sub(o+'settle-refund.ts',('import type { OrderDesk }','import { releaseOrderMiles, returnOrderMiles } from "./miles-use.ts";\nimport type { OrderDesk }'),
('''      const kept = Math.min(order.total, sums.captured - sums.refunded);
''','''      const kept = Math.min(order.total, sums.captured - sums.refunded);
      await returnOrderMiles(tx, order, kept, now);
'''),
('''  await giveBackCoupon(tx, order, now);
  if (order.lifecycle === "draft")
    await moveOrder(tx, order, { lifecycle: "abandoned" }, { cause: "gateway", now, changes: { cartId: null } });''','''  await giveBackCoupon(tx, order, now);
  if (order.lifecycle !== "draft") return;
  await releaseOrderMiles(tx, order, now);
  await moveOrder(tx, order, { lifecycle: "abandoned" }, { cause: "gateway", now, changes: { cartId: null } });'''))
sub(o+'cancel-order.ts',('import type { OrderDesk }','import { returnOrderMiles } from "./miles-use.ts";\nimport type { OrderDesk }'),('    await giveBackCoupon(tx, cancelled, now);\n','    await giveBackCoupon(tx, cancelled, now);\n    await returnOrderMiles(tx, cancelled, 0, now);\n'))
sub(o+'session-request.ts',('${order.couponId === null ? "" : "・クーポン割引後"}','${order.couponId === null ? "" : "・クーポン割引後"}${milesOf(order) > 0 ? "・マイルご利用後" : ""}'),('import type { Order }','import { milesOf } from "./miles-use.ts";\nimport type { Order }'))
sub(o+'confirmation-letter.ts',('''  const text = `ご注文番号 ${number} のキャンセルを承りました。
${money}
${coupon}
''','''  const miles = milesOf(order);
  const back = miles > 0 ? `お使いになった${formatNumber(miles)}マイルは、お戻ししました。\\n` : "";
  const text = `ご注文番号 ${number} のキャンセルを承りました。
${money}
${coupon}${back}
'''),('import { formatYen, slashedDay','import { formatNumber, formatYen, slashedDay'),('import type { Order, OrderLine }','import { milesOf } from "./miles-use.ts";\nimport type { Order, OrderLine }'))
sub(o+'refund-letter.ts',('''返金額の合計：${formatYen(refunded)}
''','''返金額の合計：${formatYen(refunded)}${milesLine(order, kept)}
'''),('function sums({ total, taxes }: Order, refunded: number, kept: number): string {\n','function sums(order: Order, refunded: number, kept: number): string {\n  const { total, taxes } = order;\n'),
('function place(','''function milesLine(order: Order, kept: number): string {
  const back = milesReturned(order, kept);
  return back > 0 ? `\\nお戻ししたマイルの合計：${formatNumber(back)}マイル` : "";
}

function place('''),('import { dayInJapan, formatYen','import { dayInJapan, formatNumber, formatYen'),('import type { Order }','import { milesReturned } from "./miles-use.ts";\nimport type { Order }'))
sub(o+'present-order.ts',
('function refundNote({ lifecycle, payment, couponId }: Order, state: RefundState): string {\n','function refundNote(order: Order, state: RefundState, kept: number): string {\n  const { lifecycle, payment, couponId } = order;\n'),
('refund_note: refundNote(order, summary.refund_state)','refund_note: refundNote(order, summary.refund_state, standing.kept)'),
('''  return REFUND_WORDS[state] + done + invoice + coupon;''','''  const back = milesReturned(order, lifecycle === "cancelled" ? 0 : kept);
  const miles = back > 0 ? `お使いになったマイルのうち、${formatNumber(back)}マイルをお戻ししました。` : "";
  return REFUND_WORDS[state] + done + invoice + coupon + miles;'''),
('import { designPicturePath } from "@surimono/domain/designs";','import { designPicturePath } from "@surimono/domain/designs";\nimport { formatNumber } from "@surimono/domain/kernel";'),('import type { Order, OrderLine }','import { milesReturned } from "./miles-use.ts";\nimport type { Order, OrderLine }'))
sub(o+'review-order.ts',('''    ...presentCoupons(totals),
''','''    ...presentCoupons(totals),
    miles: presentMiles(totals),
'''),('  presentKeptDestination,\n','  presentKeptDestination,\n  presentMiles,\n'))
k='server/src/features/cart/'
sub(k+'index.ts',('export { closeCart }','export { findCartOffers } from "./cart-offers.ts";\nexport { closeCart }'),('discountName, presentCartLines, presentLine, presentTotals','discountName, presentCartLines, presentLine, presentMiles, presentTotals'))
sub('server/src/testing/call-examples/'+('cart.ts' if os.path.exists('server/src/testing/call-examples/cart.ts') else 'x'),)
