import { randomUUID } from "node:crypto";
import { changeQuantity, getCart, getDestinations, removeLine, saveDestinations } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import type { PayloadInputOf } from "@surimono/contract/kernel";
import { getOrder, placeOrder, reviewOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitForLetter } from "../../members/testing/index.ts";
import { ADDRESS, fillCart, openBuyer, placeCart, type TestBuyer } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const openBusiness = () => openBuyer(opened, { kind: "business", discountRateBp: 0 });
const INLINE = {
  ...ADDRESS,
  last_name: "浮世",
  postal_code: "900-0015",
  prefecture: "沖縄県",
  city: "那覇市",
  street: "久茂地1-1-1",
};

type Wanted = PayloadInputOf<typeof saveDestinations>["destinations"][number];
type Line = { readonly line_id: string };

const go = (to: Partial<Wanted>, ...pieces: [Line, number][]): Wanted => ({
  destination_id: randomUUID(),
  ...to,
  pieces: pieces.map(([{ line_id }, quantity]) => ({ line_id, quantity })),
});

/** Two lines, of 3 and 2 pieces. */
async function openCart(buyer: TestBuyer) {
  const cart = await fillCart(buyer, { 23: 3, 25: 2 });
  const [first, second] = cart.lines;
  if (!first || !second) throw new Error("two sizes are two lines");
  return { cart, first, second };
}

const placeSeveral = (buyer: TestBuyer, cartId: string, total: number) =>
  buyer.call(placeOrder, { cart_id: cartId, expected_total: total, payment_type: 1 });

