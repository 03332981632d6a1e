import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canBeCancelled, cancellableUntil, paymentWhenCancelled } from "./cancellation.ts";
import { confirmationItems } from "./confirmation-items.ts";
import { canBeHeld } from "./hold.ts";
import { orderNumber, parseOrderNumber } from "./order-number.ts";
import { invoiceAfterRefunds, paymentAfterRefunds, refundStanding } from "./refunds.ts";
import { orderStatusCode, orderStatusName } from "./status.ts";
import { canMove, movesTo, NEW_ORDER, ORDER_TRANSITIONS, type OrderAxes, type OrderAxis } from "./transitions.ts";

const AXES = Object.keys(ORDER_TRANSITIONS) as OrderAxis[];
const statesOf = (axis: OrderAxis) => Object.keys(ORDER_TRANSITIONS[axis]);
const tableOf = (axis: OrderAxis): Record<string, readonly string[]> => ORDER_TRANSITIONS[axis];

describe.each(AXES)("%s", (axis) => {
  const pairs = statesOf(axis).flatMap((from) => statesOf(axis).map((to) => [from, to] as const));

  test.each(pairs)("%s → %s is a move exactly when the table says so", (from, to) => {
    const legal = tableOf(axis)[from]?.includes(to) === true;
    expect(canMove(axis, from as never, to as never)).toBe(legal);
    const move = () => movesTo({ ...NEW_ORDER, [axis]: from }, { [axis]: to });
    if (from === to) expect(move()).toEqual([]);
    else if (legal) expect(move()).toEqual([{ axis, from, to }]);
    else expect(move).toThrow(`from ${axis} ${from} to ${to}`);
  });

  test("the table names no state that is not there, and every state can be reached from a new order", () => {
    const reached = new Set<string>([NEW_ORDER[axis]]);
    for (const state of reached) for (const next of tableOf(axis)[state] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual(statesOf(axis).sort());
  });
});

test.each([
  ["draft", "waiting", undefined, ""],
  ["abandoned", "waiting", undefined, ""],
  ["placed", "waiting", 1, "準備中"],
  ["placed", "printing", 5, "準備中"],
  ["placed", "packed", 6, "準備中"],
  ["placed", "shipped", 2, "発送済み"],
  ["placed", "stored", 3, "配達完了 （倉庫)"],
  ["cancelled", "stopped", 4, "キャンセル"],
] as const)("an order %s and %s has status %s %s", (lifecycle, fulfilment, code, name) => {
  expect(orderStatusCode({ lifecycle, fulfilment })).toBe(code);
  expect(orderStatusName(code)).toBe(name);
});

test("order numbers are unique and read well", () => {
  const numbers = Array.from({ length: 20_000 }, (_, index) => orderNumber(index + 1));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers.slice(0, 100))
    expect(number).toMatch(/^SR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 - 1 }), fc.integer({ min: 1, max: 2 ** 40 - 1 }), (one, other) => {
      expect(orderNumber(one) === orderNumber(other)).toBe(one === other);
      expect(parseOrderNumber(orderNumber(one))).toBe(one);
    }),
  );
});

test("an order number is understood as people type it", () => {
  const number = orderNumber(4711);
  for (const typed of [number.toLowerCase(), ` ${number.replaceAll("-", " ")} `, number.slice(3)])
    expect(parseOrderNumber(typed)).toBe(4711);
  for (const typed of ["", "SR-1234", "SR-1234-567U", "4711"]) expect(parseOrderNumber(typed)).toBeUndefined();
});

