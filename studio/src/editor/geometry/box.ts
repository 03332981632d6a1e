export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle about its centre; `rotation` is clockwise in thousandths of a degree, as in the design document. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const FULL_TURN = 360_000;

export function radiansOf(rotation: number): number {
  return (rotation * Math.PI) / 180_000;
}

/** Normalises any angle to 0 ≤ r < 360,000, in whole thousandths. */
export function wholeRotation(rotation: number): number {
  return ((Math.round(rotation) % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** From the box's own axes, measured from its centre, to the area's. */
export function fromBox(box: Box, local: Point): Point {
  const cos = Math.cos(radiansOf(box.rotation));
  const sin = Math.sin(radiansOf(box.rotation));
  return { x: box.x + local.x * cos - local.y * sin, y: box.y + local.x * sin + local.y * cos };
}

/** The inverse of `fromBox`. */
export function intoBox(box: Box, point: Point): Point {
  const cos = Math.cos(radiansOf(box.rotation));
  const sin = Math.sin(radiansOf(box.rotation));
  const dx = point.x - box.x;
  const dy = point.y - box.y;
  return { x: dx * cos + dy * sin, y: -dx * sin + dy * cos };
}

/** Clockwise from the top left. */
export function cornersOf(box: Box): readonly [Point, Point, Point, Point] {
  const w = box.width / 2;
  const h = box.height / 2;
  return [
    fromBox(box, { x: -w, y: -h }),
    fromBox(box, { x: w, y: -h }),
    fromBox(box, { x: w, y: h }),
    fromBox(box, { x: -w, y: h }),
  ];
}

/** The upright rectangle around all boxes; needs at least one. */
export function boundsOf(boxes: readonly Box[]): Bounds {
  const corners = boxes.flatMap(cornersOf);
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** `margin` widens a thin box, such as a line, so that a finger can hit it. */
export function boxContains(box: Box, point: Point, margin = 0): boolean {
  const local = intoBox(box, point);
  return Math.abs(local.x) <= box.width / 2 + margin && Math.abs(local.y) <= box.height / 2 + margin;
}

export function boundsTouch(one: Bounds, other: Bounds): boolean {
  return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}
