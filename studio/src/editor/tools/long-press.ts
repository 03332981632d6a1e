import { dragThreshold, type PointerInput } from "./tool.ts";

/** As long as phones take for their own menus. */
const HELD_FOR = 500;

/** Follows every pointer of the canvas, and reports when one finger or pen has rested in a place. */
export interface LongPress {
  down(input: PointerInput): void;
  move(input: PointerInput): void;
  up(input: PointerInput): void;
  cancel(): void;
}

/** A mouse has its right button. A drag or a pinch is no long press, and none follows until all fingers are lifted. */
export function createLongPress(onHeld: (input: PointerInput) => void): LongPress {
  const down = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerInput | undefined;

  function forget(): void {
    clearTimeout(timer);
    start = undefined;
  }

  return {
    down(input) {
      down.add(input.id);
      forget();
      if (down.size > 1 || input.kind === "mouse") return;
      start = input;
      timer = setTimeout(() => {
        forget();
        onHeld(input);
      }, HELD_FOR);
    },
    move(input) {
      if (!start) return;
      const distance = Math.hypot(input.at.x - start.at.x, input.at.y - start.at.y);
      if (distance >= dragThreshold(input)) forget();
    },
    up(input) {
      down.delete(input.id);
      forget();
    },
    cancel() {
      down.clear();
      forget();
    },
  };
}
