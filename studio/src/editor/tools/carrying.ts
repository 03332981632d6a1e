import type { Point } from "../geometry/box.ts";
import type { PointerInput } from "./tool.ts";

/** A finger or pen that rests this long lifts what is under it; moved sooner, it scrolls the list. */
const LIFTED_AFTER = 350;
const MOUSE_THRESHOLD = 6;
/** Sideways out of the list, which does not scroll that way. */
const SIDEWAYS = 14;
const SCROLLS_AFTER = 10;

type Carried = Pick<PointerInput, "id" | "kind" | "at">;

/** Follows the pointers over one list entry, and reports when it is lifted, dragged and dropped. */
export interface Carrying {
  readonly isLifted: boolean;
  down(input: Carried): void;
  move(input: Carried): void;
  /** Whether it was dropped, and not only pressed. */
  up(input: Carried): boolean;
  cancel(): void;
}

interface Told {
  /** It has left its list and is shown at the pointer. */
  lifted(at: Point): void;
  moved(at: Point): void;
  put(at: Point): void;
  /** It returns without being dropped anywhere. */
  cancelled(): void;
}

export function createCarrying(told: Told): Carrying {
  let start: Carried | undefined;
  let isLifted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
    start = undefined;
    isLifted = false;
  }

  function lift(at: Point): void {
    clearTimeout(timer);
    isLifted = true;
    told.lifted(at);
  }

  return {
    get isLifted() {
      return isLifted;
    },
    down(input) {
      // A second finger means something else.
      if (start) return this.cancel();
      start = input;
      if (input.kind !== "mouse") timer = setTimeout(() => lift(input.at), LIFTED_AFTER);
    },
    move(input) {
      if (start?.id !== input.id) return;
      if (isLifted) return told.moved(input.at);
      const [dx, dy] = [input.at.x - start.at.x, input.at.y - start.at.y];
      const distance = Math.hypot(dx, dy);
      if (input.kind === "mouse") {
        if (distance >= MOUSE_THRESHOLD) lift(input.at);
      } else if (Math.abs(dx) >= SIDEWAYS && Math.abs(dx) > 2 * Math.abs(dy)) lift(input.at);
      else if (Math.abs(dy) >= SCROLLS_AFTER) forget();
    },
    up(input) {
      if (start?.id !== input.id) return false;
      const wasLifted = isLifted;
      forget();
      if (wasLifted) told.put(input.at);
      return wasLifted;
    },
    cancel() {
      const wasLifted = isLifted;
      forget();
      if (wasLifted) told.cancelled();
    },
  };
}
