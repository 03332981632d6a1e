import type { Point } from "../geometry/box.ts";
import { pannedBy, zoomedAt } from "../geometry/camera.ts";
import type { EditorContext, PointerInput, ToolState } from "./tool.ts";

/** Two fingers hold the view: it follows their middle and grows with their distance. Lifting either ends it. */
export function pinching(context: EditorContext, one: PointerInput, other: PointerInput): ToolState {
  const { store } = context;
  const fingers = new Map([
    [one.id, one.at],
    [other.id, other.at],
  ]);
  const camera = store.get().camera;
  const middle = middleOf(one.at, other.at);
  const distance = Math.max(1, Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y));
  return {
    name: "pinching",
    move(input) {
      if (!fingers.has(input.id)) return undefined;
      fingers.set(input.id, input.at);
      const [first = input.at, second = input.at] = [...fingers.values()];
      const now = middleOf(first, second);
      const factor = Math.hypot(first.x - second.x, first.y - second.y) / distance;
      const moved = pannedBy(camera, now.x - middle.x, now.y - middle.y);
      store.set({ camera: zoomedAt(moved, now, factor) });
      return undefined;
    },
    up: (input) => (fingers.has(input.id) ? "done" : undefined),
  };
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
