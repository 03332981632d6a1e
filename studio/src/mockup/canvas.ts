/** The part of Canvas 2D used for composing, in a shape that both the browser's context and @napi-rs/canvas satisfy. */
export interface MockupContext {
  fillStyle: unknown;
  globalAlpha: number;
  globalCompositeOperation: GlobalCompositeOperation;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: ImageSmoothingQuality;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: CanvasLineJoin;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  closePath(): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  rect(x: number, y: number, w: number, h: number): void;
  fill(rule?: CanvasFillRule): void;
  stroke(): void;
  clip(rule?: CanvasFillRule): void;
  translate(x: number, y: number): void;
  save(): void;
  restore(): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  // `never` because the two sides name different image types; draw-picture.ts is the only caller.
  drawImage(image: never, x: number, y: number, w: number, h: number): void;
  getImageData(x: number, y: number, w: number, h: number): PixelData;
  createImageData(w: number, h: number): PixelData;
  putImageData(data: never, x: number, y: number): void;
}

export interface PixelData {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Anything `drawImage` takes: an image element, a bitmap, a canvas. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

export interface Surface {
  readonly context: MockupContext;
  readonly picture: Picture;
}

/** Makes an empty transparent canvas; the only difference between browser and server. */
export type CreateSurface = (width: number, height: number) => Surface;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function drawPicture(context: MockupContext, picture: Picture, box: Box): void {
  context.drawImage(picture as never, box.x, box.y, box.w, box.h);
}

/** The browser's `CreateSurface`. Contexts read pixels back, so they stay in main memory. */
export function createBrowserSurface(width: number, height: number): Surface {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser gives no 2D canvas");
  return { context: context as unknown as MockupContext, picture: canvas };
}
