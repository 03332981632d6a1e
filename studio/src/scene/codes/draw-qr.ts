import type { QrLayer } from "@surimono/domain/designs";
import type { SceneContext } from "../scene-context.ts";
import { qrModules } from "./qr-modules.ts";

/** Paints the code into the layer's box around the context's origin, dark modules in one path so that no seam shows between them. */
export function drawQr(ctx: SceneContext, { content, width, height, color, ground }: QrLayer): void {
  const { across, runs, quiet } = qrModules(content);
  const side = across + 2 * quiet;
  ctx.scale(width / side, height / side);
  ctx.translate(-side / 2, -side / 2);
  if (ground !== undefined) {
    ctx.beginPath();
    traceRun(ctx, 0, 0, side, side);
    ctx.fillStyle = ground;
    ctx.fill();
  }
  ctx.beginPath();
  for (const { x, y, length } of runs) traceRun(ctx, quiet + x, quiet + y, length, 1);
  ctx.fillStyle = color;
  ctx.fill();
}

function traceRun(ctx: SceneContext, x: number, y: number, w: number, h: number): void {
  ctx.moveTo(x, y);
  ctx.lineTo(x + w, y);
  ctx.lineTo(x + w, y + h);
  ctx.lineTo(x, y + h);
  ctx.closePath();
}
