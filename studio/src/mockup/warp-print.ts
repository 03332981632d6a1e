import type { ViewArt } from "./art.ts";
import { type Box, type CreateSurface, drawPicture, type Picture, type PixelData, type Surface } from "./canvas.ts";
import type { Print } from "./mockup-options.ts";
import { facingUm, radians, type Scale } from "./place-area.ts";
import { resample, type Source } from "./resample.ts";
import { reachOfShift, shiftOf } from "./shift.ts";

export interface WarpedPrint {
  readonly picture: Picture;
  readonly box: Box;
}

/** The print as it lies on the goods: bent around a cylinder, moved by the folds. Undefined when nothing is visible. */
export function warpPrint(
  print: Print,
  scale: Scale,
  art: ViewArt,
  frame: { readonly width: number; readonly height: number },
  createSurface: CreateSurface,
): WarpedPrint | undefined {
  const flat = flatten(print, scale, createSurface);
  const box = wholeBox(reachOf(print, scale), reachOfShift(art.view) * (frame.width / art.view.width), frame);
  if (box.w <= 0 || box.h <= 0) return undefined;
  const surface = createSurface(box.w, box.h);
  const out = surface.context.createImageData(box.w, box.h);
  const source = scale.view.surface.kind === "flat" ? flatSource(print, scale) : cylinderSource(print, scale);
  resample(flat, out, box, source, shiftOf(art, frame.width));
  surface.context.putImageData(out as never, 0, 0);
  return { picture: surface.picture, box };
}

function flatten(print: Print, scale: Scale, createSurface: CreateSurface): PixelData {
  const w = Math.max(1, Math.round(print.rect.w * scale.pxPerUm));
  const h = Math.max(1, Math.round(print.rect.h * scale.pxPerUm));
  const surface: Surface = createSurface(w, h);
  surface.context.imageSmoothingQuality = "high";
  drawPicture(surface.context, print.picture, { x: 0, y: 0, w, h });
  return surface.context.getImageData(0, 0, w, h);
}

function reachOf(print: Print, scale: Scale): Box {
  const { rect } = print;
  const { origin, pxPerUm } = scale;
  if (scale.view.surface.kind === "cylinder") {
    const { radiusPx } = scale;
    const elevation = radians(scale.view.surface.elevation);
    const [cos, sin] = [Math.cos(elevation), Math.sin(elevation)];
    // From the ends of the edge, its highest points, to the middle of the lower edge, its lowest.
    const top = origin.y + rect.y * pxPerUm * cos;
    return { x: origin.x - radiusPx, y: top, w: radiusPx * 2, h: rect.h * pxPerUm * cos + radiusPx * sin };
  }
  const angle = radians(print.tilt ?? 0);
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [w, h] = [(rect.w * cos + rect.h * sin) * pxPerUm, (rect.w * sin + rect.h * cos) * pxPerUm];
  const [cx, cy] = [origin.x + (rect.x + rect.w / 2) * pxPerUm, origin.y + (rect.y + rect.h / 2) * pxPerUm];
  return { x: cx - w / 2, y: cy - h / 2, w, h };
}

function wholeBox(box: Box, margin: number, frame: { readonly width: number; readonly height: number }): Box {
  const x = Math.max(0, Math.floor(box.x - margin - 1));
  const y = Math.max(0, Math.floor(box.y - margin - 1));
  const right = Math.min(frame.width, Math.ceil(box.x + box.w + margin + 1));
  const bottom = Math.min(frame.height, Math.ceil(box.y + box.h + margin + 1));
  return { x, y, w: right - x, h: bottom - y };
}

function flatSource(print: Print, scale: Scale): Source {
  const { rect } = print;
  const { pxPerUm, origin } = scale;
  const angle = radians(print.tilt ?? 0);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [origin.x + (rect.x + rect.w / 2) * pxPerUm, origin.y + (rect.y + rect.h / 2) * pxPerUm];
  const [halfW, halfH] = [(rect.w * pxPerUm) / 2, (rect.h * pxPerUm) / 2];
  return (x, y, found) => {
    const [dx, dy] = [x - cx, y - cy];
    found.x = dx * cos + dy * sin + halfW;
    found.y = dy * cos - dx * sin + halfH;
    return true;
  };
}

function cylinderSource(print: Print, scale: Scale): Source {
  const { rect } = print;
  const { origin, pxPerUm, radiusPx, radiusUm } = scale;
  const surface = scale.view.surface;
  if (surface.kind !== "cylinder") throw new Error("not a cylinder");
  const facing = facingUm(scale, surface.facing);
  const circumference = 2 * Math.PI * radiusUm;
  const pixel = 1 / pxPerUm;
  const elevation = radians(surface.elevation);
  const [cos, sin] = [Math.cos(elevation), Math.sin(elevation)];
  return (x, y, found) => {
    const across = (x - origin.x) / radiusPx;
    if (across <= -1 || across >= 1) return false;
    const depth = Math.sqrt(1 - across * across);
    let along = (facing + Math.asin(across) * radiusUm - rect.x) % circumference;
    if (along < 0) along += circumference;
    // Just before the left edge, not once around: the edge is blended over a pixel.
    if (along > circumference - pixel) along -= circumference;
    found.x = along * pxPerUm;
    found.y = (y - origin.y - radiusPx * depth * sin) / cos - rect.y * pxPerUm;
    return true;
  };
}
