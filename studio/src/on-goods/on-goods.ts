import { createGoodsPainter, type Outlines, type PaintedGoods } from "../editor/canvas/goods-painter.ts";
import { createFewAtOnce } from "../editor/session/few-at-once.ts";
import type { SceneAssets } from "../scene/index.ts";

/** What is drawn on many goods outside an open editor. */
export interface OnGoods {
  /** Draws when everything is there; `onDrawn` tells. Returns a function that cancels. */
  paint(canvas: HTMLCanvasElement, width: number, goods: PaintedGoods, onDrawn: () => void): () => void;
}

/** Fetching and scaling fill the waits of composing; more would only delay the first row. */
const AT_ONCE = 4;

export function createOnGoods(outlines: Outlines, assets: SceneAssets, isThere: Promise<unknown>): OnGoods {
  const painter = createGoodsPainter(outlines, assets);
  const few = createFewAtOnce(AT_ONCE);
  return {
    paint: (canvas, width, goods, onDrawn) =>
      few.add(async (signal) => {
        await isThere;
        if (await painter.paint(canvas, width, goods, signal)) onDrawn();
      }),
  };
}
