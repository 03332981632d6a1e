import type { RectUm } from "@surimono/domain/kernel";
import type { Print } from "../mockup/index.ts";

/** Where a print lies in the picture around a wall, twice where it goes over the seam behind: left edges in micrometres. */
export function placesAround(rect: Pick<RectUm, "x" | "w">, around: number): number[] {
  const left = (((rect.x + around / 2) % around) + around) % around;
  return left + rect.w > around ? [left, left - around] : [left];
}

/** The wall unrolled, in the colour of the goods with its prints: its seam is behind, opposite of the front. */
export function wallPicture(
  wall: { readonly radius: number; readonly wall: number },
  color: string,
  prints: readonly Print[],
  pxPerMm: number,
): HTMLCanvasElement {
  const around = 2 * Math.PI * wall.radius * 1000;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((around / 1000) * pxPerMm);
  canvas.height = Math.round(wall.wall * pxPerMm);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas for the wall");
  context.fillStyle = color.slice(0, 7);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(canvas.width / around, canvas.height / (wall.wall * 1000));
  context.imageSmoothingQuality = "high";
  for (const { rect, picture, ink } of prints) {
    // Bare ink takes the colour of the goods below it.
    context.globalCompositeOperation = ink === "bare" ? "multiply" : "source-over";
    for (const x of placesAround(rect, around)) {
      context.drawImage(picture as CanvasImageSource, x, rect.y, rect.w, rect.h);
    }
  }
  return canvas;
}
