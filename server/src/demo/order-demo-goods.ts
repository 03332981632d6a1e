import { randomUUID } from "node:crypto";
import { addItem, getCart, saveDestinations, saveRoster, type WireCart } from "@surimono/contract/cart";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { confirmDesign } from "@surimono/contract/my-items";
import { getOrders, getPaymentResult, placeOrder } from "@surimono/contract/orders";
import type { PersonalRule, TextLayer } from "@surimono/domain/designs";
import { DAY_MS } from "@surimono/domain/kernel";
import { nodeShaper } from "@surimono/studio/print";
import { anchoredText, measureLayer } from "@surimono/studio/scene";
import { getItem } from "../features/catalogue/index.ts";
import { createCoupon } from "../features/coupons/index.ts";
import { type DemoAccount, findUserId, listDemoAccounts, openDemoSession } from "../features/members/index.ts";
import { advanceOrder, backdateOrder, deliverParcel, shipParcel } from "../features/orders/index.ts";
import type { Shop } from "../platform/http/index.ts";
import { onMoved } from "../wiring/hooks.ts";
import { type BakedWork, makeWork, must, readWorks } from "./hang-demo-works.ts";

/** Who wears what; the sizes are the first ones of the goods. */
const TEAM = [
  { size: 0, name: "TANAKA", number: "4" },
  { size: 1, name: "ONO", number: "7" },
  { size: 1, name: "SUZUKI", number: "10" },
  { size: 2, name: "ABE", number: "23" },
];
/** Others without names, so that the order has a discount and earns enough miles for a rank. */
const PLAIN = 18;

const TO = [
  { last_name: "見本", first_name: "花子", postal_code: "150-0001", prefecture: "東京都", city: "渋谷区" },
  { last_name: "例", first_name: "次郎", postal_code: "530-0001", prefecture: "大阪府", city: "大阪市北区" },
  { last_name: "試", first_name: "三郎", postal_code: "060-0001", prefecture: "北海道", city: "札幌市中央区" },
].map((place) => ({ ...place, street: "見本町1-2-3", building: "", room: "", phone: "03-1234-5678" }));

/**
 * So that a demo shows what an order is: each of its accounts has one, of pieces with names and numbers among others, to three places. That of
 * the consumer has arrived and earned its miles, that of the business is on its way.
 */
export async function orderDemoGoods(shop: Shop, baseUrl: string, isStopped: () => boolean): Promise<void> {
  for (const account of listDemoAccounts(shop.env)) {
    if (isStopped()) return;
    await orderFor(shop, baseUrl, account);
  }
  await offerCoupon(shop);
}

async function orderFor(shop: Shop, baseUrl: string, account: DemoAccount): Promise<void> {
  const userId = await findUserId(shop.database.db, account.email);
  const [work] = await readWorks();
  if (!userId || !work) return;
  const token = await openDemoSession(shop, userId);
  const isBusiness = account.kind === "business";
  const call = createCaller({ baseUrl, token: () => token, userType: () => (isBusiness ? "b2b" : "b2c") });
  // Whoever has ordered has a history already, and what is in a cart is a visitor's.
  if ((await must(call, getOrders, { limit: 1 })).orders.length > 0) return;
  if ((await must(call, getCart, {})).lines.length > 0) return;
  const cart = await fillCart(shop, call, work);
  if (!cart) return;
  const destinations = splitOver(cart);
  const { totals } = await must(call, saveDestinations, { several: true, destinations });
  const wanted = {
    cart_id: cart.cart_id ?? "",
    expected_total: totals.total,
    payment_type: isBusiness ? 1 : 2,
  } as const;
  const { order_id, order_number, payment_url } = await must(call, placeOrder, wanted);
  if (payment_url) await pay(new URL(new URL(payment_url).pathname, baseUrl));
  await must(call, getPaymentResult, { order_id });
  await send(shop, { userId, orderId: order_id, number: order_number }, isBusiness);
}

