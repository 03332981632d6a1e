import type { TextLayer } from "@surimono/domain/designs";
import { OutlineBuilder, roundedOutline, traceOutline } from "../paths/outline.ts";
import { paintOutline, strokeOutline } from "../paths/paint-outline.ts";
import type { SceneContext } from "../scene-context.ts";
import type { EmojiShape } from "./emoji-drawing.ts";
import type { TextLayout } from "./layout-text.ts";
import type { TextShaper } from "./text-shaper.ts";

/**
 * The outline is under the letters, or it would eat thin strokes; half of it is covered, so it is drawn twice as wide. Emoji get none: they
 * are pictures, and the lines around their many small shapes are where rasterisers begin to differ.
 */
export function drawText(ctx: SceneContext, layout: TextLayout, layer: TextLayer, shaper: TextShaper): void {
  const { color, outline, shadow } = layer;
  const emoji = emojiShapes(layout, shaper);
  if (shadow) {
    ctx.translate(shadow.x, shadow.y);
    if (outline) strokeOutline(ctx, layout.outline, shadow.color, outline.width * 2);
    paintOutline(ctx, layout.outline, shadow.color);
    for (const shape of emoji) paintOutline(ctx, shape.outline, shadow.color);
    ctx.translate(-shadow.x, -shadow.y);
  }
  if (outline) strokeOutline(ctx, layout.outline, outline.color, outline.width * 2);
  paintOutline(ctx, layout.outline, color);
  for (const shape of emoji) paintEmoji(ctx, shape);
}

/** Fractions of a micrometre. */
const PRECISION = 1000;

/** At their place in the text. One that is not loaded is skipped. */
function emojiShapes({ emoji }: TextLayout, shaper: TextShaper): readonly EmojiShape[] {
  return emoji.flatMap(({ id, place }) => {
    const drawing = shaper.emoji(id);
    if (drawing === undefined || drawing === "none") return [];
    return drawing.map((shape) => {
      const outline = new OutlineBuilder();
      outline.append(shape.outline, place);
      return { ...shape, outline: roundedOutline(outline, PRECISION) };
    });
  });
}

function paintEmoji(ctx: SceneContext, { outline, color, opacity, hollow }: EmojiShape): void {
  const { globalAlpha } = ctx;
  ctx.globalAlpha = globalAlpha * opacity;
  traceOutline(ctx, outline);
  // A small dot turned on a ring is only just convex, and not to every version of the rasteriser, which has two ways to fill: a second
  // outline of no size makes all use the same one.
  const [x = 0, y = 0] = outline.coordinates;
  ctx.moveTo(x, y);
  ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill(hollow ? "evenodd" : "nonzero");
  ctx.globalAlpha = globalAlpha;
}
