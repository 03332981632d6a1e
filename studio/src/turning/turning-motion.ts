import type { Pose } from "./turning-scene.ts";

/** A turn by itself takes this long. */
const ROUND_MS = 14_000;
/** How quickly what the hand let go of comes to rest. */
const REST_MS = 320;
const STILL = 0.00002;
export const FIRST_TILT = 0.24;
const TILTS = { least: -0.06, most: 0.85 };
const FARTHEST = 2.6;

/** Radians by which an arrow turns. */
export const KEY_STEP = Math.PI / 12;

/** What moves: the pose, and how fast it still turns by itself once let go of, radians a millisecond. */
export interface TurningMotion extends Pose {
  readonly speed: number;
  /** It turns by itself. */
  readonly isAuto: boolean;
}

export function afterTime(motion: TurningMotion, ms: number): TurningMotion {
  if (motion.isAuto) return { ...motion, turn: motion.turn + (2 * Math.PI * ms) / ROUND_MS, speed: 0 };
  const speed = motion.speed * Math.exp(-ms / REST_MS);
  return { ...motion, turn: motion.turn + motion.speed * ms, speed: Math.abs(speed) < STILL ? 0 : speed };
}

/** Whether the next picture differs without anybody doing anything. */
export function isMoving({ isAuto, speed }: TurningMotion): boolean {
  return isAuto || speed !== 0;
}

/** By hand, in radians: it no longer turns by itself. */
export function turnedBy(motion: TurningMotion, turn: number, tilt: number): TurningMotion {
  const tilted = Math.min(TILTS.most, Math.max(TILTS.least, motion.tilt + tilt));
  return { ...motion, turn: motion.turn + turn, tilt: tilted, speed: 0, isAuto: false };
}

export function zoomedBy(motion: TurningMotion, factor: number): TurningMotion {
  return { ...motion, near: Math.min(FARTHEST, Math.max(1, motion.near * factor)) };
}
