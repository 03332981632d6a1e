import { idle } from "./idle.ts";
import { openUnder } from "./open-under.ts";
import { pinching } from "./pinching.ts";
import { type EditorContext, type Next, type PointerInput, reachOf, type ToolState } from "./tool.ts";

/** Two clicks or taps within this many milliseconds, and within the pointer's reach, are a double one. */
const DOUBLE_WITHIN = 400;

/** Takes every pointer event of the canvas and keeps the current tool state. */
export interface Hand {
  readonly state: ToolState["name"];
  down(input: PointerInput): void;
  move(input: PointerInput): void;
  up(input: PointerInput): void;
  /** Escape, a lost pointer, a closed editor: whatever was shown is undone. */
  cancel(): void;
}

export function createHand(context: EditorContext): Hand {
  let state = idle(context);
  const pressed = new Map<number, PointerInput>();
  let lastTap: { readonly input: PointerInput; readonly at: number } | undefined;

  function enter(next: Next): void {
    if (next) state = next === "done" ? idle(context) : next;
  }

  function leave(): void {
    state.cancel?.();
    state = idle(context);
  }

  /** Not every touch screen sends the browser's own double click. */
  function tapped(input: PointerInput): void {
    const at = context.now();
    const before = lastTap;
    const isDouble =
      before !== undefined &&
      at - before.at <= DOUBLE_WITHIN &&
      Math.hypot(input.at.x - before.input.at.x, input.at.y - before.input.at.y) <= reachOf(input);
    lastTap = isDouble ? undefined : { input, at };
    if (isDouble) openUnder(context, input);
  }

  return {
    get state() {
      return state.name;
    },
    down(input) {
      pressed.set(input.id, input);
      const touches = [...pressed.values()].filter((pointer) => pointer.kind === "touch");
      const [one, other] = touches;
      if (one && other && touches.length === 2 && state.name !== "pinching" && state.name !== "twisting") {
        leave();
        enter(pinching(context, one, other));
      } else if (pressed.size === 1) enter(state.down?.(input));
    },
    move(input) {
      if (!pressed.has(input.id)) return;
      pressed.set(input.id, input);
      enter(state.move?.(input));
    },
    up(input) {
      if (!pressed.delete(input.id)) return;
      const wasTap = state.name === "pressing";
      enter(state.up?.(input));
      if (wasTap && !input.shift) tapped(input);
    },
    cancel() {
      pressed.clear();
      leave();
    },
  };
}
