import { type RefObject, useRef } from "react";
import { DrawnPicture } from "./drawn-picture.tsx";
import type { LookedAt } from "./looked-at.ts";
import { usePictureHand } from "./use-picture-hand.ts";
import { type MeasuredPicture, type StageKeys, usePictureView, useStageKeys } from "./use-picture-view.ts";
import { useRoom } from "./use-room.ts";
import { useSharpLook } from "./use-sharp-look.ts";
import { useWidthMm } from "./use-width-mm.ts";
import { isTrueSize, ZoomBar } from "./zoom-bar.tsx";

interface LookStageProps {
  readonly picture: LookedAt;
  readonly artUrl: string;
  /** CSS pixels per millimetre on this screen. */
  readonly pxPerMm: number;
  readonly keys: RefObject<StageKeys | null>;
  readonly onFit: () => void;
  /** To the next picture, 1, or the one before, −1. */
  readonly onTurn: (step: 1 | -1) => void;
}

const asItIs = () => 1;

/** One picture with its controls, measured in its own widths. */
export function LookStage({ picture, artUrl, pxPerMm, keys, onFit, onTurn }: LookStageProps) {
  const { goods, ratio, name, still } = picture;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const widthMm = useWidthMm(artUrl, goods);
  const trueScale = widthMm && pxPerMm * widthMm;
  const seen = usePictureView(room, trueScale, asItIs);
  const plan: MeasuredPicture = { goods: { x: 0, y: 0, w: 1, h: ratio }, prints: undefined };
  const hand = seen.act(plan);
  const turn = seen.isWhole ? onTurn : undefined;
  const pointers = usePictureHand(frame, {
    move: (by) => hand.move(by, false),
    zoom: (factor, at) => hand.zoom(factor, at, false),
    doublePress: hand.doublePress,
    ...(turn && { swipe: turn }),
  });
  useStageKeys(keys, hand, turn);
  const { scale, x, y } = seen.shownOf(plan);
  const sharp = useSharpLook(artUrl, goods, ratio, scale * globalThis.devicePixelRatio);
  const box = {
    x: room.width / 2 + x - scale / 2,
    y: room.height / 2 + y - (ratio * scale) / 2,
    width: scale,
    height: ratio * scale,
  };
  const gliding = seen.isGliding
    ? "transition-[transform,width,height] duration-150 motion-reduce:transition-none"
    : "";
  const share = scale / (trueScale ?? seen.wholeOf(plan));
  return (
    <div className="relative min-h-0 grow overflow-hidden bg-bench">
      <div
        ref={frame}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
        {...pointers}
      >
        {room.width > 0 &&
          (sharp ? (
            <DrawnPicture canvas={sharp} name={name} className={gliding} box={box} />
          ) : (
            <div
              className={`absolute top-0 left-0 ${gliding}`}
              style={{
                width: box.width,
                height: box.height,
                transform: `translate(${box.x}px, ${box.y}px)`,
              }}
            >
              {still}
            </div>
          ))}
      </div>
      <ZoomBar
        words={`${trueScale ? "原寸の" : ""}${Math.round(share * 100)}%`}
        isWhole={seen.isWhole}
        hand={hand}
        trueSize={trueScale ? { isShown: !seen.isWhole && isTrueSize(share), onFit } : undefined}
      />
    </div>
  );
}
