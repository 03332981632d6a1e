import type { Obstacle, ObstacleCode } from "@surimono/domain/cart";
import * as z from "zod/mini";
import { addressMessages, splitMessages } from "../delivery/index.ts";
import { wireName } from "../kernel/index.ts";
import { paymentMessages } from "../payments/index.ts";
import { lineMessages, quantityMessages, rosterObstacles } from "./failures.ts";

/** Japanese, ready to show beside the field. */
export function obstacleMessage(code: ObstacleCode, limit = 0): string {
  if (code === "cart/below-minimum" || code === "cart/above-maximum" || code === "cart/too-few-for-screens")
    return quantityMessages[code](limit);
  if (code === "delivery/split-missing" || code === "delivery/split-over") return splitMessages[code](limit);
  if (code === "cart/roster-missing" || code === "cart/roster-too-long") return rosterObstacles[code](limit);
  return { ...lineMessages, ...addressMessages, ...paymentMessages }[code];
}

/** What blocks an order, and where the screens show it. */
export const obstacleSchema = z.object({
  step: z.enum(["cart", "address", "payment"]),
  field: z.string(),
  code: z.string(),
  message: z.string(),
  line_id: z.optional(z.string()),
  /** Of several. */
  destination_id: z.optional(z.string()),
});

export type WireObstacle = z.output<typeof obstacleSchema>;

export function toWireObstacle(obstacle: Obstacle): WireObstacle {
  return {
    step: obstacle.step,
    field: wireName(obstacle.field),
    code: obstacle.code,
    message: obstacleMessage(obstacle.code, obstacle.limit),
    ...(obstacle.lineId !== undefined && { line_id: obstacle.lineId }),
    ...(obstacle.destinationId !== undefined && { destination_id: obstacle.destinationId }),
  };
}
