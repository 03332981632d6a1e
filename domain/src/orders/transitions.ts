import type { OrderWay } from "../delivery/index.ts";

/** Each axis of an order is a column with one writer; the table lists every legal move and nothing else is one. */
export const ORDER_TRANSITIONS = {
  lifecycle: {
    // Written, not yet paid for; the customer does not see it as an order.
    draft: ["placed", "abandoned"],
    placed: ["cancelled"],
    // Late money still buys what was ordered.
    abandoned: ["placed"],
    cancelled: [],
  },
  payment: {
    // `free`: nothing is to be paid.
    unpaid: ["pending", "paid", "invoiced", "free"],
    // The gateway has accepted it and will report later whether the money came.
    pending: ["unpaid", "paid"],
    // Refunded: all of it was taken back before it was paid.
    invoiced: ["paid", "void", "refunded"],
    // Money for a bill may turn out to be another's: then it is invoiced again.
    paid: ["refunding", "partly_refunded", "refunded", "invoiced"],
    refunding: ["refunded"],
    // A bank can return a completed refund, for instance if the card was closed.
    partly_refunded: ["refunded", "paid", "refunding", "invoiced"],
    refunded: ["partly_refunded", "paid", "refunding"],
    void: [],
    free: [],
  },
  fulfilment: {
    waiting: ["printing", "packed", "stopped"],
    // Stopped also by the shop itself, as long as nothing has left.
    printing: ["packed", "stopped"],
    packed: ["shipped", "stored", "stopped"],
    shipped: ["stored"],
    // Delivered to the warehouse; shipped when all of it has been sent on by orders of their own.
    stored: ["shipped"],
    // Cancelled.
    stopped: [],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Fulfilment = keyof typeof ORDER_TRANSITIONS.fulfilment;
type Steps = Readonly<Partial<Record<Fulfilment, readonly Fulfilment[]>>>;

/** Of these moves, the ones that an order makes on its way (rule warehouse-ways). */
export const WAY_STEPS: Readonly<Record<OrderWay, Steps>> = {
  courier: { waiting: ["printing", "stopped"], printing: ["packed", "stopped"], packed: ["shipped", "stopped"] },
  // Back from shipped when a sending of its pieces has not left after all.
  warehouse: {
    waiting: ["printing", "stopped"],
    printing: ["packed", "stopped"],
    packed: ["stored", "stopped"],
    stored: ["shipped"],
    shipped: ["stored"],
  },
  // The pieces are made already.
  sending: { waiting: ["packed", "stopped"], packed: ["shipped", "stopped"] },
};

type Undos = Readonly<Partial<Record<Fulfilment, "waiting" | "printing" | "packed">>>;

/** How the operator undoes a wrong step of the workshop, a move like any other. What is not listed cannot be undone. */
export const ORDER_UNDOS: Readonly<Record<OrderWay, Undos>> = {
  // `stored` of orders from before there was a warehouse.
  courier: { printing: "waiting", packed: "printing", shipped: "packed", stored: "packed" },
  warehouse: { printing: "waiting", packed: "printing", stored: "packed" },
  sending: { packed: "waiting", shipped: "packed" },
};

export type OrderAxis = keyof typeof ORDER_TRANSITIONS;
export type AxisState<Axis extends OrderAxis> = keyof (typeof ORDER_TRANSITIONS)[Axis] & string;

export interface OrderAxes {
  readonly lifecycle: AxisState<"lifecycle">;
  readonly payment: AxisState<"payment">;
  readonly fulfilment: AxisState<"fulfilment">;
}

export const NEW_ORDER: OrderAxes = { lifecycle: "draft", payment: "unpaid", fulfilment: "waiting" };

export function canMove<Axis extends OrderAxis>(axis: Axis, from: AxisState<Axis>, to: AxisState<Axis>): boolean {
  return isMove(axis, from, to);
}

function isMove(axis: OrderAxis, from: string, to: string): boolean {
  const table: Readonly<Record<string, readonly string[]>> = ORDER_TRANSITIONS[axis];
  return table[from]?.includes(to) ?? false;
}

/** Whether an order on its way can make this step of the workshop next. */
export function canStep(way: OrderWay, from: Fulfilment, to: Fulfilment): boolean {
  return WAY_STEPS[way][from]?.includes(to) ?? false;
}

export interface OrderMove {
  readonly axis: OrderAxis;
  readonly from: string;
  readonly to: string;
}

interface Moving extends OrderAxes {
  readonly way?: OrderWay;
  readonly heldAt?: Date | null;
}

/**
 * The moves from one set of states to another, at most one step on each axis. Throws on an illegal one: that is a bug. Of an order that is
 * held the workshop makes none, except that it is stopped (rule orders-hold).
 */
export function movesTo(from: Moving, to: Partial<OrderAxes>): OrderMove[] {
  return (Object.keys(ORDER_TRANSITIONS) as OrderAxis[]).flatMap((axis) => {
    const target = to[axis];
    if (target === undefined || target === from[axis]) return [];
    const isOnWay = axis !== "fulfilment" || !from.way || canStep(from.way, from.fulfilment, target as Fulfilment);
    const isHeld = axis === "fulfilment" && from.heldAt && target !== "stopped";
    if (!isOnWay || isHeld || !isMove(axis, from[axis], target))
      throw new Error(`an order cannot move from ${axis} ${from[axis]} to ${target}`);
    return [{ axis, from: from[axis], to: target }];
  });
}
