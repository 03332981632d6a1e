import { Spinner } from "@surimono/ui/spinner.tsx";
import { useState } from "react";
import { artOf } from "../close-look/draw-look.ts";
import { SIDES } from "../close-look/sides.ts";
import { Choices } from "../editor/frame/choices.tsx";
import { FigureChoices } from "./figure-choices.tsx";
import { cutOf, garmentSize } from "./garment-measures.ts";
import { GhostPicture } from "./ghost-picture.tsx";
import { heightsFor, startHeight } from "./heights.ts";
import { startSide, startWay, type WornWay } from "./start-way.ts";
import { useWornDesign } from "./use-worn-design.ts";
import type { WornGoods } from "./worn-goods.ts";
import { WornPicture } from "./worn-picture.tsx";
import { ghostWords, wornWords } from "./worn-words.ts";

interface WornStageProps {
  readonly goods: WornGoods;
  readonly artUrl: string;
  readonly name: string;
  readonly sizeId?: number | undefined;
  /** Somebody's own height, centimetres. */
  readonly heightCm?: number | undefined;
}

const WAYS = [
  { id: "ghost", name: "着た形" },
  { id: "figure", name: "体型図" },
] as const;

/** Clothes by size: as they look worn, where that is drawn of them, and on a figure by height (rule catalogue-worn). */
export function WornStage({ goods, artUrl, name, sizeId, heightCm }: WornStageProps) {
  const art = artOf(artUrl, goods);
  const { design, hasGhost, hasFailed } = useWornDesign(goods, art);
  const [chosen, choose] = useState(sizeId ?? goods.sizes[Math.floor((goods.sizes.length - 1) / 2)]?.id);
  const size = goods.sizes.find(({ id }) => id === chosen) ?? goods.sizes[0];
  const [wished, wish] = useState(heightCm);
  const [turned, turn] = useState<"front" | "back">();
  const [isNear, setNear] = useState(false);
  const [asked, ask] = useState<WornWay>();
  const cut = cutOf(goods.silhouette);
  const measured = size && garmentSize(size);
  if (!size || !cut || !measured) return null;
  const prints = design?.prints ?? [];
  const printed = (view: "front" | "back") => prints.filter((print) => print.view === view);
  const side = turned ?? startSide(prints);
  const way = hasGhost ? (asked ?? startWay(heightCm)) : "figure";
  const heights = heightsFor(size, heightCm);
  const height = wished !== undefined && heights.includes(wished) ? wished : startHeight(size, heights);
  const isKnown = design !== undefined && hasGhost !== undefined;
  return (
    <div className="flex min-h-0 grow flex-col bg-bench">
      <div className="relative min-h-0 grow">
        {!isKnown ? (
          <p role="status" className="absolute inset-0 grid place-items-center px-6 text-center text-14">
            {hasFailed ? (
              "着たところを用意できませんでした。通信を確かめて、もう一度開いてください。"
            ) : (
              <Spinner size={32} />
            )}
          </p>
        ) : way === "ghost" ? (
          <GhostPicture {...{ art, goods, size, side, name }} />
        ) : (
          <div className="absolute inset-0 p-2">
            <WornPicture
              {...{ cut, side, isNear }}
              heightCm={height}
              tallestCm={Math.max(...heights, 160)}
              size={measured}
              color={design.color}
              prints={design.prints}
              name={`${name}の${size.name}を、身長${height} cmの人が着たところ`}
            />
          </div>
        )}
      </div>
      <footer className="shrink-0 border-t border-line bg-white px-4 py-2">
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
          {hasGhost && <Choices legend="見かた" choices={WAYS} chosen={way} onChoose={ask} />}
          <Choices legend="サイズ" choices={goods.sizes} chosen={size.id} onChoose={choose} />
          {isKnown && way === "figure" && (
            <FigureChoices {...{ heights, height, isNear }} onHeight={wish} onNear={setNear} />
          )}
          {isKnown && (way === "ghost" || printed("back").length > 0) && (
            <Choices legend="見る向き" choices={SIDES} chosen={side} onChoose={turn} />
          )}
        </div>
        <p className="mt-1 text-center text-12 text-mute" aria-live="polite">
          {isKnown &&
            (way === "ghost" ? ghostWords(printed(side).length > 0) : wornWords(measured, height, printed(side)))}
        </p>
      </footer>
    </div>
  );
}
