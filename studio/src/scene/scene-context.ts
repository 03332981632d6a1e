/**
 * The part of Canvas 2D that the scene uses, in a shape that both the browser's context and @napi-rs/canvas satisfy.
 * `fillText` is left out on purpose: letters are drawn as outlines, or the two sides would differ.
 */
export interface SceneContext {
  readonly canvas: { readonly width: number; readonly height: number };
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: CanvasLineJoin;
  lineCap: CanvasLineCap;
  globalAlpha: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: ImageSmoothingQuality;
  save(): void;
  restore(): void;
  scale(x: number, y: number): void;
  rotate(angle: number): void;
  translate(x: number, y: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  getTransform(): Matrix;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void;
  bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number): void;
  fill(rule?: CanvasFillRule): void;
  stroke(): void;
  clip(): void;
  getImageData(x: number, y: number, width: number, height: number): PixelData;
  putImageData(pixels: never, x: number, y: number): void;
  // `never` because the two sides name different image types; drawLayer is the only caller.
  drawImage(image: never, dx: number, dy: number): void;
  drawImage(
    image: never,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void;
}

/** RGBA, not premultiplied. */
interface PixelData {
  readonly data: Uint8ClampedArray;
}

interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Anything the context's `drawImage` takes: an image element, a bitmap, a canvas. */
export interface SceneImage {
  readonly width: number;
  readonly height: number;
}

/** An empty transparent canvas, for a layer that must be blended as a whole. */
export interface Surface {
  readonly context: SceneContext;
  readonly image: SceneImage;
  /** Called when its picture has been drawn and is no longer needed. Undefined where releasing saves nothing. */
  readonly giveBack?: () => void;
}
