import { FRESH_LAYER, type GroundTouch, type ImageLayer, type RemovedGround } from "@surimono/domain/designs";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { usePictureHand } from "../../close-look/use-picture-hand.ts";
import { type MeasuredPicture, usePictureView } from "../../close-look/use-picture-view.ts";
import { useRoom } from "../../close-look/use-room.ts";
import { ZoomBar } from "../../close-look/zoom-bar.tsx";
import { drawLayer } from "../../scene/index.ts";
import type { Point } from "../geometry/box.ts";
import { CHECKER } from "../panels/image/gallery-item.tsx";
import { useSceneVersion, useSession } from "../session/session-context.ts";
import { type BrushHand, createBrushGestures } from "./brush-gestures.ts";
import { makeTouch } from "./make-touch.ts";

interface BrushStageProps {
  readonly layer: ImageLayer;
  readonly ground: RemovedGround;
  /** The size is that on the screen, so that whoever zooms paints finer. */
  readonly brush: { readonly kind: GroundTouch["kind"]; readonly size: number; readonly softness: number };
  readonly onTouch: (touch: GroundTouch) => void;
}

const asItIs = () => 1;

/** The whole picture, large, with the stroke that is being painted over it. */
export function BrushStage({ layer, ground, brush, onTouch }: BrushStageProps) {
  const ratio = layer.pixelHeight / layer.pixelWidth;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const seen = usePictureView(room, undefined, asItIs);
  const plan: MeasuredPicture = { goods: { x: 0, y: 0, w: 1, h: ratio }, prints: undefined };
  const view = seen.act(plan);
  const { scale, x, y } = seen.shownOf(plan);
  const corner = { x: x - scale / 2, y: y - (ratio * scale) / 2 };
  const [way, setWay] = useState<readonly Point[]>([]);
  const painted = useRef<readonly Point[]>([]);

  const paint = (points: readonly Point[]) => {
    painted.current = points;
    setWay(points);
  };
  const placeOf = (at: Point): Point => ({
    x: (at.x - corner.x) / scale,
    y: (at.y - corner.y) / (scale * ratio),
  });
  const pictureHand = {
    move: (by: Point) => view.move(by, false),
    zoom: (factor: number, at: Point) => view.zoom(factor, at, false),
    doublePress: () => undefined,
  };
  const hand: BrushHand = {
    begin: (at) => paint([placeOf(at)]),
    go: (at) => paint([...painted.current, placeOf(at)]),
    drop: () => paint([]),
    end: () => {
      const { kind, size, softness } = brush;
      if (painted.current.length > 0)
        onTouch(makeTouch({ kind, radius: size / scale, softness }, painted.current, ratio));
      paint([]);
    },
    picture: pictureHand,
  };
  const latest = useRef(hand);
  latest.current = hand;
  const [gestures] = useState(() => createBrushGestures(() => latest.current));
  // Only for the wheel: what pointers mean is the brush's own.
  usePictureHand(frame, pictureHand);

  const fromMiddle = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };

  return (
    <div className="relative min-h-0 grow overflow-hidden bg-bench">
      <div
        ref={frame}
        className="absolute inset-0 cursor-crosshair touch-none overflow-hidden select-none"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          gestures.down(event.pointerId, fromMiddle(event));
        }}
        onPointerMove={(event) => gestures.move(event.pointerId, fromMiddle(event))}
        onPointerUp={(event) => gestures.up(event.pointerId, fromMiddle(event), event.timeStamp)}
        onPointerCancel={(event) => gestures.cancel(event.pointerId)}
      >
        {room.width > 0 && (
          <div
            className={`absolute top-0 left-0 ${CHECKER}`}
            style={{
              width: scale,
              height: scale * ratio,
              transform: `translate(${room.width / 2 + corner.x}px, ${room.height / 2 + corner.y}px)`,
            }}
          >
            <PicturePaper layer={layer} ground={undefined} className="opacity-25" />
            <PicturePaper layer={layer} ground={ground} />
            <Stroke way={way} ratio={ratio} radius={brush.size / scale} isGone={brush.kind === "gone"} />
          </div>
        )}
      </div>
      <ZoomBar words={`${Math.round((scale / seen.wholeOf(plan)) * 100)}%`} isWhole={seen.isWhole} hand={view} />
    </div>
  );
}

interface StrokeProps {
  readonly way: readonly Point[];
  readonly ratio: number;
  readonly radius: number;
  readonly isGone: boolean;
}

function Stroke({ way, ratio, radius, isGone }: StrokeProps) {
  const [first] = way;
  if (!first) return null;
  // A single point is a line too short to be seen, with round ends.
  const points = [...way, { x: first.x + 1e-4, y: first.y }].slice(0, Math.max(2, way.length));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 1 ${ratio}`}
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <polyline
        points={points.map((point) => `${point.x},${point.y * ratio}`).join(" ")}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={2 * radius}
        className={isGone ? "stroke-red" : "stroke-success"}
        opacity={0.45}
      />
    </svg>
  );
}

interface PicturePaperProps {
  readonly layer: ImageLayer;
  readonly ground: RemovedGround | undefined;
  readonly className?: string;
}

/** Micrometres; only its ratio to the canvas matters. */
const WIDE = 100_000;

/** The uncropped picture, with or without its ground. */
function PicturePaper({ layer, ground, className = "" }: PicturePaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { assets } = useSession().scene;
  const version = useSceneVersion();
  const { assetId, pixelWidth, pixelHeight } = layer;
  const look = JSON.stringify(ground);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground is compared by its words, and a picture that arrived is a reason to draw again
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext("2d");
    const image = assets.image(assetId);
    if (!element || !ctx || !image) return;
    const frame = requestAnimationFrame(() => {
      element.width = image.width;
      element.height = image.height;
      const height = (WIDE * image.height) / image.width;
      const whole: ImageLayer = {
        ...FRESH_LAYER,
        ...{ kind: "image", id: "whole", name: "", assetId, pixelWidth, pixelHeight },
        ...{ x: WIDE / 2, y: height / 2, width: WIDE, height },
        ...(ground && { ground }),
      };
      drawLayer(ctx, whole, (image.width / WIDE) * 1000, assets);
    });
    return () => cancelAnimationFrame(frame);
  }, [look, assets, assetId, version]);
  return <canvas ref={canvas} className={`absolute inset-0 size-full ${className}`} />;
}
