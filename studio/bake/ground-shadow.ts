import { blur, createField, type Field, moved, smoothstep } from "./field.ts";
import type { Stage } from "./stage.ts";

/** Contact shadow and soft shadow, falling down and right, faded out before the picture ends so that no box shows on a tint. */
export function groundShadow(stage: Stage, mask: Field, strength = 1): Field {
  const unit = stage.width / 900;
  const contact = moved(blur(mask, 3.2 * unit), 2 * unit, 3.5 * unit);
  const near = moved(blur(mask, 9 * unit), 6 * unit, 10 * unit);
  const far = moved(blur(mask, 24 * unit), 13 * unit, 22 * unit);
  const out = createField(stage.width, stage.height);
  for (let i = 0; i < out.data.length; i++) {
    const dark = 0.2 * (contact.data[i] as number) + 0.15 * (near.data[i] as number) + 0.17 * (far.data[i] as number);
    out.data[i] = dark * strength * insetOf(stage, i);
  }
  return out;
}

export function insetOf(stage: Stage, index: number): number {
  const x = index % stage.width;
  const y = Math.floor(index / stage.width);
  const near = Math.min(x, y, stage.width - 1 - x, stage.height - 1 - y);
  return smoothstep(2, stage.width * 0.04, near);
}