describe("cancelling", () => {
  const placedAt = new Date("2026-11-21T03:00:00Z");
  const PAID: OrderAxes = { lifecycle: "placed", payment: "paid", fulfilment: "waiting" };
  const last = new Date(cancellableUntil(placedAt).getTime() - 1);

  test.each<[string, OrderAxes & { replaces?: string | null }, Date, boolean]>([
    ["at the last moment", PAID, last, true],
    ["a moment later", PAID, cancellableUntil(placedAt), false],
    ["while it is printed", { ...PAID, fulfilment: "printing" }, placedAt, false],
    ["an invoiced one", { ...PAID, payment: "invoiced" }, placedAt, true],
    ["one that is refunded already", { ...PAID, payment: "refunded" }, placedAt, false],
    ["one without charge", { ...PAID, payment: "free", replaces: null }, placedAt, true],
    ["one in place of pieces of another", { ...PAID, payment: "free", replaces: "first" }, placedAt, false],
    ["a cancelled one", { ...PAID, lifecycle: "cancelled" }, placedAt, false],
  ])("%s", (_name, axes, now, possible) => {
    expect(canBeCancelled(axes, placedAt, now)).toBe(possible);
  });
});

test.each<[string, Partial<OrderAxes>, number, number, OrderAxes["payment"] | undefined]>([
  ["nothing went back", { payment: "paid" }, 3300, 0, undefined],
  ["a part", { payment: "paid" }, 3300, 1000, "partly_refunded"],
  ["the rest", { payment: "partly_refunded" }, 3300, 3300, "refunded"],
  ["another part", { payment: "partly_refunded" }, 3300, 2000, undefined],
  ["all at once, of a cancelled order", { lifecycle: "cancelled", payment: "refunding" }, 3300, 3300, "refunded"],
  [
    "a part of a cancelled order: the rest still waits",
    { lifecycle: "cancelled", payment: "refunding" },
    3300,
    1000,
    undefined,
  ],
  ["a bank returns that of a cancelled order", { lifecycle: "cancelled", payment: "refunded" }, 3300, 0, "refunding"],
  ["a bank returns one of two", { payment: "refunded" }, 3300, 1000, "partly_refunded"],
  ["a bank returns the only one", { payment: "partly_refunded" }, 3300, 0, "paid"],
  ["only the second of two payments", { payment: "paid" }, 6600, 3300, undefined],
  ["one and a half of two payments", { payment: "paid" }, 6600, 5000, "partly_refunded"],
  ["another amount than ordered, which never made it a paid order", { payment: "unpaid" }, 50, 50, undefined],
  ["nothing yet of another amount than ordered", { payment: "unpaid" }, 50, 0, undefined],
  ["what was paid for by invoice", { payment: "invoiced" }, 3300, 3300, undefined],
])("refunds: %s", (_name, { lifecycle = "placed", payment = "paid" }, captured, refunded, after) => {
  expect(paymentAfterRefunds({ lifecycle, payment, total: 3300 }, { captured, refunded })).toBe(after);
});

test.each<[OrderAxes["payment"], number, OrderAxes["payment"] | undefined]>([
  ["invoiced", 1, undefined],
  ["invoiced", 0, "refunded"],
  ["paid", 1, "partly_refunded"],
  ["paid", 0, "refunded"],
  ["partly_refunded", 1, undefined],
  ["partly_refunded", 0, "refunded"],
  ["void", 0, undefined],
])("refunds of an order by invoice that is %s, of which %i yen are left", (payment, kept, after) => {
  expect(invoiceAfterRefunds(payment, kept)).toBe(after);
});

