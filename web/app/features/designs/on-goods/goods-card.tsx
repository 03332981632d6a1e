import type { OnGoods } from "@surimono/studio/on-goods";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useEffect, useRef, useState } from "react";
import { Price } from "#app/ui/price.tsx";
import type { SeenGoods } from "./laid-goods.ts";

interface GoodsCardProps {
  name: string;
  /** Undefined until the goods are opened. */
  laid: SeenGoods | undefined;
  painter: OnGoods;
  isBusy: boolean;
  isChosen: boolean;
  isKept: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
}

/** Twice the width of a card on a phone. */
const WIDTH = 400;

/** The picture on one kind of goods: a press designs it further, the tick saves it with others. */
export function GoodsCard({ name, laid, painter, isBusy, isChosen, isKept, onChoose, onOpen }: GoodsCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!laid || !canvas.current) return undefined;
    setDrawn(false);
    return painter.paint(canvas.current, WIDTH, laid.painted, () => setDrawn(true));
  }, [laid, painter]);
  return (
    <li className="group relative">
      <button
        type="button"
        disabled={!laid || isBusy}
        className="paper relative block aspect-square w-full overflow-hidden rounded-card"
        onClick={onOpen}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${name}をこの絵でデザインする`}
          className={`absolute inset-2 size-[calc(100%-1rem)] object-contain transition-opacity duration-200 ${isDrawn ? "" : "opacity-0"}`}
        />
        {!isDrawn && <Skeleton className="absolute inset-4" />}
      </button>
      <label className="absolute top-0 left-0 flex size-11 items-center justify-center">
        <CheckSquare
          checked={isChosen || isKept}
          disabled={!laid || isKept || isBusy}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="sr-only">{name}を選ぶ</span>
      </label>
      <p className="mt-2 font-bold text-14 text-deep">{name}</p>
      <p className="min-h-6 text-14">
        {laid && <Price value={laid.price} size={16} />}
        {laid && <span className="ml-2 text-12 text-mute">{laid.colorName}</span>}
      </p>
      {isKept && <p className="text-12 text-ok">保存しました</p>}
    </li>
  );
}
