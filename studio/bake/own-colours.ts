import type { Canvas } from "@napi-rs/canvas";
import type { Field } from "./field.ts";
import { BRIGHTEST, exposed } from "./film.ts";
import { drawOn, type Stage } from "./stage.ts";

/** What is never dyed, such as bare steel and a zip's teeth: its light, linear, and where it is. */
export interface OwnLight {
  readonly light: readonly [Field, Field, Field];
  readonly coverage: Field;
}

/** As a label, exposed as goods are whose white throws back `level`. */
export function ownColours(stage: Stage, own: OwnLight, level: number): Canvas {
  return drawOn(stage, (context) => {
    const image = context.createImageData(stage.width, stage.height);
    own.coverage.data.forEach((share, i) => {
      if (share === 0) return;
      const color = own.light.map(({ data }) => (255 * exposed((data[i] as number) / level)) / BRIGHTEST);
      image.data.set([...color, share * 255], i * 4);
    });
    context.putImageData(image, 0, 0);
  });
}
