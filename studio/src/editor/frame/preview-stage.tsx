import type { ViewId } from "@surimono/domain/catalogue";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { GoodsPlan } from "../canvas/goods-plan.ts";
import { useDrawnGoods } from "../canvas/use-drawn-goods.ts";
import { usePictureHand } from "../canvas/use-picture-hand.ts";
import type { Extent, PictureView } from "../model/picture-view.ts";
import { type PreviewView, type StageKeys, usePreviewView, useStageKeys, ZOOM_STEP } from "./use-preview-view.ts";

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
  const seen = usePreviewView(room, trueScale, widestOf);
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
  return (
    <div className="relative min-h-0 grow overflow-hidden bg-bench">
      <div
        ref={frame}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
        {...pointers}
      >
        {drawn && shown && (
          <Picture
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
      <ZoomBar share={shown ? shown.pxPerMm / trueScale : 1} isWhole={seen.isWhole} hand={hand} onFit={onFit} />
    </div>
  );
}

interface ZoomBarProps {
  /** Shown at true size. */
  readonly share: number;
  readonly isWhole: boolean;
  readonly hand: ReturnType<PreviewView["act"]>;
  readonly onFit: () => void;
}

function ZoomBar({ share, isWhole, hand, onFit }: ZoomBarProps) {
  const isTrue = !isWhole && Math.abs(share - 1) < 0.001;
  return (
    <fieldset
      aria-label="拡大と縮小"
      className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center rounded-card bg-white p-1 whitespace-nowrap shadow-float"
    >
      <IconButton size={36} icon="minus" label="縮小" onClick={() => hand.zoom(1 / ZOOM_STEP)} />
      <output className="num w-22 text-center text-12">原寸の{Math.round(share * 100)}%</output>
      <IconButton size={36} icon="plus" label="拡大" onClick={() => hand.zoom(ZOOM_STEP)} />
      <IconButton
        size={36}
        icon={<StudioIcon name="fit-view" />}
        label="全体を見る"
        aria-pressed={isWhole}
        onClick={hand.showWhole}
      />
      <button
        type="button"
        aria-pressed={isTrue}
        className={`min-h-9 rounded-ctl px-3 text-14 max-md:min-h-11 ${isTrue ? "bg-deep text-white" : "text-deep hover:bg-paper"}`}
        onClick={hand.showTrue}
      >
        原寸で見る
      </button>
      <IconButton size={36} icon="ruler" label="原寸を画面に合わせる" onClick={onFit} />
    </fieldset>
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

interface PictureProps {
  readonly canvas: HTMLCanvasElement;
  readonly name: string;
  readonly className: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The drawn canvas itself replaces the old one: a copy would need as much memory again. */
function Picture({ canvas, name, className, box }: PictureProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    canvas.className = "block size-full";
    holder.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <div
      ref={holder}
      role="img"
      aria-label={name}
      className={`absolute top-0 left-0 ${className}`}
      style={{ width: box.width, height: box.height, transform: `translate(${box.x}px, ${box.y}px)` }}
    />
  );
}

function useRoom(frame: RefObject<HTMLElement | null>): Extent {
  const [room, setRoom] = useState<Extent>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}

function boxOf({ goods, width, height }: GoodsPlan, view: PictureView, room: Extent) {
  return {
    x: room.width / 2 + view.x - (goods.x + goods.w / 2) * view.pxPerMm,
    y: room.height / 2 + view.y - (goods.y + goods.h / 2) * view.pxPerMm,
    width: width * view.pxPerMm,
    height: height * view.pxPerMm,
  };
}
