import { CROP_WHOLE, type Crop, type ImageLayer } from "@surimono/domain/designs";
import { type Box, fromBox, intoBox, type Point } from "./box.ts";

/** The smallest part of a picture a crop leaves, relative to its width or height. */
const LEAST_CROP = CROP_WHOLE / 50;

/** The visible part of the picture: its crop, less what the box cuts off where their ratios differ. Not rounded. */
export function visibleCrop({ width, height, pixelWidth, pixelHeight, crop }: ImageLayer): Crop {
  const whole = crop ?? { left: 0, top: 0, width: CROP_WHOLE, height: CROP_WHOLE };
  const pixels = { across: (whole.width / CROP_WHOLE) * pixelWidth, down: (whole.height / CROP_WHOLE) * pixelHeight };
  const scale = Math.max(width / pixels.across, height / pixels.down);
  const across = whole.width * (width / scale / pixels.across);
  const down = whole.height * (height / scale / pixels.down);
  return {
    left: whole.left + (whole.width - across) / 2,
    top: whole.top + (whole.height - down) / 2,
    width: across,
    height: down,
  };
}

/** The box of the whole picture, of which the layer's box shows a part. */
export function pictureBox(layer: ImageLayer): Box {
  const seen = visibleCrop(layer);
  const [width, height] = [(layer.width * CROP_WHOLE) / seen.width, (layer.height * CROP_WHOLE) / seen.height];
  const centre = fromBox(layer, {
    x: (((CROP_WHOLE / 2 - seen.left - seen.width / 2) * width) / CROP_WHOLE) * (layer.flipX ? -1 : 1),
    y: (((CROP_WHOLE / 2 - seen.top - seen.height / 2) * height) / CROP_WHOLE) * (layer.flipY ? -1 : 1),
  });
  return { ...centre, width, height, rotation: layer.rotation };
}

/** The layer with another frame on the same picture, which stays in place; the frame is kept inside it. */
export function framedAnew(layer: ImageLayer, frame: Box): ImageLayer {
  const picture = pictureBox(layer);
  const inside = heldInside(picture, frame);
  const local = intoBox(picture, inside);
  const share = (length: number, whole: number) => (length / whole) * CROP_WHOLE;
  const width = share(inside.width, picture.width);
  const height = share(inside.height, picture.height);
  const crop = {
    left: CROP_WHOLE / 2 + share(local.x * (layer.flipX ? -1 : 1), picture.width) - width / 2,
    top: CROP_WHOLE / 2 + share(local.y * (layer.flipY ? -1 : 1), picture.height) - height / 2,
    width,
    height,
  };
  const box = {
    x: Math.round(inside.x),
    y: Math.round(inside.y),
    width: Math.max(1, Math.round(inside.width)),
    height: Math.max(1, Math.round(inside.height)),
  };
  return { ...layer, ...box, crop: wholeCrop(crop) };
}

/** Cut at the picture's edges, but never too small to grab. */
function heldInside(picture: Box, frame: Box): Box {
  const { x, y } = intoBox(picture, frame);
  const across = span(x, frame.width, picture.width);
  const down = span(y, frame.height, picture.height);
  return {
    ...frame,
    ...fromBox(picture, { x: across.middle, y: down.middle }),
    width: across.length,
    height: down.length,
  };
}

function span(middle: number, length: number, whole: number): { readonly middle: number; readonly length: number } {
  const low = Math.max(-whole / 2, middle - length / 2);
  const high = Math.min(whole / 2, middle + length / 2);
  const least = (whole * LEAST_CROP) / CROP_WHOLE;
  if (high - low >= least) return { middle: (low + high) / 2, length: high - low };
  const held = Math.min(whole / 2 - least / 2, Math.max(-whole / 2 + least / 2, middle));
  return { middle: held, length: least };
}

/** The picture moved within its frame, in the area's axes, as far as possible. */
export function slidPicture(layer: ImageLayer, dx: number, dy: number): ImageLayer {
  const seen = visibleCrop(layer);
  const local = intoBox({ ...layer, x: 0, y: 0 }, { x: dx, y: dy });
  return withCrop(layer, {
    ...seen,
    left: seen.left - (local.x * (layer.flipX ? -1 : 1) * seen.width) / layer.width,
    top: seen.top - (local.y * (layer.flipY ? -1 : 1) * seen.height) / layer.height,
  });
}

/** How many times larger the picture is than would just fill the frame; 1 or more. */
export function zoomOf(layer: ImageLayer): number {
  const { width, height } = visibleCrop(layer);
  return CROP_WHOLE / Math.max(width, height);
}

/** The picture enlarged about the middle of its visible part. */
export function zoomedPicture(layer: ImageLayer, zoom: number): ImageLayer {
  const seen = visibleCrop(layer);
  const factor = zoomOf(layer) / Math.max(1, zoom);
  const [width, height] = [seen.width * factor, seen.height * factor];
  const centre = { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
  return withCrop(layer, { left: centre.x - width / 2, top: centre.y - height / 2, width, height });
}

/** The largest frame of that ratio (height at width 1) around the centre of the present one, inside the picture. */
export function framedToRatio(layer: ImageLayer, ratio: number): ImageLayer {
  const area = layer.width * layer.height;
  const wanted = { width: Math.sqrt(area / ratio), height: Math.sqrt(area * ratio) };
  const picture = pictureBox(layer);
  const fit = Math.min(1, picture.width / wanted.width, picture.height / wanted.height);
  const size = { width: wanted.width * fit, height: wanted.height * fit };
  const local = intoBox(picture, layer);
  const held = (at: number, length: number, whole: number) =>
    Math.min((whole - length) / 2, Math.max((length - whole) / 2, at));
  const centre: Point = {
    x: held(local.x, size.width, picture.width),
    y: held(local.y, size.height, picture.height),
  };
  return framedAnew(layer, { ...layer, ...size, ...fromBox(picture, centre) });
}

/** The whole picture again, at the scale and place of its visible part. */
export function uncropped({ crop: _, ...layer }: ImageLayer, picture: Box): ImageLayer {
  return {
    ...layer,
    x: Math.round(picture.x),
    y: Math.round(picture.y),
    width: Math.round(picture.width),
    height: Math.round(picture.height),
  };
}

/** Moved back inside the picture. */
function withCrop(layer: ImageLayer, { left, top, width, height }: Crop): ImageLayer {
  return {
    ...layer,
    crop: wholeCrop({
      left: Math.min(CROP_WHOLE - width, Math.max(0, left)),
      top: Math.min(CROP_WHOLE - height, Math.max(0, top)),
      width,
      height,
    }),
  };
}

function wholeCrop(crop: Crop): Crop {
  const left = Math.min(CROP_WHOLE - 1, Math.max(0, Math.round(crop.left)));
  const top = Math.min(CROP_WHOLE - 1, Math.max(0, Math.round(crop.top)));
  return {
    left,
    top,
    width: Math.min(CROP_WHOLE - left, Math.max(1, Math.round(crop.width))),
    height: Math.min(CROP_WHOLE - top, Math.max(1, Math.round(crop.height))),
  };
}
