import { Spinner } from "@surimono/ui/spinner.tsx";
import { useEffect, useState } from "react";
import { Choices } from "../editor/frame/choices.tsx";
import { cutOf, garmentSize } from "./garment-measures.ts";
import { heightsFor, startHeight } from "./heights.ts";
import { type WornDesign, type WornGoods, wornDesign } from "./worn-goods.ts";
import { WornPicture } from "./worn-picture.tsx";
import { wornWords } from "./worn-words.ts";

interface WornStageProps {
  readonly goods: WornGoods;
  readonly name: string;
  readonly sizeId?: number | undefined;
  /** Somebody's own height, centimetres. */
  readonly heightCm?: number | undefined;
}

/** Clothes on a figure, by size and height (rule catalogue-worn). */
export function WornStage({ goods, name, sizeId, heightCm }: WornStageProps) {
  const [design, hasFailed] = useWornDesign(goods);
  const [chosen, choose] = useState(sizeId ?? goods.sizes[Math.floor((goods.sizes.length - 1) / 2)]?.id);
  const size = goods.sizes.find(({ id }) => id === chosen) ?? goods.sizes[0];
  const [wished, wish] = useState(heightCm);
  const [side, setSide] = useState<"front" | "back">("front");
  const [isNear, setNear] = useState(false);
  const cut = cutOf(goods.silhouette);
  const measured = size && garmentSize(size);
  if (!size || !cut || !measured) return null;
  const heights = heightsFor(size, heightCm);
  const height = wished !== undefined && heights.includes(wished) ? wished : startHeight(size, heights);
  const hasBack = design?.prints.some(({ view }) => view === "back") ?? false;
  const shown = `${name}の${size.name}を、身長${height} cmの人が着たところ`;
  return (
    <div className="flex min-h-0 grow flex-col bg-bench">
      <div className="relative min-h-0 grow">
        {design ? (
          <div className="absolute inset-0 p-2">
            <WornPicture
              {...{ cut, side, isNear }}
              heightCm={height}
              tallestCm={Math.max(...heights, 160)}
              size={measured}
              color={design.color}
              prints={design.prints}
              name={shown}
            />
          </div>
        ) : (
          <p role="status" className="absolute inset-0 grid place-items-center text-14">
            {hasFailed ? "着たところを用意できませんでした。" : <Spinner size={32} />}
          </p>
        )}
      </div>
      <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
          <div className="flex min-w-0 items-center gap-2">
            <span aria-hidden className="shrink-0 text-12 text-mute">
              身長 cm
            </span>
            <Choices
              legend="身長（cm）"
              choices={heights.map((cm) => ({ id: cm, name: `${cm}` }))}
              chosen={height}
              onChoose={wish}
            />
          </div>
          <Choices legend="サイズ" choices={goods.sizes} chosen={size.id} onChoose={choose} />
          <Choices
            legend="見る範囲"
            choices={RANGES}
            chosen={isNear ? "near" : "whole"}
            onChoose={(id) => setNear(id === "near")}
          />
          {hasBack && <Choices legend="見る向き" choices={SIDES} chosen={side} onChoose={setSide} />}
        </div>
        <p className="mt-1 text-center text-12 text-mute" aria-live="polite">
          {wornWords(measured, height, design?.prints.filter(({ view }) => view === side) ?? [])}
        </p>
      </footer>
    </div>
  );
}

const RANGES = [
  { id: "whole", name: "全身" },
  { id: "near", name: "近くで" },
] as const;
const SIDES = [
  { id: "front", name: "まえ" },
  { id: "back", name: "うしろ" },
] as const;

function useWornDesign(goods: WornGoods): readonly [WornDesign | undefined, boolean] {
  const [design, setDesign] = useState<WornDesign>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    wornDesign(goods).then(
      (found) => {
        if (!isCurrent) return;
        setDesign(found);
        setFailed(found === undefined);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [goods]);
  return [design, hasFailed];
}
