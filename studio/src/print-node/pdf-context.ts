import type { SceneContext, SceneImage, Surface } from "../scene/index.ts";
import { type PdfRef, pdfNumber, pdfNumbers } from "./pdf-file.ts";
import { multiply, type PdfMatrix, scaleOf } from "./pdf-matrix.ts";
import type { PdfResources } from "./pdf-resources.ts";

/** The scene used something PDF operators cannot express; that layer is then printed as pixels. */
export class NotVector extends Error {}

/** A picture in the file: one unit wide and high, bottom up. */
export interface PdfPicture extends SceneImage {
  readonly ref: PdfRef;
}

export interface PdfSurface extends Surface {
  readonly context: SceneContext;
  readonly image: PdfPicture;
  /** What was painted so far, as operators. */
  content(): string;
}

type Quad = [number, number, number, number];

const JOINS: Readonly<Record<CanvasLineJoin, number>> = { miter: 0, round: 1, bevel: 2 };
const CAPS: Readonly<Record<CanvasLineCap, number>> = { butt: 0, round: 1, square: 2 };

/**
 * A canvas that writes PDF operators, so that the one painter makes the vector file too. Its context throws `NotVector` for anything it
 * does not know: no part of a design may be dropped silently. Drawn onto another one, it becomes a transparency group.
 */
export function pdfSurface(resources: PdfResources, width: number, height: number): PdfSurface {
  const recorder = new PdfRecorder(resources, width, height);
  const content = (): string => recorder.operators.join("\n");
  let ref: PdfRef | undefined;
  const image: PdfPicture = {
    width,
    height,
    get ref() {
      const box = `/BBox [0 0 ${pdfNumbers([width, height])}] /Matrix [${1 / width} 0 0 ${-1 / height} 0 1]`;
      const group = "/Group << /S /Transparency /I true >>";
      const entries = `/Type /XObject /Subtype /Form ${box} ${group} /Resources ${resources.dictionary()}`;
      const { file, inks } = resources;
      ref ??= inks ? file.addLater(entries, inks.resolve(content())) : file.addStream(entries, content());
      return ref;
    },
  };
  return { context: strict(recorder) as unknown as SceneContext, image, content };
}

