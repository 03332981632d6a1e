import type { getCounterOrder } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { canBeHeld, canStep, orderNumber, parseOrderNumber, paymentWhenCancelled } from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import { listDeedsOf } from "../../platform/audit/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { countRemedies, findForCounter, type listMoves, listOrderNotes } from "../orders/index.ts";
import { isClosed } from "./is-closed.ts";
import { maskEmail, maskOrder } from "./mask.ts";

type Answer = AnswerOf<typeof getCounterOrder>;

const STEPS = ["printing", "packed", "shipped", "stored"] as const;

interface Looking {
  readonly maySeePeople: boolean;
  /** The look was written down. */
  readonly revealed?: boolean;
}

export async function getOrder(shop: Shop, number: string, { maySeePeople, revealed = false }: Looking) {
  const { db } = shop.database;
  const sequence = parseOrderNumber(number);
  const found = sequence === undefined ? undefined : await findForCounter(shop, sequence);
  if (!found) return fail("orders/no-such-order");
  const { order, moves, presented } = found;
  const isMasked = !maySeePeople || (isClosed(order) && !revealed);
  const { lifecycle, payment, fulfilment, email, heldAt, heldReason } = order;
  const hasLeft = presented.parcels_shipped > 0;
  const isOfGateway = isPaidAtGateway(order.paymentMethod);
  const key = { userId: order.userId, orderId: order.id };
  const notes = await listOrderNotes(db, key);
  return ok({
    order: isMasked ? maskOrder(presented) : presented,
    axes: { lifecycle, payment, fulfilment },
    steps: STEPS.filter((step) => lifecycle === "placed" && !heldAt && canStep(order.way, fulfilment, step)),
    hold: heldAt && { at: heldAt.toISOString(), reason: heldReason ?? "" },
    can_hold: !heldAt && canBeHeld(order),
    can_cancel: paymentWhenCancelled({ ...order, hasLeft, isPaidAtGateway: isOfGateway }).ok,
    remedies: await countRemedies(db, key),
    email: isMasked ? maskEmail(email) : email,
    is_masked: isMasked,
    can_reveal: isMasked && maySeePeople,
    quote_id: order.isQuoted ? order.cartId : null,
    // They may name people, as letters do (decision 440).
    notes: notes.map(({ id, at, author, text }) => ({ id, at: at.toISOString(), author, text: isMasked ? "" : text })),
    timeline: timelineOf(moves, await listDeedsOf(db, { kind: "order", id: orderNumber(order.sequence) })),
  });
}

type Moves = Awaited<ReturnType<typeof listMoves>>;
type Deeds = Awaited<ReturnType<typeof listDeedsOf>>;

function timelineOf(moves: Moves, deeds: Deeds): Answer["timeline"] {
  const lines = [
    ...moves.map((move) => ({
      id: move.id,
      at: move.at.toISOString(),
      kind: "move" as const,
      what: move.axis,
      from: move.from,
      to: move.to,
      by: move.cause,
      address: "",
      reason: move.reason ?? "",
    })),
    ...deeds.map((deed) => ({
      id: deed.id,
      at: deed.at.toISOString(),
      kind: "deed" as const,
      what: deed.action,
      from: "",
      to: "",
      by: deed.actorName,
      address: deed.address,
      reason: deed.reason ?? "",
    })),
  ];
  return lines.sort((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}