describe("what was kept", () => {
  const at = new Date("2026-11-21T03:00:00Z");
  const standing = (captured: number, ...amounts: number[]) =>
    refundStanding(
      { total: 3300, taxes: [{ rate: 1000, amount: 3300, tax: 300 }] },
      captured,
      amounts.map((amount) => ({ amount, at })),
    );

  test.each<[string, number, number[], number[], number]>([
    ["all", 3300, [], [], 3300],
    ["all of an invoice, whose money the gateway knows nothing of", 0, [], [], 3300],
    ["a part", 3300, [1000, 300], [1000, 300], 2000],
    ["nothing", 3300, [1000, 2300], [1000, 2300], 0],
    ["all, when only the second of two payments went back", 6600, [3300], [], 3300],
    ["a part, when more than the second went back", 6600, [3000, 800], [500], 2800],
  ])("%s", (_name, captured, amounts, counted, kept) => {
    const found = standing(captured, ...amounts);
    expect(found).toMatchObject({ refunded: 3300 - kept, kept });
    expect(found.refunds.map(({ amount }) => amount)).toEqual(counted);
  });

  test("money for known goods is the order's, also where too much was paid", () => {
    const order = { total: 3300, taxes: [{ rate: 1000, amount: 3300, tax: 300 }] };
    const rates = [{ rate: 1000, amount: 500 }];
    const found = refundStanding(order, 4000, [
      { amount: 500, at, rates },
      { amount: 800, at },
    ]);
    expect(found.refunds.map(({ amount }) => amount)).toEqual([500, 100]);
    expect(found.keptTaxes).toEqual([{ rate: 1000, amount: 2700, tax: 245 }]);
  });
});

test("the final confirmation always has its six items, each with words", () => {
  const items = confirmationItems(
    { quantity: 3, total: 8182, delivery: 770, discounts: [], lines: [1, 2] },
    undefined,
    "2026-11-30",
    { closing: "月末", due: "翌月末日" },
  );
  expect(items.map(({ key }) => key)).toEqual([
    "quantity",
    "price",
    "payment",
    "delivery",
    "application_period",
    "cancellation",
  ]);
  expect(items.map(({ text }) => text).join("\n")).toMatch(
    /2種類、合計3点[\s\S]*¥ 8,182[\s\S]*¥ 770[\s\S]*2026\/11\/30/,
  );
});

describe("an order that is held (rule orders-hold)", () => {
  const held = { lifecycle: "placed", payment: "paid", fulfilment: "packed", heldAt: new Date(0) } as const;

  test("makes no step, but can be stopped", () => {
    expect(() => movesTo(held, { fulfilment: "shipped" })).toThrow("cannot move");
    expect(movesTo({ ...held, heldAt: null }, { fulfilment: "shipped" })).toHaveLength(1);
    expect(movesTo(held, { lifecycle: "cancelled", fulfilment: "stopped" })).toHaveLength(2);
    expect(movesTo(held, { payment: "partly_refunded" })).toHaveLength(1);
  });

  test.each<[Partial<OrderAxes>, boolean]>([
    [{ fulfilment: "waiting" }, true],
    [{ fulfilment: "shipped" }, false],
    [{ fulfilment: "stored" }, false],
    [{ lifecycle: "cancelled", fulfilment: "stopped" }, false],
  ])("%o can be held: %s", (axes, can) => {
    expect(canBeHeld({ ...held, ...axes })).toBe(can);
  });
});

describe("cancelled by the shop (rule orders-cancel-by-shop)", () => {
  const order = {
    ...({ lifecycle: "placed", payment: "paid", fulfilment: "printing" } as const),
    ...{ isPaidAtGateway: true, hasLeft: false },
  };

  test.each<[Partial<typeof order | (OrderAxes & { isPaidAtGateway: boolean; hasLeft: boolean })>, string]>([
    [{}, "refunding"],
    [{ payment: "partly_refunded" }, "refunding"],
    [{ payment: "refunded" }, "refunded"],
    [{ payment: "free" }, "free"],
    [{ payment: "invoiced", isPaidAtGateway: false }, "void"],
    [{ isPaidAtGateway: false }, "orders/paid-by-invoice"],
    [{ payment: "unpaid" }, "orders/not-refundable"],
    [{ hasLeft: true }, "orders/has-left"],
    [{ fulfilment: "shipped" }, "orders/has-left"],
    [{ lifecycle: "cancelled" }, "orders/has-left"],
  ])("%o: %s", (change, outcome) => {
    const payment = paymentWhenCancelled({ ...order, ...change });
    expect(payment.ok ? payment.value : payment.failure.code).toBe(outcome);
  });
});
