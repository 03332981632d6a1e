import { type RefObject, useEffect, useRef, useState } from "react";
import type { GoodsCard } from "../model/other-goods.ts";
import type { CardPainter } from "./card-painter.ts";

interface CardPictureProps {
  readonly card: GoodsCard;
  readonly painter: CardPainter;
}

/** The goods, blank at first, then with the design in the same place; composed when scrolled into view. */
export function CardPicture({ card, painter }: CardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNear(canvas);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!isNear || isDrawn || !canvas.current) return undefined;
    return painter.paint(canvas.current, card.itemId, () => setDrawn(true));
  }, [isNear, isDrawn, painter, card.itemId]);

  return (
    <span className="relative block aspect-[240/272]">
      <img
        src={card.imageUrl}
        alt=""
        width={240}
        height={272}
        loading="lazy"
        className={`absolute inset-0 size-full object-contain ${isDrawn ? "invisible" : ""}`}
      />
      <canvas
        ref={canvas}
        data-drawn={isDrawn}
        className={`absolute inset-0 size-full object-contain ${isDrawn ? "" : "opacity-0"}`}
      />
    </span>
  );
}

function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isNear;
}
