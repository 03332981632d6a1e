import type { OrderWay } from "@surimono/domain/delivery";
import type { OrderAxes } from "@surimono/domain/orders";

/** Of any way; what a way leaves out is never reached. */
const STEPS: readonly OrderAxes["fulfilment"][] = ["waiting", "printing", "packed", "stored", "shipped"];

interface Move {
  readonly axis: string;
  readonly to: string;
  readonly at: Date;
}

/**
 * When an order reached the steps that its buyer sees (rule orders-timeline), as ISO times; null for what is still to come, was left out or was taken back.
 * `moves` oldest first.
 */
export function reachedSteps(way: OrderWay, moves: readonly Move[]) {
  const reached = new Map<string, Date>();
  for (const { axis, to, at } of moves) {
    const step = STEPS.indexOf(to as OrderAxes["fulfilment"]);
    if (axis !== "fulfilment" || step < 0) continue;
    for (const later of STEPS.slice(step + 1)) reached.delete(later);
    if (!reached.has(to)) reached.set(to, at);
  }
  const timeOf = (step: OrderAxes["fulfilment"]) => reached.get(step)?.toISOString() ?? null;
  return {
    printing_at: timeOf("printing"),
    packed_at: timeOf("packed"),
    left_at: timeOf(way === "warehouse" ? "stored" : "shipped"),
  };
}
