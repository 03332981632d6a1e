import { Button } from "@surimono/ui/button.tsx";
import { Slider } from "@surimono/ui/slider.tsx";
import { useState } from "react";
import { Choices } from "../editor/frame/choices.tsx";
import { ASSUMED_PX_PER_MM, GAUGES, type Gauge, LEAST_PX_PER_MM, MOST_PX_PER_MM } from "./true-size.ts";
import type { ScreenScale } from "./use-screen-scale.ts";

interface FitScreenProps {
  readonly screen: ScreenScale;
  readonly onClose: () => void;
}

/** The customer holds a bank card or a coin to the screen to calibrate it: then a millimetre here is a real millimetre. */
export function FitScreen({ screen, onClose }: FitScreenProps) {
  const [chosen, setChosen] = useState(screen.pxPerMm);
  const keep = (fitted: number | undefined) => {
    screen.fit(fitted);
    onClose();
  };
  const [id, setId] = useState<Gauge["id"]>(GAUGES[0].id);
  const gauge = GAUGES.find((each) => each.id === id) ?? GAUGES[0];
  // Upright in a narrow window, where a card does not fit lying.
  const [isUpright] = useState(() => innerWidth < innerHeight);
  const [width, height] = isUpright ? [gauge.height, gauge.width] : [gauge.width, gauge.height];
  return (
    <section
      aria-label="原寸を画面に合わせる"
      className="flex min-h-0 grow flex-col overflow-y-auto bg-white px-4 py-5"
    >
      <p className="mx-auto max-w-140 text-14">
        {gauge.isRound
          ? `${gauge.name}（直径 ${gauge.width} mm）`
          : `クレジットカードや交通系ICカード（${gauge.width}×${gauge.height} mm）`}
        を画面に当て、枠がぴったり同じ大きさになるように動かしてください。次からは、この画面で原寸どおりに表示します。
      </p>
      <div className="mx-auto mt-2 max-w-full">
        <Choices legend="画面に当てるもの" choices={GAUGES} chosen={gauge.id} onChoose={setId} />
      </div>
      <div className="grid min-h-fit grow place-items-center overflow-hidden py-4">
        <div
          data-testid={gauge.id}
          className={`border-2 border-red bg-tint ${gauge.isRound ? "rounded-full" : "rounded-card"}`}
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
        <Button variant="quiet" size={44} className="underline" onClick={() => keep(undefined)}>
          標準に戻す
        </Button>
        <Button size={44} onClick={onClose}>
          やめる
        </Button>
        <Button variant="primary" size={44} onClick={() => keep(chosen)}>
          この大きさに合わせる
        </Button>
      </div>
    </section>
  );
}
