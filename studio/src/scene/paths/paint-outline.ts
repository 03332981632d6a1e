import type { SceneContext } from "../scene-context.ts";
import { type Outline, traceOutline } from "./outline.ts";

/** Filled, with a line half over its edge. */
export function paintOutline(
  ctx: SceneContext,
  outline: Outline,
  color: string,
  edge?: { readonly color: string; readonly width: number },
): void {
  traceOutline(ctx, outline);
  ctx.fillStyle = color;
  ctx.fill();
  if (edge) strokeOutline(ctx, outline, edge.color, edge.width);
}

export function strokeOutline(ctx: SceneContext, outline: Outline, color: string, width: number): void {
  if (width <= 0) return;
  traceOutline(ctx, outline);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  ctx.stroke();
}
