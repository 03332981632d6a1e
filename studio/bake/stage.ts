import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { createField, type Field } from "./field.ts";

/** One frame for all goods: 900 × 1,020. */
export const FRAME = { width: 1500, height: 1700 } as const;

/** Turns millimetres of the goods into pixels of the picture. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  readonly originX: number;
  readonly originY: number;
}

export function createStage(pxPerMm: number, originX: number, originY: number): Stage {
  return { ...FRAME, pxPerMm, originX, originY };
}

/** The same place in a picture of so many times as many pixels a side. */
export function enlarged(stage: Stage, times: number): Stage {
  return {
    width: stage.width * times,
    height: stage.height * times,
    pxPerMm: stage.pxPerMm * times,
    originX: stage.originX * times,
    originY: stage.originY * times,
  };
}

/** SVG path data in millimetres. */
export type PathData = string;

export function drawOn(stage: Stage, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(stage.width, stage.height);
  const context = canvas.getContext("2d");
  context.setTransform(stage.pxPerMm, 0, 0, stage.pxPerMm, stage.originX, stage.originY);
  draw(context);
  return canvas;
}

export function alphaOf(canvas: Canvas): Field {
  const { width, height } = canvas;
  const pixels = canvas.getContext("2d").getImageData(0, 0, width, height).data;
  const out = createField(width, height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = (pixels[i * 4 + 3] as number) / 255;
  return out;
}

/** How much of each pixel the shape covers, 0 to 1. */
export function fillOf(stage: Stage, ...paths: PathData[]): Field {
  return alphaOf(
    drawOn(stage, (context) => {
      for (const path of paths) context.fill(new Path2D(path));
    }),
  );
}

export interface StrokeStyle {
  readonly width: number;
  readonly dash?: readonly number[];
  readonly cap?: CanvasLineCap;
  readonly dx?: number;
  readonly dy?: number;
}

export function strokeOf(stage: Stage, style: StrokeStyle, ...paths: PathData[]): Field {
  return alphaOf(
    drawOn(stage, (context) => {
      context.translate(style.dx ?? 0, style.dy ?? 0);
      context.lineWidth = style.width;
      context.lineCap = style.cap ?? "round";
      context.lineJoin = "round";
      if (style.dash) context.setLineDash([...style.dash]);
      for (const path of paths) context.stroke(new Path2D(path));
    }),
  );
}

/** The place in millimetres of a pixel's middle. */
export function toMm(stage: Stage, x: number, y: number): [number, number] {
  return [(x + 0.5 - stage.originX) / stage.pxPerMm, (y + 0.5 - stage.originY) / stage.pxPerMm];
}