test("three destinations: each further one costs 770 yen, and the order has a parcel for each", async () => {
  const buyer = await openBusiness();
  const { cart, first, second } = await openCart(buyer);
  const present = { address: INLINE, sender: "present", wished_band: undefined, note: "のし不要" } as const;
  const kept = value(
    await buyer.call(saveDestinations, {
      several: true,
      destinations: [
        go({ address_id: buyer.addressId }, [first, 1], [second, 1]),
        go({ ...present }, [first, 2]),
        go({ address: { ...ADDRESS, last_name: "三枚" }, wished_band: "14-16" }, [second, 1]),
      ],
    }),
  );
  expect(kept.obstacles).toEqual([]);
  expect(kept.totals).toMatchObject({ delivery_fee: 1540, total: cart.totals.total + 1540 });
  expect(value(await buyer.call(getCart, {})).totals).toEqual(kept.totals);
  const review = value(await buyer.call(reviewOrder, { payment_type: 1 }));
  expect(review).toMatchObject({ totals: kept.totals, obstacles: [], address: null });
  expect(review.destinations).toHaveLength(3);
  expect(review.confirmation.find(({ key }) => key === "price")?.text).toContain("送料 ¥ 1,540を含みます");

  expect(await placeSeveral(buyer, cart.cart_id, cart.totals.total)).toMatchObject({
    ok: false,
    failure: { code: "orders/cart-changed", detail: { current_total: kept.totals.total } },
  });
  const twice = await Promise.all([0, 1].map(() => placeSeveral(buyer, cart.cart_id, kept.totals.total)));
  const [placed, again] = twice.map(value);
  expect(again).toEqual(placed);
  const order = value(await buyer.call(getOrder, { order_id: placed?.order_id ?? "" }));
  expect(order.totals).toEqual(kept.totals);
  expect(order.totals.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  expect(order.destinations).toMatchObject([
    { parcel_number: 1, last_name: "髙橋", state: "preparing", sender: "own", sender_address: { last_name: "髙橋" } },
    { parcel_number: 2, last_name: "浮世", sender: "present", note: "のし不要", tracking_number: "" },
    { parcel_number: 3, last_name: "三枚", wished_band: "14-16" },
  ]);
  expect(order.destinations.map(({ pieces }) => pieces.map(({ quantity }) => quantity))).toEqual([[1, 1], [2], [1]]);
  for (const line of order.lines) {
    const sent = order.destinations.flatMap(({ pieces }) => pieces).filter(({ line_id }) => line_id === line.line_id);
    expect(sent.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(line.quantity);
  }
  const letter = await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
  expect(letter.text).toContain("お届け先：3か所");
  expect(letter.text).toContain("【お届け先2】\n〒900-0015\n沖縄県那覇市久茂地1-1-1");
  expect(letter.text).toContain("ご依頼主：プレゼント（金額なし）");
  expect(letter.text).toContain("送料：¥ 1,540");
  const left = sql`select count(*)::int as count from cart_destinations where user_id = ${buyer.member.id}`;
  expect((await opened.shop.database.db.execute(left)).rows).toEqual([{ count: 0 }]);
});

test("what does not add up is kept, said and not ordered", async () => {
  const buyer = await openBusiness();
  const { cart, first, second } = await openCart(buyer);
  const kept = value(
    await buyer.call(saveDestinations, {
      several: true,
      destinations: [go({ address_id: buyer.addressId }, [first, 4]), go({ address: INLINE })],
    }),
  );
  expect(kept.obstacles.map(({ code, line_id, message }) => [code, line_id, message])).toEqual([
    ["delivery/split-over", first.line_id, "数量より1点多く割り振られています。"],
    ["delivery/split-missing", second.line_id, "あと2点のお届け先を決めてください。"],
    ["delivery/no-pieces", undefined, "このお届け先にお届けする数を入力してください。"],
  ]);
  expect(await placeSeveral(buyer, cart.cart_id, kept.totals.total)).toMatchObject({
    failure: { code: "orders/not-orderable" },
  });
  // To one address it is an order at any time, and what was entered stays.
  const one = value(await buyer.call(saveDestinations, { several: false, destinations: toWanted(kept.destinations) }));
  expect(one.totals.delivery_fee).toBe(0);
  expect(one.destinations).toEqual(kept.destinations);
});

const toWanted = (
  destinations: readonly { destination_id: string; address_id: string | null; pieces: Wanted["pieces"] }[],
) =>
  destinations.map(({ destination_id, address_id, pieces }) => ({
    ...{ destination_id, pieces },
    ...(address_id ? { address_id } : { address: INLINE }),
  }));

test("the split survives changes of the cart", async () => {
  const buyer = await openBusiness();
  const { first, second } = await openCart(buyer);
  await buyer.call(saveDestinations, {
    several: true,
    destinations: [go({ address_id: buyer.addressId }, [first, 3]), go({ address: INLINE }, [second, 2])],
  });
  await buyer.call(changeQuantity, { line_id: first.line_id, quantity: 5 });
  const grown = value(await buyer.call(getDestinations, {}));
  expect(grown.obstacles).toMatchObject([{ code: "delivery/split-missing", line_id: first.line_id }]);
  expect(grown.totals.delivery_fee).toBe(770);
  // Merged into the line that is there.
  await fillCart(buyer, { 25: 1 });
  expect(value(await buyer.call(getDestinations, {})).obstacles).toHaveLength(2);
  const less = value(await buyer.call(removeLine, { line_id: second.line_id }));
  expect(less.totals.delivery_fee).toBe(0);
  const rest = value(await buyer.call(getDestinations, {}));
  expect(rest.destinations.map(({ pieces }) => pieces.length)).toEqual([1, 0]);
  // An address that is mended in the book is mended here too.
  await buyer.call(saveAddress, { ...ADDRESS, address_id: buyer.addressId, last_name: "高橋" });
  expect(value(await buyer.call(getDestinations, {})).destinations[0]?.last_name).toBe("高橋");
});

test("only one's own addresses and lines are taken", async () => {
  const [buyer, other] = [await openBusiness(), await openBusiness()];
  const { first } = await openCart(buyer);
  const theirs = await openCart(other);
  const save = (...destinations: Wanted[]) => buyer.call(saveDestinations, { several: true, destinations });
  const foreign = { failure: { code: "delivery/no-such-address", status: 404 } };
  expect(await save(go({ address_id: other.addressId }, [first, 1]))).toMatchObject(foreign);
  const sender = go({ address_id: buyer.addressId, sender_address_id: other.addressId }, [first, 1]);
  expect(await save(sender)).toMatchObject(foreign);
  expect(await save(go({ address_id: buyer.addressId }, [theirs.first, 1]))).toMatchObject({
    failure: { code: "cart/no-such-line" },
  });
  expect(await save(go({ address_id: buyer.addressId }, [first, 1], [first, 1]))).toMatchObject({
    failure: { code: "cart/no-such-line" },
  });
  const wrong = go({ address: { ...INLINE, phone: "12" } }, [first, 1]);
  expect(await save(wrong)).toMatchObject({
    failure: {
      code: "delivery/invalid-address",
      detail: { problems: [{ destination_id: wrong.destination_id, field: "phone" }] },
    },
  });
  for (const quantity of [0, -1, 1.5, 10_000])
    expect(await save(go({ address_id: buyer.addressId }, [first, quantity]))).toMatchObject({
      failure: { status: 400 },
    });
  expect(await save(...Array.from({ length: 201 }, () => go({ address: INLINE })))).toMatchObject({
    failure: { status: 400 },
  });
  expect(value(await buyer.call(getDestinations, {})).destinations).toEqual([]);
});

test("of two tabs that save the same list the later one is told, and nothing of the first is lost", async () => {
  const buyer = await openBusiness();
  const { first } = await openCart(buyer);
  const { revision } = value(await buyer.call(getDestinations, {}));
  const tabs = [1, 2].map((quantity) => ({
    ...{ several: true, revision },
    destinations: [go({ address_id: buyer.addressId }, [first, quantity])],
  }));
  const answers = await Promise.all(tabs.map((tab) => buyer.call(saveDestinations, tab)));
  const [won] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const lost = tabs[answers.findIndex(({ ok }) => !ok)];
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    failure: { code: "cart/split-changed", status: 409, detail: { revision: revision + 1 } },
  });
  expect(value(await buyer.call(getDestinations, {}))).toEqual(won);
  // A save that shall hold anyway names what is there now.
  const after = value(
    await buyer.call(saveDestinations, {
      ...lost,
      several: true,
      destinations: lost?.destinations ?? [],
      revision: revision + 1,
    }),
  );
  expect(after.revision).toBe(revision + 2);
  expect(after.destinations[0]?.destination_id).toBe(lost?.destinations[0]?.destination_id);
});