/** The team's shirts with a name and a number, and others without. */
async function fillCart(shop: Shop, call: Caller, work: BakedWork): Promise<WireCart | undefined> {
  const named = await makeWork(shop, call, {
    ...work,
    name: `${work.name}（名入れ）`,
    layers: await personalLayers(work),
  });
  const plain = await makeWork(shop, call, { ...work, name: `${work.name}（応援用）` });
  if (named === undefined || plain === undefined) return undefined;
  for (const product_id of [named, plain]) await must(call, confirmDesign, { product_id });
  const sizes = getItem(shop, work.itemId).sizes.map(({ id }) => id);
  const sizeOf = (size: number) => sizes[size] ?? sizes[0] ?? 1;
  await must(call, addItem, { product_id: plain, sizes: [{ size_id: sizeOf(1), quantity: PLAIN }] });
  const counts = Map.groupBy(TEAM, ({ size }) => sizeOf(size));
  const put = await must(call, addItem, {
    product_id: named,
    sizes: [...counts].map(([size_id, of]) => ({ size_id, quantity: of.length })),
  });
  const line = put.lines.find(({ product_id }) => product_id === named);
  const rows = TEAM.map(({ size, name, number }) => ({ size_id: sizeOf(size), name, number }));
  return must(call, saveRoster, { line_id: line?.line_id ?? "", rows });
}

/** Its number is each player's own, and the lowest line of text the name. */
async function personalLayers({ layers }: BakedWork): Promise<BakedWork["layers"]> {
  const texts = layers.filter((layer) => layer.kind === "text");
  const [number, name] = [texts.at(0), texts.at(-1)];
  const marked = async (layer: TextLayer, words: string, rule: Omit<PersonalRule, "room">) => {
    const measured = measureLayer({ ...layer, text: words }, await nodeShaper([layer.fontId]));
    return { ...anchoredText(layer, measured as TextLayer), personal: { ...rule, room: layer.width } };
  };
  return Promise.all(
    layers.map(async (layer) => {
      if (layer === number) return marked(layer as TextLayer, "10", { kind: "number", maxLength: 2, fit: "shrink" });
      if (layer === name) return marked(layer as TextLayer, "TANAKA", { kind: "name", maxLength: 10, fit: "shrink" });
      return layer;
    }),
  );
}

/** The first of each line to the second and third place, all others to the first. */
function splitOver({ lines }: WireCart) {
  const [second, third] = lines;
  return TO.map((address, at) => ({
    destination_id: randomUUID(),
    address,
    pieces: lines.flatMap((line) => {
      const isElsewhere = line === second || line === third;
      const quantity = at === 0 ? line.quantity - (isElsewhere ? 1 : 0) : line === [second, third][at - 1] ? 1 : 0;
      return quantity > 0 ? [{ line_id: line.line_id, quantity }] : [];
    }),
  }));
}

/** At the demo's own payment page. */
async function pay(page: URL): Promise<void> {
  const typed = { action: "pay", number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
  await fetch(page, { method: "POST", redirect: "manual", body: new URLSearchParams(typed) });
}

interface DemoOrder {
  readonly userId: string;
  readonly orderId: string;
  readonly number: string;
}

/** As if it had been placed some days ago. */
async function send(shop: Shop, { number, ...key }: DemoOrder, isOnItsWay: boolean): Promise<void> {
  const desk = { ...shop, onMoved };
  const daysAgo = (days: number) => new Date(shop.now().getTime() - days * DAY_MS);
  await backdateOrder(shop.database.db, key, 6);
  await advanceOrder(desk, number, "printing", daysAgo(5));
  await advanceOrder(desk, number, "packed", daysAgo(3));
  for (const [at] of (isOnItsWay ? TO.slice(0, 2) : TO).entries()) {
    const parcel = at + 1;
    await shipParcel(desk, { number, parcel, courier: "yamato", tracking: `1234-5678-901${at}` }, daysAgo(2));
    if (!isOnItsWay || at === 0) await deliverParcel(desk, { number, parcel }, daysAgo(1));
  }
}

/** The orders took the coupon of new members: there is another to try. One that is there already stays. */
async function offerCoupon({ database, now }: Shop): Promise<void> {
  await createCoupon(
    database.db,
    {
      ...{
        code: "THANKS500",
        name: "ありがとうクーポン",
        audience: "consumer",
        newMembersOnly: false,
        isOffered: true,
      },
      ...{ kind: "amount", amount: 500, rate: 0, minimum: 3_000, rankId: null, usesPerMember: 1, budget: null },
      ...{ validFrom: now(), validUntil: null, maxUses: null },
    },
    now(),
  );
}
