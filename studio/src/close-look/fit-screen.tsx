import { Button } from "@surimono/ui/button.tsx";
import { Slider } from "@surimono/ui/slider.tsx";
import { useState } from "react";
import { ASSUMED_PX_PER_MM, CARD, LEAST_PX_PER_MM, MOST_PX_PER_MM } from "./true-size.ts";

interface FitScreenProps {
  readonly pxPerMm: number;
  readonly onKeep: (pxPerMm: number | undefined) => void;
  readonly onCancel: () => void;
}

/** The customer holds a bank card to the screen to calibrate it: then a millimetre here is a real millimetre. */
export function FitScreen({ pxPerMm, onKeep, onCancel }: FitScreenProps) {
  const [chosen, setChosen] = useState(pxPerMm);
  // Upright in a narrow window, where a card does not fit lying.
  const [isUpright] = useState(() => innerWidth < innerHeight);
  const [width, height] = isUpright ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
  return (
    <section
      aria-label="原寸を画面に合わせる"
      className="flex min-h-0 grow flex-col overflow-y-auto bg-white px-4 py-5"
    >
      <p className="mx-auto max-w-140 text-14">
        クレジットカードや交通系ICカード（{CARD.width}×{CARD.height}
        mm）を画面に当て、枠がカードとぴったり同じ大きさになるように動かしてください。次からは、この画面で原寸どおりに表示します。
      </p>
      <div className="grid min-h-fit grow place-items-center overflow-hidden py-4">
        <div
          data-testid="card"
          className="rounded-card border-2 border-red bg-tint"
          style={{ width: width * chosen, height: height * chosen }}
        />
      </div>
      <div className="mx-auto w-full max-w-140">
        <Slider
          wide
          label="枠の大きさ"
          min={LEAST_PX_PER_MM}
          max={MOST_PX_PER_MM}
          step={0.01}
          value={chosen}
          text={`${Math.round((100 * chosen) / ASSUMED_PX_PER_MM)}%`}
          onChange={setChosen}
        />
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button variant="quiet" size={44} className="underline" onClick={() => onKeep(undefined)}>
          標準に戻す
        </Button>
        <Button size={44} onClick={onCancel}>
          やめる
        </Button>
        <Button variant="primary" size={44} onClick={() => onKeep(chosen)}>
          この大きさに合わせる
        </Button>
      </div>
    </section>
  );
}
