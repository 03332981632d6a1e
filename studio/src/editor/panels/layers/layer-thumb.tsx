import type { Layer } from "@surimono/domain/designs";
import { memo, useEffect, useRef, useState } from "react";
import { drawLayer } from "../../../scene/index.ts";
import { boundsOf } from "../../geometry/box.ts";
import { useSceneVersion, useSession } from "../../session/session-context.ts";
import { isPale } from "./thumb-ground.ts";

const SIDE = 34;

/** The layer alone, as it is printed, on a background that shows white. */
export const LayerThumb = memo(function LayerThumb({ layer }: { readonly layer: Layer }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { assets } = useSession().scene;
  const version = useSceneVersion();
  const [isOnDark, setOnDark] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext("2d", { willReadFrequently: true });
    if (!element || !ctx) return;
    const side = Math.round(SIDE * devicePixelRatio);
    element.width = side;
    element.height = side;
    const { left, top, right, bottom } = boundsOf([layer]);
    const scale = (side * 0.84) / Math.max(right - left, bottom - top);
    ctx.translate(side / 2 - ((left + right) / 2) * scale, side / 2 - ((top + bottom) / 2) * scale);
    drawLayer(ctx, { ...layer, hidden: false }, scale * 1000, assets);
    setOnDark(isPale(ctx.getImageData(0, 0, side, side).data));
  }, [layer, assets, version]);
  return (
    <canvas
      ref={canvas}
      className={`size-[34px] shrink-0 rounded-ctl border border-line ${isOnDark ? "bg-ctl" : "bg-bench"}`}
    />
  );
});
