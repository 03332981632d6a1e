import { UM_PER_MM, UM_PER_POINT, type Um } from "@surimono/domain/kernel";

/** Tenths only where they matter: 44.6, but 290. */
export function millimetres(length: Um): string {
  return trimmed(length / UM_PER_MM);
}

export function points(length: Um): string {
  return trimmed(length / UM_PER_POINT);
}

export function umOfPoints(value: number): Um {
  return Math.round(value * UM_PER_POINT);
}

export function umOfMillimetres(value: number): Um {
  return Math.round(value * UM_PER_MM);
}

export function degrees(rotation: number): string {
  return trimmed(rotation / 1000);
}

function trimmed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
