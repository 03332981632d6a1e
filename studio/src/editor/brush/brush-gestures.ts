import { createPictureGestures, type PictureHand } from "../../close-look/picture-gestures.ts";
import type { Point } from "../geometry/box.ts";

export interface BrushHand {
  readonly begin: (at: Point) => void;
  readonly go: (at: Point) => void;
  readonly end: () => void;
  /** What was begun is no stroke: a second finger came. */
  readonly drop: () => void;
  readonly picture: PictureHand;
}

/** One finger or the mouse paints, two fingers zoom and move, until all are lifted. Points as in `createPictureGestures`. */
export function createBrushGestures(hand: () => BrushHand) {
  const pressed = new Map<number, Point>();
  const picture = createPictureGestures(() => hand().picture);
  let painting: number | undefined;
  let isMoving = false;

  function lifted(pointer: number): void {
    pressed.delete(pointer);
    if (pressed.size === 0) isMoving = false;
  }

  return {
    down(pointer: number, at: Point): void {
      if (pressed.size === 0 && !isMoving) {
        painting = pointer;
        hand().begin(at);
      } else {
        if (painting !== undefined) {
          hand().drop();
          for (const [other, place] of pressed) picture.down(other, place);
        }
        painting = undefined;
        isMoving = true;
        picture.down(pointer, at);
      }
      pressed.set(pointer, at);
    },
    move(pointer: number, at: Point): void {
      if (!pressed.has(pointer)) return;
      pressed.set(pointer, at);
      if (painting === pointer) hand().go(at);
      else picture.move(pointer, at);
    },
    up(pointer: number, at: Point, time: number): void {
      if (painting === pointer) {
        painting = undefined;
        hand().end();
      } else picture.up(pointer, at, time);
      lifted(pointer);
    },
    cancel(pointer: number): void {
      if (painting === pointer) {
        painting = undefined;
        hand().drop();
      } else picture.cancel(pointer);
      lifted(pointer);
    },
  };
}