test("a page whose answer was lost finds its own list, in whatever order it names the pieces", async () => {
  const buyer = await openBusiness();
  const { first, second } = await openCart(buyer);
  const list = {
    several: true,
    revision: 0,
    destinations: [go({ address: INLINE, note: "のし不要" }, [second, 1], [first, 2])],
  };
  const kept = value(await buyer.call(saveDestinations, list));
  expect(value(await buyer.call(saveDestinations, list))).toEqual(kept);
  expect(await buyer.call(saveDestinations, { ...list, several: false })).toMatchObject({
    failure: { code: "cart/split-changed" },
  });
});

test("the database refuses pieces that do not add up to the lines", async () => {
  const buyer = await openBusiness();
  const { order_id } = value(await placeCart(buyer, 1, { 23: 3 }));
  const { db } = opened.shop.database;
  const insert = (quantity: number) =>
    db.execute(sql`insert into order_pieces (user_id, order_id, line_id, position, quantity)
      select user_id, order_id, id, 0, ${quantity} from order_lines where order_id = ${order_id}`);
  await expect(insert(2)).rejects.toMatchObject({ cause: { constraint: "order_pieces_add_up" } });
  await expect(insert(4)).rejects.toMatchObject({ cause: { constraint: "order_pieces_add_up" } });
  // Placed to one address, like an order from before there were parcels: all of it is in the one.
  const order = value(await buyer.call(getOrder, { order_id }));
  expect(order.destinations.map(({ pieces }) => pieces.map(({ quantity }) => quantity))).toEqual([[3]]);
  await insert(3);
});

test("who named no sender sends in the name of the book's entry for it", async () => {
  const buyer = await openBusiness();
  const { first } = await openCart(buyer);
  const save = (kind: "sender" | "store", last_name: string) =>
    buyer.call(saveAddress, { ...ADDRESS, kind, last_name });
  const senders = async () => {
    const kinds = ["own", "business", "present"] as const;
    const destinations = kinds.map((sender) => go({ address: INLINE, sender }, [first, 1]));
    const kept = value(await buyer.call(saveDestinations, { several: true, destinations }));
    return kept.destinations.map(({ sender_address }) => sender_address?.last_name);
  };
  expect(await senders()).toEqual(["髙橋", undefined, "髙橋"]);
  await save("sender", "版元");
  await save("store", "摺物屋");
  expect(await senders()).toEqual(["版元", "摺物屋", "版元"]);
});

test("a sender's address is never the usual destination", async () => {
  const buyer = await openBusiness();
  const save = (more: Partial<PayloadInputOf<typeof saveAddress>>) => buyer.call(saveAddress, { ...ADDRESS, ...more });
  expect(value(await save({ kind: "sender", is_default: true, last_name: "版元" }))).toMatchObject({
    kind: "sender",
    is_default: false,
  });
  const second = value(await save({ last_name: "二枚" }));
  expect(value(await save({ address_id: buyer.addressId, kind: "store" }))).toMatchObject({ is_default: false });
  expect(value(await save({ address_id: second.address_id, last_name: "二枚" }))).toMatchObject({ is_default: true });
});
