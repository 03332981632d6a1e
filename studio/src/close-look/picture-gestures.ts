interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PictureHand {
  /** In CSS pixels. */
  readonly move: (by: Point) => void;
  /** About a point measured from the middle of the window. */
  readonly zoom: (factor: number, at: Point) => void;
  readonly doublePress: (at: Point) => void;
  /** One finger went sideways: 1 brings the next picture, −1 the one before. */
  readonly swipe?: (step: 1 | -1) => void;
}

/** Points are measured from the middle of the window, times in milliseconds. */
interface PictureGestures {
  readonly down: (pointer: number, at: Point) => void;
  readonly move: (pointer: number, at: Point) => void;
  readonly up: (pointer: number, at: Point, time: number) => void;
  readonly cancel: (pointer: number) => void;
}

const DOUBLE_WITHIN_MS = 400;
const DOUBLE_REACH = 24;
/** A press that moved further was a drag. */
const STILL = 6;
/** Farther than a slipping tap, and clearly more sideways than up or down. */
const SWIPE_PX = 60;
const STEEPEST = 0.6;

/** What pointers on a picture mean: a drag moves, two fingers zoom, a double press, a swipe. */
export function createPictureGestures(hand: () => PictureHand): PictureGestures {
  const pressed = new Map<number, Point>();
  /** Where the only finger went down; none once there were two. */
  let began: Point | undefined;
  let lastTap: { readonly at: Point; readonly time: number } | undefined;

  function tap(at: Point, time: number): void {
    const isDouble = lastTap && time - lastTap.time < DOUBLE_WITHIN_MS && distance(lastTap.at, at) < DOUBLE_REACH;
    lastTap = isDouble ? undefined : { at, time };
    if (isDouble) hand().doublePress(at);
  }

  return {
    down(pointer, at) {
      pressed.set(pointer, at);
      began = pressed.size === 1 ? at : undefined;
    },
    move(pointer, at) {
      const before = pressed.get(pointer);
      if (!before) return;
      const [other] = [...pressed].filter(([id]) => id !== pointer).map(([, point]) => point);
      pressed.set(pointer, at);
      if (!other) return hand().move({ x: at.x - before.x, y: at.y - before.y });
      hand().move({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
      hand().zoom(distance(at, other) / Math.max(1, distance(before, other)), middle(at, other));
    },
    up(pointer, at, time) {
      if (!pressed.delete(pointer)) return;
      const from = began;
      began = undefined;
      if (!from) return;
      if (distance(from, at) <= STILL) return tap(at, time);
      const across = at.x - from.x;
      const isSwipe = Math.abs(across) >= SWIPE_PX && Math.abs(at.y - from.y) <= Math.abs(across) * STEEPEST;
      if (isSwipe) hand().swipe?.(across < 0 ? 1 : -1);
    },
    cancel(pointer) {
      pressed.delete(pointer);
      began = undefined;
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
