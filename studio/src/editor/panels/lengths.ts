import type { Um } from "@surimono/domain/kernel";

const UM_PER_POINT = 25_400 / 72;

/** Tenths where they say something: 44.6, but 290. */
export function millimetres(length: Um): string {
  return trimmed(length / 1000);
}

export function points(length: Um): string {
  return trimmed(length / UM_PER_POINT);
}

export function umOfPoints(value: number): Um {
  return Math.round(value * UM_PER_POINT);
}

export function umOfMillimetres(value: number): Um {
  return Math.round(value * 1000);
}

export function degrees(rotation: number): string {
  return trimmed(rotation / 1000);
}

function trimmed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
