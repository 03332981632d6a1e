import type { Canvas } from "@napi-rs/canvas";
import type { Goods } from "./goods.ts";
import { drawOn, toMm } from "./stage.ts";

/** A part of the goods with a colour of its own, under the same light. */
export function tinted(
  goods: Goods,
  color: readonly [number, number, number],
  coverageAt: (index: number) => number,
  textureAt: (x: number, y: number) => number = () => 1,
): Canvas {
  const { stage } = goods;
  return drawOn(stage, (context) => {
    const image = context.createImageData(stage.width, stage.height);
    for (let i = 0; i < goods.shade.data.length; i++) {
      const share = coverageAt(i);
      if (share <= 0) continue;
      const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
      const light = (goods.shade.data[i] as number) * textureAt(x, y);
      image.data.set([color[0] * light, color[1] * light, color[2] * light, share * 255], i * 4);
    }
    context.putImageData(image, 0, 0);
  });
}
