import { drawPicture } from "./canvas.ts";
import type { MockupOptions } from "./mockup-options.ts";

interface Ring {
  readonly x: number;
  readonly y: number;
  /** Of the hole. */
  readonly radius: number;
  readonly mm: number;
}

/** A split ring through the ear, a short chain and the ring that keys hang on. */
export function drawKeyRing(
  { context, width, height, createSurface }: MockupOptions,
  { x, y, radius, mm }: Ring,
): void {
  const { context: metal, picture } = createSurface(width, height);
  const ring = (up: number, r: number, thick: number, stretch = 1): void => {
    for (const [share, style] of [
      [1, "#6f7276"],
      [0.78, "#c4c7ca"],
      [0.36, "#f3f4f5"],
    ] as const) {
      metal.lineWidth = thick * share * mm;
      metal.strokeStyle = style;
      metal.beginPath();
      metal.ellipse(x, y - up * mm, r * mm, r * stretch * mm, 0, 0, Math.PI * 2);
      metal.stroke();
    }
  };
  ring(8.2, 6.6, 1.3);
  for (const link of [0, 1, 2]) ring(16.6 + link * 4.3, link % 2 === 0 ? 1.4 : 2.4, 0.9, 1.5);
  ring(36, 7.6, 1.9);
  // In front of the ring that goes through it, the ear's lower lip.
  metal.globalCompositeOperation = "destination-out";
  metal.fillStyle = "#000000";
  metal.fillRect(x - 3 * mm, y + radius + 0.1 * mm, 6 * mm, 3 * mm);
  drawPicture(context, picture, { x: 0, y: 0, w: width, h: height });
}
