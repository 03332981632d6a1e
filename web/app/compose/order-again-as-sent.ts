import type { AnswerOf } from "@surimono/contract/kernel";
import { type getOrder, repeatDestinations, repeatRosters } from "@surimono/contract/orders";
import { readCartAgain } from "#app/features/cart/cart.queries.ts";
import { orderAgain } from "#app/features/cart/order-again.ts";
import { call } from "#app/session/call.ts";

type Order = Pick<AnswerOf<typeof getOrder>, "order_id" | "lines" | "destinations" | "delivery_method">;

/** Everything of an earlier order once more, with the same names, and to where it went. Answers whether anything went into the cart. */
export async function orderAgainAsSent(order: Order): Promise<boolean> {
  const isAny = await orderAgain(linesSent(order));
  if (!isAny) return false;
  const isPersonal = order.lines.some(({ personal }) => personal);
  const isElsewhere = order.delivery_method === "warehouse" || order.destinations.filter(isSent).length > 1;
  if (isPersonal) await call(repeatRosters, { order_id: order.order_id });
  if (isElsewhere) await call(repeatDestinations, { order_id: order.order_id });
  if (isPersonal || isElsewhere) await readCartAgain();
  return true;
}

const isSent = ({ state }: Order["destinations"][number]) => state !== "cancelled";

/** Without the parcels that were taken out, unless nothing else was there. Lines with names are whole: the names are dealt over all of it. */
function linesSent({ lines, destinations }: Order): Order["lines"] {
  const out = destinations.filter((one) => !isSent(one)).flatMap(({ pieces }) => pieces);
  const sent = lines.flatMap((line) => {
    const taken = line.personal ? [] : out.filter(({ line_id }) => line_id === line.line_id);
    const quantity = taken.reduce((left, piece) => left - piece.quantity, line.quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return sent.length > 0 ? sent : lines;
}