function strict(recorder: PdfRecorder): PdfRecorder {
  const check = (name: string | symbol): void => {
    if (!(name in recorder)) throw new NotVector(String(name));
  };
  return new Proxy(recorder, {
    get(target, name) {
      check(name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set(target, name, value) {
      check(name);
      return Reflect.set(target, name, value);
    },
  });
}

/** Coordinates are pixels, y downwards. Points are mapped here and not by the file, because `setTransform` is absolute. */
class PdfRecorder {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly operators: string[] = [];
  fillStyle: unknown = "#000000";
  strokeStyle: unknown = "#000000";
  lineWidth = 1;
  lineJoin: CanvasLineJoin = "miter";
  lineCap: CanvasLineCap = "butt";
  globalAlpha = 1;
  // Pictures are embedded whole: these two have no effect.
  imageSmoothingEnabled = true;
  imageSmoothingQuality: ImageSmoothingQuality = "high";
  matrix: PdfMatrix = [1, 0, 0, 1, 0, 0];
  readonly resources: PdfResources;
  private readonly saved: Partial<PdfRecorder>[] = [];
  clips: readonly string[] = [];
  private path: string[] = [];
  private at: readonly number[] = [0, 0];

  constructor(resources: PdfResources, width: number, height: number) {
    this.resources = resources;
    this.canvas = { width, height };
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, globalAlpha, matrix, clips } = this;
    this.saved.push({ fillStyle, strokeStyle, lineWidth, lineJoin, lineCap, globalAlpha, matrix, clips });
  }

  restore(): void {
    Object.assign(this, this.saved.pop());
  }

  scale(x: number, y: number): void {
    this.matrix = multiply(this.matrix, [x, 0, 0, y, 0, 0]);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.matrix = multiply(this.matrix, [cos, sin, -sin, cos, 0, 0]);
  }

  translate(x: number, y: number): void {
    this.matrix = multiply(this.matrix, [1, 0, 0, 1, x, y]);
  }

  setTransform(...matrix: PdfMatrix): void {
    this.matrix = matrix;
  }

  getTransform() {
    const [a, b, c, d, e, f] = this.matrix;
    return { a, b, c, d, e, f };
  }

  beginPath(): void {
    this.path = [];
  }

  closePath(): void {
    this.path.push("h");
  }

  moveTo(x: number, y: number): void {
    this.point("m", [x, y]);
  }

  lineTo(x: number, y: number): void {
    this.point("l", [x, y]);
  }

  /** A PDF has cubic curves only; this is the same curve. */
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    const [fromX = 0, fromY = 0] = this.at;
    const third = (from: number, to: number): number => from + ((to - from) * 2) / 3;
    this.point("c", [third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y]);
  }

  bezierCurveTo(...coordinates: [number, number, number, number, number, number]): void {
    this.point("c", coordinates);
  }

  fill(rule: CanvasFillRule = "nonzero"): void {
    this.paint(this.color(this.fillStyle, "rg", "k"), rule === "evenodd" ? "f*" : "f");
  }

  /** Repeated with every operator, since each has its own state. */
  clip(): void {
    this.clips = [...this.clips, ...this.path, "W n"];
  }

  stroke(): void {
    const width = pdfNumber(this.lineWidth * scaleOf(this.matrix));
    this.paint(
      `${this.color(this.strokeStyle, "RG", "K")} ${width} w ${JOINS[this.lineJoin]} j ${CAPS[this.lineCap]} J`,
      "S",
    );
  }

  /** At its own size, fitted into a box, or a part of it fitted into a box, as in Canvas 2D. */
  drawImage(picture: PdfPicture, ...numbers: number[]): void {
    if (!("ref" in picture)) throw new NotVector("a picture that is not in the file");
    const { width, height } = picture;
    const part = numbers.length === 8 ? numbers.slice(0, 4) : [0, 0, width, height];
    const box = numbers.length === 2 ? [...numbers, width, height] : numbers.slice(-4);
    this.drawPart(picture, part as Quad, box as Quad);
  }

  private drawPart({ width, height, ref }: PdfPicture, [sx, sy, sw, sh]: Quad, [x, y, w, h]: Quad): void {
    const corners: Quad[0][][] = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
    const clip = corners.map((corner, index) => `${this.map(corner)} ${index === 0 ? "m" : "l"}`).join(" ");
    const [scaleX, scaleY] = [w / sw, h / sh];
    const bottom = y - sy * scaleY + height * scaleY;
    const whole: PdfMatrix = [width * scaleX, 0, 0, -height * scaleY, x - sx * scaleX, bottom];
    this.operators.push(
      `q ${this.resources.opacity(this.globalAlpha)} gs`,
      ...this.clips,
      `${clip} h W n`,
      `${pdfNumbers(multiply(this.matrix, whole))} cm ${this.resources.picture(ref)} Do Q`,
    );
  }

  private color(style: unknown, rgb: string, cmyk: string): string {
    const numbers = pdfColor(style);
    const { inks } = this.resources;
    return inks ? `${inks.token(String(style))} ${cmyk}` : `${numbers} ${rgb}`;
  }

  private paint(look: string, operator: string): void {
    const state = this.resources.opacity(this.globalAlpha);
    this.operators.push(`q ${state} gs ${look}`, ...this.clips, ...this.path, `${operator} Q`);
  }

  private point(operator: string, coordinates: readonly number[]): void {
    this.at = coordinates.slice(-2);
    this.path.push(`${this.map(coordinates)} ${operator}`);
  }

  private map(coordinates: readonly number[]): string {
    const [a, b, c, d, e, f] = this.matrix;
    const mapped: number[] = [];
    for (let index = 0; index < coordinates.length; index += 2) {
      const [x = 0, y = 0] = coordinates.slice(index, index + 2);
      mapped.push(a * x + c * y + e, b * x + d * y + f);
    }
    return pdfNumbers(mapped);
  }
}

function pdfColor(style: unknown): string {
  const match = typeof style === "string" ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(style) : null;
  if (!match) throw new NotVector(`the colour ${String(style)}`);
  return pdfNumbers(match.slice(1).map((part) => Number.parseInt(part, 16) / 255));
}
