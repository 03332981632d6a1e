import { useEffect, useRef, useState } from "react";
import { areaToPixels } from "../../mockup/index.ts";
import { traceAreaOutline } from "../../scene/index.ts";
import { paintGoods } from "../canvas/goods-picture.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { LoadedView } from "../session/art-loader.ts";
import { useEditorProps, useSession } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";

const WIDTH = 132;

/** The goods in small with the outline of the place. */
export function AreaPicture({ area, isOpen }: { readonly area: EditorArea; readonly isOpen: boolean }) {
  const { art } = useSession();
  const { item } = useEditorProps();
  const { hex } = useGoodsColor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loaded, setLoaded] = useState<LoadedView>();

  useEffect(() => {
    let isCurrent = true;
    void art.view(area.view).then((view) => {
      if (isCurrent) setLoaded(view);
    });
    return () => {
      isCurrent = false;
    };
  }, [art, area.view]);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !loaded) return;
    paintGoods(element, WIDTH, { sizeWidth: item.sizeWidth, color: hex }, loaded, []);
    const ctx = element.getContext("2d");
    const place = areaToPixels(loaded.file, loaded.art.view, area, item.sizeWidth, WIDTH);
    if (!ctx || place.outline.length === 0) return;
    const style = getComputedStyle(element);
    ctx.beginPath();
    if (area.outline && place.tiltDegrees === 0) {
      ctx.translate(place.box.x, place.box.y);
      traceAreaOutline(ctx, area.outline, place.box.w / area.width);
    } else {
      for (const { x, y } of place.outline) ctx.lineTo(x, y);
      ctx.closePath();
    }
    ctx.fillStyle = style.getPropertyValue(isOpen ? "--color-tint" : "--color-bench");
    ctx.globalAlpha = 0.6;
    ctx.fill("evenodd");
    ctx.globalAlpha = 1;
    ctx.strokeStyle = style.getPropertyValue(isOpen ? "--color-red" : "--color-ctl");
    ctx.lineWidth = 3;
    ctx.stroke();
  }, [loaded, area, item, hex, isOpen]);

  return <canvas ref={canvas} className="h-14 w-12 shrink-0 object-contain max-md:h-9 max-md:w-8" />;
}
