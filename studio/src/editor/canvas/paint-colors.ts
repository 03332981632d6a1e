import type { Print } from "../../mockup/index.ts";
import type { LoadedView } from "../session/art-loader.ts";
import { paintGoods } from "./goods-picture.ts";

interface ColorsToPaint {
  readonly canvases: ReadonlyMap<number, HTMLCanvasElement>;
  readonly colors: readonly { readonly id: number; readonly hex: string }[];
  readonly loaded: LoadedView;
  readonly sizeWidth: number;
  readonly printsOn: (color: string) => readonly Print[];
  /** Of each picture, in pixels. */
  readonly width: number;
  readonly onPainted: (colorId: number) => void;
}

/** Paints the prints on goods of every colour, one colour a frame, so that presses are answered between. Returns how to stop it. */
export function paintColors({
  canvases,
  colors,
  loaded,
  sizeWidth,
  printsOn,
  width,
  onPainted,
}: ColorsToPaint): () => void {
  const waiting = [...colors];
  let frame = requestAnimationFrame(paintNext);
  function paintNext(): void {
    const color = waiting.shift();
    if (!color) return;
    const canvas = canvases.get(color.id);
    if (canvas) {
      paintGoods(canvas, width, { sizeWidth, color: color.hex }, loaded, printsOn(color.hex));
      onPainted(color.id);
    }
    frame = requestAnimationFrame(paintNext);
  }
  return () => cancelAnimationFrame(frame);
}
