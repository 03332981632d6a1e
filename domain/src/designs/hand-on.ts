import { hexOf } from "./checks/picture-ink.ts";
import type { DesignDocument, GroundTouch, ImageLayer, Layer, RemovedGround } from "./document.ts";
import { GroundLight } from "./ground-light.ts";
import { layerBounds } from "./layer-bounds.ts";
import { CROP_WHOLE, LIGHT_SIDE, MAX_COORDINATE, MAX_TOUCH_RADIUS } from "./limits.ts";

/** Names are their maker's own words, often those of a file. */
const NEUTRAL_NAMES: Readonly<Record<Layer["kind"], string>> = {
  image: "画像",
  text: "文字",
  shape: "図形",
  stamp: "スタンプ",
  qr: "QRコード",
  group: "グループ",
};

/** The design as somebody else may have it: only layers that are printed, without their names (rule my-items-remix). */
export function handOn(document: DesignDocument): DesignDocument {
  const areas = document.areas.map((area) => {
    const isInside = (layer: Layer) => {
      const { x, y, w, h } = layerBounds(layer);
      return x < area.width && y < area.height && x + w > 0 && y + h > 0;
    };
    // Of a pattern the tile may lie anywhere.
    const handed = (layer: Layer, isTiled = false): Layer[] => {
      const isSeen = isTiled || isPattern(layer) || isInside(layer);
      if (layer.hidden || layer.opacity === 0 || !isSeen) return [];
      const named = { ...layer, name: NEUTRAL_NAMES[layer.kind] };
      if (named.kind !== "group") return [named];
      const layers = named.layers.flatMap((inner) => handed(inner, isTiled || isPattern(named)));
      return layers.length > 0 ? [{ ...named, layers }] : [];
    };
    return { ...area, layers: area.layers.flatMap((layer) => handed(layer)) };
  });
  return { ...document, areas };
}

/** Strokes and light are measured in parts of the picture, which is another one now. */
function groundOnPart(ground: RemovedGround, picture: OwnPicture, part: PicturePart): RemovedGround {
  const { touches, light } = ground;
  return {
    ...ground,
    ...(light && { light: lightOnPart(light, picture, part) }),
    ...(touches && { touches: touchesOnPart(touches, picture, part) }),
  };
}

function lightOnPart(light: readonly string[], { pixelWidth, pixelHeight }: OwnPicture, part: PicturePart): string[] {
  const whole = new GroundLight(light);
  const place = (index: number, from: number, length: number) =>
    from + Math.round(((index % LIGHT_SIDE) * (length - 1)) / (LIGHT_SIDE - 1));
  return light.map((_, index) => {
    const x = place(index, part.left, part.width);
    const y = place(Math.floor(index / LIGHT_SIDE), part.top, part.height);
    const [red = 0, green = 0, blue = 0] = whole.row(y, pixelWidth, pixelHeight, x, x);
    return hexOf([red, green, blue]);
  });
}

function touchesOnPart(touches: readonly GroundTouch[], picture: OwnPicture, part: PicturePart): GroundTouch[] {
  const moved = (share: number, whole: number, from: number, length: number): number =>
    within((share * whole - from * CROP_WHOLE) / length, -MAX_COORDINATE, MAX_COORDINATE);
  return touches.map((touch) => ({
    ...touch,
    radius: within((touch.radius * picture.pixelWidth) / part.width, 1, MAX_TOUCH_RADIUS),
    points: touch.points.map((share, index) =>
      index % 2 === 0
        ? moved(share, picture.pixelWidth, part.left, part.width)
        : moved(share, picture.pixelHeight, part.top, part.height),
    ),
  }));
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}

function isPattern(layer: Layer): boolean {
  return layer.kind === "group" && layer.repeat !== undefined;
}

/** A part of an upload, in its pixels. */
export interface PicturePart {
  readonly assetId: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the layer shows of its picture, rounded outwards: of its crop, what the ratio of the box leaves. */
export function shownPart(layer: Omit<ImageLayer, "kind">): PicturePart {
  const { assetId, pixelWidth, pixelHeight, crop, width, height } = layer;
  const across = ((crop?.width ?? CROP_WHOLE) / CROP_WHOLE) * pixelWidth;
  const down = ((crop?.height ?? CROP_WHOLE) / CROP_WHOLE) * pixelHeight;
  const perPixel = Math.max(width / across, height / down);
  const [seenAcross, seenDown] = [width / perPixel, height / perPixel];
  const x = ((crop?.left ?? 0) / CROP_WHOLE) * pixelWidth + (across - seenAcross) / 2;
  const y = ((crop?.top ?? 0) / CROP_WHOLE) * pixelHeight + (down - seenDown) / 2;
  const [left, right] = outwards(x, x + seenAcross, pixelWidth);
  const [top, bottom] = outwards(y, y + seenDown, pixelHeight);
  return { assetId, left, top, width: right - left, height: bottom - top };
}

function outwards(from: number, to: number, end: number): [number, number] {
  // A whole picture must not lose its last column to a rounding of floating point.
  const start = Math.max(0, Math.floor(from + 1e-6));
  return [start, Math.max(start + 1, Math.min(end, Math.ceil(to - 1e-6)))];
}

type OwnPicture = Pick<ImageLayer, "assetId" | "pixelWidth" | "pixelHeight">;

/** Each picture layer shows the whole of another picture. */
export function withCutPictures(document: DesignDocument, cut: (part: PicturePart) => OwnPicture): DesignDocument {
  const change = (layer: Layer): Layer => {
    if (layer.kind === "group") return { ...layer, layers: layer.layers.map(change) };
    if (layer.kind !== "image") return layer;
    const { crop: _crop, ...whole } = layer;
    const part = shownPart(layer);
    const ground = whole.ground && groundOnPart(whole.ground, whole, part);
    return { ...whole, ...(ground && { ground }), ...cut(part) };
  };
  return { ...document, areas: document.areas.map((area) => ({ ...area, layers: area.layers.map(change) })) };
}
