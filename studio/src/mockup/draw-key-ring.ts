import type { PointPx } from "./art.ts";
import { drawPicture } from "./canvas.ts";
import type { MockupOptions } from "./mockup-options.ts";

/** Where the hole was in which the ring was photographed, in millimetres from the goods' origin downwards. */
export const RING_HOLE = -3.4;

/** From the middle of the hole, mm: there, but within the hole, the split ring has gone through it and lies under the goods. */
const BEHIND = { right: 9, up: 12, down: 4, hole: 2.2 } as const;

/**
 * The `label` of goods on a ring, as it was photographed, moved to where the hole is: without one it stays. What is "behind" is drawn before the
 * goods. Everything is moved and cut by whole pixels, or it would be drawn softer, and not the same in every browser.
 */
export function drawKeyRing(
  { context, width, height, art, referenceWidth, sizeWidth }: MockupOptions,
  part: "behind" | "front",
  hole?: PointPx,
): void {
  const { view, pictures } = art;
  if (!pictures.label) return;
  const share = hole ? referenceWidth / sizeWidth : 1;
  const zoom = (share * width) / view.width;
  const mm = zoom * view.pxPerMm;
  const was = { x: view.originPx.x * zoom, y: view.originPx.y * zoom + RING_HOLE * mm };
  const [x, y] = [Math.round((hole?.x ?? was.x) - was.x), Math.round((hole?.y ?? was.y) - was.y)];
  const left = Math.round(x + was.x);
  const top = Math.round(y + was.y - BEHIND.up * mm);
  context.save();
  context.beginPath();
  context.rect(left, top, Math.round(BEHIND.right * mm), Math.round((BEHIND.up + BEHIND.down) * mm));
  context.ellipse(left, Math.round(y + was.y), BEHIND.hole * mm, BEHIND.hole * mm, 0, -Math.PI / 2, Math.PI / 2);
  context.closePath();
  if (part === "front") context.rect(0, 0, width, height);
  context.clip("evenodd");
  drawPicture(context, pictures.label, { x, y, w: width * share, h: height * share });
  context.restore();
}
