import { type Box, fromBox, intoBox, type Point } from "./box.ts";

/** The side or corner being dragged: −1, 0 or 1 on each axis of the box itself. */
export interface Handle {
  readonly sx: -1 | 0 | 1;
  readonly sy: -1 | 0 | 1;
}

export const HANDLES: readonly Handle[] = [
  { sx: -1, sy: -1 },
  { sx: 0, sy: -1 },
  { sx: 1, sy: -1 },
  { sx: 1, sy: 0 },
  { sx: 1, sy: 1 },
  { sx: 0, sy: 1 },
  { sx: -1, sy: 1 },
  { sx: -1, sy: 0 },
];

/** Nothing smaller can be printed or grabbed. */
const SMALLEST = 1000;

export function handlePoint(box: Box, handle: Handle): Point {
  return fromBox(box, { x: (handle.sx * box.width) / 2, y: (handle.sy * box.height) / 2 });
}

/** The box after dragging `handle` to `target`; the opposite side or corner stays. */
export function resizedBox(box: Box, handle: Handle, target: Point, uniform: boolean): Box {
  const local = intoBox(box, target);
  const wanted = {
    width: handle.sx === 0 ? box.width : Math.max(SMALLEST, local.x * handle.sx + box.width / 2),
    height: handle.sy === 0 ? box.height : Math.max(SMALLEST, local.y * handle.sy + box.height / 2),
  };
  const size = uniform ? uniformSize(box, handle, wanted) : wanted;
  const centre = fromBox(box, {
    x: (handle.sx * (size.width - box.width)) / 2,
    y: (handle.sy * (size.height - box.height)) / 2,
  });
  return { ...box, ...centre, ...size };
}

type Size = { readonly width: number; readonly height: number };

/**
 * A side is dragged alone; at a corner the pointer is projected on the diagonal, so that the box neither jumps nor
 * lags.
 */
function uniformSize(box: Box, handle: Handle, wanted: Size): Size {
  const ratio =
    handle.sy === 0
      ? wanted.width / box.width
      : handle.sx === 0
        ? wanted.height / box.height
        : (wanted.width * box.width + wanted.height * box.height) / (box.width ** 2 + box.height ** 2);
  const least = Math.min(1, SMALLEST / Math.min(box.width, box.height));
  const factor = Math.max(ratio, least);
  return { width: box.width * factor, height: box.height * factor };
}
