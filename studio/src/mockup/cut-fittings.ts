import { drawPicture, type MockupContext } from "./canvas.ts";
import type { MockupOptions } from "./mockup-options.ts";

interface Base {
  /** The middle of the foot's lower edge, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Half its width in millimetres. */
  readonly half: number;
  readonly mm: number;
  readonly color: string;
  readonly opacity: number;
}

const FLAT = 0.24;
const RIM = "rgba(96,116,124,0.45)";

/** The round base that a foot stands in; its near half is in front of the foot. */
export function drawBase(context: MockupContext, base: Base, part: "far" | "near"): void {
  const { x, y, mm, color, opacity } = base;
  const [rx, ry] = [base.half * mm, base.half * FLAT * mm];
  // The foot ends below the upper face.
  const middle = y - 3 * mm;
  const ellipse = (down: number) => {
    context.beginPath();
    context.ellipse(x, middle + down * mm, rx, ry, 0, 0, Math.PI * 2);
  };
  context.save();
  if (part === "near") {
    context.beginPath();
    context.rect(x - rx * 2, middle + 0.6 * mm, rx * 4, ry * 3);
    context.clip();
  } else {
    for (let step = 4; step > 0; step--) {
      context.fillStyle = "rgba(40,36,34,0.04)";
      context.beginPath();
      context.ellipse(x + mm, middle + 3 * mm, rx + step * 0.8 * mm, ry + step * 0.7 * mm, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
  for (const down of [2.4, 0]) {
    ellipse(down);
    context.globalAlpha = part === "near" ? opacity * 0.75 : opacity;
    context.fillStyle = color.slice(0, 7);
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = 0.35 * mm;
    context.strokeStyle = RIM;
    context.stroke();
  }
  ellipse(0.35);
  context.lineWidth = 0.5 * mm;
  context.strokeStyle = "rgba(255,255,255,0.7)";
  context.stroke();
  context.restore();
}

interface Ring {
  readonly x: number;
  readonly y: number;
  /** Of the hole. */
  readonly radius: number;
  readonly mm: number;
}

/** A split ring through the ear, a short chain and the ring that keys hang on. */
export function drawRing({ context, width, height, createSurface }: MockupOptions, { x, y, radius, mm }: Ring): void {
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
