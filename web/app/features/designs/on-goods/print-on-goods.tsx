import type { OnGoods } from "@surimono/studio/on-goods";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useEffect, useRef, useState } from "react";
import type { SeenGoods } from "./laid-goods.ts";

interface PrintOnGoodsProps {
  /** Undefined until the goods are opened. */
  painted: SeenGoods["painted"] | undefined;
  painter: OnGoods;
  /** In pixels: twice what it takes on a screen. */
  width: number;
  label: string;
}

/** A print on goods, drawn on this device; it fills its box, which must be placed. */
export function PrintOnGoods({ painted, painter, width, label }: PrintOnGoodsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!painted || !canvas.current) return undefined;
    setDrawn(false);
    return painter.paint(canvas.current, width, painted, () => setDrawn(true));
  }, [painted, painter, width]);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className={`absolute inset-2 size-[calc(100%-1rem)] object-contain transition-opacity duration-200 ${isDrawn ? "" : "opacity-0"}`}
      />
      {!isDrawn && <Skeleton className="absolute inset-4" />}
    </>
  );
}
