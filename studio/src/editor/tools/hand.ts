import { idle } from "./idle.ts";
import { pinching } from "./pinching.ts";
import type { EditorContext, Next, PointerInput, ToolState } from "./tool.ts";

/** Takes every pointer event of the canvas and keeps the one state that the hand is in. */
export interface Hand {
  readonly state: ToolState["name"];
  down(input: PointerInput): void;
  move(input: PointerInput): void;
  up(input: PointerInput): void;
  /** Escape, a lost pointer, a closed editor: whatever was shown is taken back. */
  cancel(): void;
}

export function createHand(context: EditorContext): Hand {
  let state = idle(context);
  const pressed = new Map<number, PointerInput>();

  function enter(next: Next): void {
    if (next) state = next === "done" ? idle(context) : next;
  }

  function leave(): void {
    state.cancel?.();
    state = idle(context);
  }

  return {
    get state() {
      return state.name;
    },
    down(input) {
      pressed.set(input.id, input);
      const touches = [...pressed.values()].filter((pointer) => pointer.kind === "touch");
      const [one, other] = touches;
      if (one && other && touches.length === 2 && state.name !== "pinching") {
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
      enter(state.up?.(input));
    },
    cancel() {
      pressed.clear();
      leave();
    },
  };
}
