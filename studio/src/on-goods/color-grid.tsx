import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useRef, useState } from "react";
import { paintColors } from "../editor/canvas/paint-colors.ts";
import type { GoodsColor } from "../editor/editor-props.ts";
import type { LoadedView } from "../editor/session/art-loader.ts";
import type { Print } from "../mockup/index.ts";

/** What is painted in each colour. */
export interface PaintedPrints {
  readonly loaded: LoadedView;
  readonly sizeWidth: number;
  readonly printsOn: (color: string) => readonly Print[];
}

interface ColorGridProps {
  readonly colors: readonly GoodsColor[];
  readonly ownId: number;
  readonly chosenId: number;
  /** Undefined until the goods and everything on them is there. */
  readonly painted: PaintedPrints | undefined;
  /** What else the colour would change. */
  readonly linesOf: (color: GoodsColor) => readonly string[];
  readonly onChoose: (color: GoodsColor) => void;
}

/** Of each picture, in pixels: sharp in the widest tile on a screen of two pixels for each CSS pixel. */
export const TILE_WIDTH = 560;

/** The prints on goods of every colour, painted one after the other. */
export function ColorGrid({ colors, ownId, chosenId, painted, linesOf, onChoose }: ColorGridProps) {
  const canvases = useRef(new Map<number, HTMLCanvasElement>());
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    if (!painted) return undefined;
    const onPainted = (id: number) => setDrawn((before) => (before.has(id) ? before : new Set([...before, id])));
    return paintColors({ ...painted, canvases: canvases.current, colors, width: TILE_WIDTH, onPainted });
  }, [painted, colors]);

  return (
    <ul className="mx-auto grid max-w-6xl grid-cols-2 gap-3 p-4 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
      {colors.map((color) => (
        <ColorTile
          key={color.id}
          color={color}
          isOwn={color.id === ownId}
          isChosen={color.id === chosenId}
          isDrawn={drawn.has(color.id)}
          lines={color.id === ownId ? [] : linesOf(color)}
          hold={(canvas) => {
            if (canvas) canvases.current.set(color.id, canvas);
            return () => canvases.current.delete(color.id);
          }}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface ColorTileProps extends Pick<ColorGridProps, "onChoose"> {
  readonly color: GoodsColor;
  readonly isOwn: boolean;
  readonly isChosen: boolean;
  readonly isDrawn: boolean;
  readonly lines: readonly string[];
  readonly hold: (canvas: HTMLCanvasElement | null) => () => void;
}

/** An unavailable colour is shown too, with the reason instead of a press. */
function ColorTile({ color, isOwn, isChosen, isDrawn, lines, hold, onChoose }: ColorTileProps) {
  const { name, refusal } = color;
  const isRefused = refusal !== undefined && !isOwn;
  const words = isRefused ? [refusal] : lines;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={isRefused || undefined}
        aria-label={[name, ...(isOwn && !isChosen ? ["いまの色"] : []), ...words].join("：")}
        className={`flex h-full w-full flex-col rounded-card border-2 bg-white p-2 text-left transition-colors ${isChosen ? "border-red" : "border-line not-aria-disabled:hover:border-deep"}`}
        onClick={() => !isRefused && onChoose(color)}
      >
        <span className="relative block aspect-square w-full">
          <canvas
            ref={hold}
            role="img"
            aria-label={`${name}の仕上がり`}
            data-drawn={isDrawn}
            className={`absolute inset-0 size-full object-contain ${isRefused ? "opacity-50" : ""}`}
          />
          {!isDrawn && <Skeleton className="absolute inset-3" />}
        </span>
        <span className="mt-1 flex items-center gap-2 text-14 font-bold text-deep">
          <span className="size-4 shrink-0 rounded-full border border-ctl" style={{ backgroundColor: color.hex }} />
          <span className="min-w-0 truncate">{name}</span>
          {isOwn && <span className="ml-auto shrink-0 text-12 font-normal text-red-text">いまの色</span>}
        </span>
        {words.map((line) => (
          <span key={line} className="mt-1 flex gap-1 text-12 text-deep">
            <StudioIcon name="warning" size={16} className="shrink-0 text-warn" />
            {line}
          </span>
        ))}
      </button>
    </li>
  );
}
