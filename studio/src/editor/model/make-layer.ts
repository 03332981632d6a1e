import {
  type AreaDesign,
  FAIR_DPI,
  FRESH_LAYER,
  type ImageLayer,
  LEAST_QR_MODULE,
  LEAST_QR_SIDE,
  MAX_NAME_LENGTH,
  type PictureFacts,
  QR_QUIET_MODULES,
  type QrLayer,
  type ShapeLayer,
  type TextLayer,
} from "@surimono/domain/designs";
import { UM_PER_INCH } from "@surimono/domain/kernel";
import { SHAPE_NAMES } from "../../scene/index.ts";
import type { Point } from "../geometry/box.ts";

export interface UploadedImage {
  readonly assetId: string;
  readonly name: string;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** As the server measured it. */
  readonly facts?: PictureFacts;
}

type Place = Pick<AreaDesign, "width" | "height">;

/** As large as the area allows, but at 150 dpi or more: nothing is enlarged unasked. */
export function makeImageLayer(id: string, image: UploadedImage, area: Place): ImageLayer {
  const share = 0.9;
  const widest = Math.min(area.width * share, (area.height * share * image.pixelWidth) / image.pixelHeight);
  const width = Math.max(1000, Math.floor(Math.min(widest, lengthAt(image.pixelWidth, FAIR_DPI))));
  const height = Math.max(1000, Math.round((width * image.pixelHeight) / image.pixelWidth));
  return {
    ...FRESH_LAYER,
    ...centreOf(area),
    kind: "image",
    id,
    name: [...image.name].slice(0, MAX_NAME_LENGTH / 2).join(""),
    width,
    height,
    assetId: image.assetId,
    pixelWidth: image.pixelWidth,
    pixelHeight: image.pixelHeight,
  };
}

export interface TextStyle {
  readonly fontId: string;
  readonly color: string;
}

/** The box is a first guess: the caller measures the glyphs. */
export function makeTextLayer(id: string, text: string, style: TextStyle, area: Place): TextLayer {
  const fontSize = Math.round(Math.min(area.width / 6, area.height / 3, 30_000));
  return {
    ...FRESH_LAYER,
    kind: "text",
    id,
    name: textName(text),
    text,
    ...centreOf(area),
    width: fontSize * Math.max(1, text.length),
    height: fontSize,
    fontId: style.fontId,
    fontSize,
    color: style.color,
    direction: "horizontal",
    align: "center",
    letterSpacing: 0,
    lineHeight: 1300,
  };
}

export function makeShapeLayer(id: string, shape: ShapeLayer["shape"], fill: string, area: Place): ShapeLayer {
  const side = Math.round(Math.min(area.width, area.height) * 0.4);
  const size = shape === "line" ? { width: Math.round(area.width * 0.6), height: 3000 } : { width: side, height: side };
  return {
    ...FRESH_LAYER,
    ...centreOf(area),
    ...size,
    kind: "shape",
    id,
    name: SHAPE_NAMES[shape],
    shape,
    fill,
  };
}

/** Black on a ground of white, large enough to be read with its quiet zone. `modules` is how many the code has across. */
export function makeQrLayer(id: string, content: string, modules: number, area: Place): QrLayer {
  const least = Math.max(LEAST_QR_SIDE / modules, LEAST_QR_MODULE) * (modules + 2 * QR_QUIET_MODULES);
  const wanted = Math.max(least, Math.min(area.width, area.height) * 0.25);
  const side = Math.ceil(Math.min(wanted, area.width, area.height));
  return {
    ...FRESH_LAYER,
    ...centreOf(area),
    kind: "qr",
    id,
    name: "QRコード",
    width: side,
    height: side,
    content,
    color: "#000000",
    ground: "#ffffff",
  };
}

function lengthAt(pixels: number, dpi: number): number {
  return (pixels * UM_PER_INCH) / dpi;
}

/** A text layer is named after its words until it is renamed. Cut between characters: half of an emoji could not be saved. */
export function textName(text: string): string {
  return [...text.replaceAll(/\s+/gu, " ").trim()].slice(0, 24).join("") || "テキスト";
}

function centreOf({ width, height }: Place): Point {
  return { x: Math.round(width / 2), y: Math.round(height / 2) };
}
