import { useEffect, useState } from "react";
import type { GoodsLook } from "./looked-at.ts";
import { drawnWidth } from "./picture-view.ts";

/** A still has this many pixels across; more than these are drawn here. */
const STILL_WIDTH = 1200;
/** Drawing waits until the hand rests. */
const REST_MS = 200;

/** The goods drawn as sharp as they are shown; undefined while the still is sharp enough, or nothing can be drawn. */
export function useSharpLook(
  artUrl: string,
  goods: GoodsLook | undefined,
  ratio: number,
  /** Device pixels across. */
  needed: number,
): HTMLCanvasElement | undefined {
  const [drawn, setDrawn] = useState<HTMLCanvasElement>();
  const width = needed > STILL_WIDTH ? drawnWidth(needed, ratio) : 0;
  const enough = drawn?.width ?? 0;

  useEffect(() => {
    if (!goods?.design || width <= enough) return undefined;
    let isCurrent = true;
    const draw = async () => {
      const [design, { artOf, drawLook }] = await Promise.all([goods.design?.(), import("./draw-look.ts")]);
      const canvas = design && isCurrent ? await drawLook(artOf(artUrl, goods), goods, design, width) : undefined;
      if (canvas && isCurrent) setDrawn(canvas);
    };
    // The still remains where drawing fails: it only is less sharp.
    const timer = setTimeout(() => void draw().catch(() => undefined), REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [artUrl, goods, width, enough]);

  return drawn;
}
