import { createField, type Field } from "./field.ts";
import { type Stage, toMm } from "./stage.ts";

/** A height (mm) for each place (mm) of a piece. */
export function reliefOf(stage: Stage, coverage: Field, heightAt: (x: number, y: number) => number): Field {
  const out = createField(stage.width, stage.height);
  for (let i = 0; i < out.data.length; i++) {
    if ((coverage.data[i] as number) === 0) continue;
    const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
    out.data[i] = heightAt(x, y);
  }
  return out;
}
