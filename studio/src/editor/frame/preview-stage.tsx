import type { ViewId } from "@surimono/domain/catalogue";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { type RefObject, useRef } from "react";
import { DrawnPicture } from "../../close-look/drawn-picture.tsx";
import type { Extent, PictureView } from "../../close-look/picture-view.ts";
import { usePictureHand } from "../../close-look/use-picture-hand.ts";
import { type StageKeys, usePictureView, useStageKeys } from "../../close-look/use-picture-view.ts";
import { useRoom } from "../../close-look/use-room.ts";
import { isTrueSize, ZoomBar } from "../../close-look/zoom-bar.tsx";
import type { GoodsPlan } from "../canvas/goods-plan.ts";
import { useDrawnGoods } from "../canvas/use-drawn-goods.ts";

interface PreviewStageProps {
  readonly view: ViewId | undefined;
  readonly sizeWidth: number;
  /** How much wider the widest size is than the plan's, so that it fits whole at the same scale. */
  readonly widestOf: (plan: GoodsPlan) => number;
  readonly name: string;
  /** CSS pixels per millimetre on this screen. */
  readonly trueScale: number;
  readonly keys: RefObject<StageKeys | null>;
  readonly onFit: () => void;
}

/** The picture of the goods with its controls. */
export function PreviewStage({ view, sizeWidth, widestOf, name, trueScale, keys, onFit }: PreviewStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const seen = usePictureView(room, trueScale, widestOf);
  const { drawn, hasFailed, retry } = useDrawnGoods(
    view,
    sizeWidth,
    (plan) => seen.scaleOf(plan) * globalThis.devicePixelRatio,
  );
  const hand = seen.act(drawn?.plan);
  const pointers = usePictureHand(frame, {
    move: (by) => hand.move(by, false),
    zoom: (factor, at) => hand.zoom(factor, at, false),
    doublePress: hand.doublePress,
  });
  useStageKeys(keys, hand);
  const shown = drawn && seen.shownOf(drawn.plan);
  const share = shown ? shown.scale / trueScale : 1;
  return (
    <div className="relative min-h-0 grow overflow-hidden bg-bench">
      <div
        ref={frame}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
        {...pointers}
      >
        {drawn && shown && (
          <DrawnPicture
            canvas={drawn.canvas}
            name={name}
            className={
              seen.isGliding ? "transition-[transform,width,height] duration-150 motion-reduce:transition-none" : ""
            }
            box={boxOf(drawn.plan, shown, room)}
          />
        )}
      </div>
      {!drawn && <Waiting hasFailed={hasFailed} onRetry={retry} />}
      {drawn && hasFailed && <Failed onRetry={retry} />}
      <ZoomBar
        words={`原寸の${Math.round(share * 100)}%`}
        isWhole={seen.isWhole}
        hand={hand}
        trueSize={{ isShown: !seen.isWhole && isTrueSize(share), onFit }}
      />
    </div>
  );
}

function Waiting({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  if (hasFailed) return <Failed onRetry={onRetry} />;
  return (
    <p role="status" className="pointer-events-none absolute inset-0 grid place-items-center text-14">
      <span className="flex items-center gap-2">
        <Spinner size={20} />
        仕上がりを描いています…
      </span>
    </p>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="absolute inset-x-4 top-4 mx-auto w-fit rounded-ctl bg-white px-4 py-1 text-14 shadow-float"
    >
      仕上がりを描けませんでした。
      <button type="button" className="min-h-11 px-2 text-red-text underline" onClick={onRetry}>
        もう一度試す
      </button>
    </p>
  );
}

function boxOf({ goods, width, height }: GoodsPlan, view: PictureView, room: Extent) {
  return {
    x: room.width / 2 + view.x - (goods.x + goods.w / 2) * view.scale,
    y: room.height / 2 + view.y - (goods.y + goods.h / 2) * view.scale,
    width: width * view.scale,
    height: height * view.scale,
  };
}
