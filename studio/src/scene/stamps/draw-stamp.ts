import type { StampLayer } from "@surimono/domain/designs";
import { type Affine, type Outline, OutlineBuilder, traceOutline } from "../paths/outline.ts";
import { parsePath } from "../paths/parse-path.ts";
import type { SceneContext } from "../scene-context.ts";
import type { Stamp, StampShape } from "./stamp.ts";

/** For an ink without a colour in the layer: it is printed rather than lost. */
const SPARE_INK = "#343131";

const outlines = new WeakMap<Stamp, readonly Outline[]>();

/** Paints the stamp into the layer's box around the context's origin; its lines grow and stretch with it. */
export function drawStamp(ctx: SceneContext, stamp: Stamp, layer: Pick<StampLayer, "width" | "height" | "inks">): void {
  const [left, top, width, height] = stamp.box;
  ctx.scale(layer.width / width, layer.height / height);
  ctx.translate(-left - width / 2, -top - height / 2);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  outlinesOf(stamp).forEach((outline, index) => {
    const shape = stamp.shapes[index] as StampShape;
    const color = layer.inks[shape.ink] ?? stamp.inks[shape.ink] ?? SPARE_INK;
    traceOutline(ctx, outline);
    if (shape.line === undefined) {
      ctx.fillStyle = color;
      ctx.fill(shape.hollow ? "evenodd" : "nonzero");
    } else {
      ctx.strokeStyle = color;
      ctx.lineWidth = shape.line;
      ctx.stroke();
    }
  });
}

/** One outline for each shape, with its mirrored and turned copies, in the stamp's units. */
export function outlinesOf(stamp: Stamp): readonly Outline[] {
  const known = outlines.get(stamp);
  if (known) return known;
  const fresh = stamp.shapes.map(shapeOutline);
  outlines.set(stamp, fresh);
  return fresh;
}

function shapeOutline({ d, mirror, spin }: StampShape): Outline {
  const once = parsePath(d);
  if (mirror === undefined && spin === undefined) return once;
  const pair = new OutlineBuilder();
  pair.append(once, [1, 0, 0, 1, 0, 0]);
  if (mirror !== undefined) pair.append(once, [-1, 0, 0, 1, 2 * mirror, 0]);
  if (!spin) return pair;
  const whole = new OutlineBuilder();
  const [x, y, times] = spin;
  for (let index = 0; index < times; index++) whole.append(pair, turnAbout(x, y, (2 * Math.PI * index) / times));
  return whole;
}

function turnAbout(x: number, y: number, angle: number): Affine {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
