import type { RectUm, Um } from "@surimono/domain/kernel";
import { UM_PER_MM } from "@surimono/domain/kernel";
import type { ArtFile, ArtView, PointPx } from "./art.ts";
import type { Box } from "./canvas.ts";

/** A print area in a picture of `width` pixels. */
export interface AreaOnPicture {
  /** Before the tilt. On a cylinder: around the visible part. */
  readonly box: Box;
  /** Clockwise about the middle of the box. */
  readonly tiltDegrees: number;
  /** Closed line around the area as seen, clockwise from its top left corner; curved on a cylinder. Empty when it is on the far side. */
  readonly outline: readonly PointPx[];
}

/** Converts garment coordinates to pixels, for one view, size and width of picture. */
export interface Scale {
  readonly view: ArtView;
  readonly pxPerUm: number;
  readonly origin: PointPx;
  /** Radius of the cylinder in the picture; the picture shows every size equally large. */
  readonly radiusPx: number;
  /** Radius of the size actually drawn. */
  readonly radiusUm: number;
}

/** Past this angle a cylinder is seen too obliquely to draw on. */
const VISIBLE_ANGLE = (86 * Math.PI) / 180;
const OUTLINE_STEPS = 48;

/** How many millimetres of the goods the whole picture is wide. */
export function pictureWidthMm(
  { referenceWidth }: Pick<ArtFile, "referenceWidth">,
  view: ArtView,
  sizeWidth: Um,
): number {
  return (view.width * sizeWidth) / (referenceWidth * view.pxPerMm);
}

/** `sizeWidth` is the `Size.width` shown: a print keeps its millimetres, so it shrinks in the picture of a wider size. */
export function scaleOf(view: ArtView, referenceWidth: Um, sizeWidth: Um, outWidth: number): Scale {
  const zoom = outWidth / view.width;
  const pxPerUm = (view.pxPerMm * zoom * referenceWidth) / sizeWidth / UM_PER_MM;
  return {
    view,
    pxPerUm,
    origin: { x: view.originPx.x * zoom, y: view.originPx.y * zoom },
    radiusPx: (referenceWidth / 2 / UM_PER_MM) * view.pxPerMm * zoom,
    radiusUm: sizeWidth / 2,
  };
}

/** Position of a print area in the picture, so that the editor can show the goods around it true to size. */
export function areaToPixels(
  art: Pick<ArtFile, "referenceWidth">,
  view: ArtView,
  area: { readonly rect: RectUm; readonly tilt?: number },
  sizeWidth: Um,
  outWidth: number,
): AreaOnPicture {
  const scale = scaleOf(view, art.referenceWidth, sizeWidth, outWidth);
  return view.surface.kind === "flat" ? onFlat(scale, area) : onCylinder(scale, area.rect);
}

function onFlat(scale: Scale, area: { readonly rect: RectUm; readonly tilt?: number }): AreaOnPicture {
  const { rect } = area;
  const box = {
    x: scale.origin.x + rect.x * scale.pxPerUm,
    y: scale.origin.y + rect.y * scale.pxPerUm,
    w: rect.w * scale.pxPerUm,
    h: rect.h * scale.pxPerUm,
  };
  const tiltDegrees = (area.tilt ?? 0) / 1000;
  const angle = (tiltDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const outline = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i = 0, j = 0]) => {
    const [dx, dy] = [(i * box.w) / 2, (j * box.h) / 2];
    return { x: box.x + box.w / 2 + dx * cos - dy * sin, y: box.y + box.h / 2 + dx * sin + dy * cos };
  });
  return { box, tiltDegrees, outline };
}

function onCylinder(scale: Scale, rect: RectUm): AreaOnPicture {
  const surface = scale.view.surface;
  if (surface.kind !== "cylinder") throw new Error("not a cylinder");
  const circumference = Math.PI * 2 * scale.radiusUm;
  const middle = wrapped(rect.x + rect.w / 2 - facingUm(scale, surface.facing), circumference);
  const from = Math.max(-VISIBLE_ANGLE, (middle - rect.w / 2) / scale.radiusUm);
  const to = Math.min(VISIBLE_ANGLE, (middle + rect.w / 2) / scale.radiusUm);
  if (from >= to) return { box: { x: 0, y: 0, w: 0, h: 0 }, tiltDegrees: 0, outline: [] };
  const elevation = radians(surface.elevation);
  const at = (angle: number, y: number): PointPx => ({
    x: scale.origin.x + scale.radiusPx * Math.sin(angle),
    y:
      scale.origin.y + y * scale.pxPerUm * Math.cos(elevation) + scale.radiusPx * Math.cos(angle) * Math.sin(elevation),
  });
  const angles = Array.from({ length: OUTLINE_STEPS + 1 }, (_, i) => from + ((to - from) * i) / OUTLINE_STEPS);
  const outline = [
    ...angles.map((angle) => at(angle, rect.y)),
    ...angles.toReversed().map((angle) => at(angle, rect.y + rect.h)),
  ];
  return { box: boxOfPoints(outline), tiltDegrees: 0, outline };
}

/** The place that faces the viewer moves with the radius: it is an angle of the drawn mug. */
export function facingUm(scale: Scale, facing: Um): number {
  const surface = scale.view.surface;
  return surface.kind === "cylinder" ? (facing * scale.radiusUm) / (surface.diameter / 2) : 0;
}

export function radians(thousandths: number): number {
  return (thousandths / 1000 / 180) * Math.PI;
}

/** Into −period/2 … period/2. */
function wrapped(value: number, period: number): number {
  return value - Math.round(value / period) * period;
}

export function boxOfPoints(points: readonly PointPx[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
