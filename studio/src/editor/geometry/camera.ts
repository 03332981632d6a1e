import type { Bounds, Point } from "./box.ts";

/** The area's point (µm) at the canvas's top left corner, and CSS pixels per micrometre. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 0.15 / 1000;
const LARGEST = 24 / 1000;

export function toScreen(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale };
}

export function toArea(camera: Camera, pixel: Point): Point {
  return { x: pixel.x / camera.scale + camera.x, y: pixel.y / camera.scale + camera.y };
}

export function pannedBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The point under `pixel` stays under it. */
export function zoomedAt(camera: Camera, pixel: Point, factor: number): Camera {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, camera.scale * factor));
  const still = toArea(camera, pixel);
  return { scale, x: still.x - pixel.x / scale, y: still.y - pixel.y / scale };
}

/** Fits and centres `bounds`, with `margin` pixels around it. */
export function fitted(bounds: Bounds, viewport: Viewport, margin: number): Camera {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const wanted = Math.min(
    Math.max(40, viewport.width - margin * 2) / width,
    Math.max(40, viewport.height - margin * 2) / height,
  );
  const scale = Math.min(LARGEST, Math.max(SMALLEST, wanted));
  return {
    scale,
    x: bounds.left + width / 2 - viewport.width / 2 / scale,
    y: bounds.top + height / 2 - viewport.height / 2 / scale,
  };
}
