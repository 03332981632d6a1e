import type { Point } from "./curve.ts";

/** A rectangle with round corners, clockwise. */
export function roundSheet(left: number, top: number, right: number, bottom: number, r: number): Point[] {
  const corner = (cx: number, cy: number, from: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = ((from + i * 11.25) * Math.PI) / 180;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
  return [
    ...corner(right - r, top + r, -90),
    ...corner(right - r, bottom - r, 0),
    ...corner(left + r, bottom - r, 90),
    ...corner(left + r, top + r, 180),
  ];
}

export function disc(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 180 }, (_, i): Point => {
    const angle = (i * Math.PI) / 90;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}
