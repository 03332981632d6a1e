import { Button } from "@surimono/ui/button.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { useCallback, useState } from "react";
import { DrawnHere } from "../close-look/drawn-here.tsx";
import type { GoodsLook } from "../close-look/looked-at.ts";
import { SIDES } from "../close-look/sides.ts";
import { useDrawn } from "../close-look/use-drawn.ts";
import { Choices } from "../editor/frame/choices.tsx";
import { drawStillLife } from "./draw-still-life.ts";

/** Sharp on a large screen and on the narrow ones of phones. */
const WIDTH = 1200;
const RANGES = [
  { id: "whole", name: "全体" },
  { id: "near", name: "近くで" },
] as const;

interface StillLifeStageProps {
  /** Of the whole goods: front, back, or both. */
  readonly looks: readonly GoodsLook[];
  readonly artUrl: string;
  /** What is seen, for a screen reader. */
  readonly name: string;
}

/** The goods where they are used, in their true size (rule frame-still-life). */
export function StillLifeStage({ looks, artUrl, name }: StillLifeStageProps) {
  const sides = SIDES.filter(({ id }) => looks.some(({ view }) => view === id));
  const [side, setSide] = useState(sides[0]?.id);
  const look = looks.find(({ view }) => view === side);
  const [isNear, setNear] = useState(false);
  const draw = useCallback(async () => {
    const design = await look?.design?.();
    return look && design && drawStillLife({ artUrl, goods: look, isNear, width: WIDTH }, design);
  }, [artUrl, look, isNear]);
  const drawn = useDrawn(draw);
  const canvas = drawn.isCurrent ? drawn.canvas : undefined;
  return (
    <div className="flex min-h-0 grow flex-col bg-bench">
      <div className="relative min-h-0 grow">
        <DrawnHere drawn={drawn} name={`${name}を部屋に置いたところ`} />
      </div>
      <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
          {sides.length > 1 && <Choices legend="見る向き" choices={sides} chosen={side} onChoose={setSide} />}
          <Choices
            legend="見る範囲"
            choices={RANGES}
            chosen={isNear ? "near" : "whole"}
            onChoose={(id) => setNear(id === "near")}
          />
          <Button icon="download" disabled={!canvas} onClick={() => canvas && save(canvas, name)}>
            この画像を保存
          </Button>
        </div>
        <p className="mt-1 text-center text-12 text-mute">
          背景は合成です。大きさの比は実物に合わせていますが、色や影は実物とわずかに異なることがあります。
        </p>
      </footer>
    </div>
  );
}

function save(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((file) => file && saveFile(file, `${name}.jpg`), "image/jpeg", 0.9);
}
