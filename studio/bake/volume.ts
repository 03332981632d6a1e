import { blur, createField, type Field } from "./field.ts";
import type { Stage } from "./stage.ts";

/** What fills the goods: high in the middle, falling off to the edges. Height in mm. */
export function dome(stage: Stage, coverage: Field, height: number, wide = 60, near = 22): Field {
  const broad = blur(coverage, wide * stage.pxPerMm);
  const narrow = blur(coverage, near * stage.pxPerMm);
  const out = createField(coverage.width, coverage.height);
  for (let i = 0; i < out.data.length; i++) {
    out.data[i] = height * (1.3 * (broad.data[i] as number) + 0.9 * (narrow.data[i] as number));
  }
  return out;
}
