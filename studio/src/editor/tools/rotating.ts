import { wholeRotation } from "../geometry/box.ts";
import { toScreen } from "../geometry/camera.ts";
import { turnedLayer } from "../model/transform-layer.ts";
import type { Held } from "./resizing.ts";
import type { EditorContext, PointerInput, ToolState } from "./tool.ts";

const QUARTER = 90_000;
const STICKS_WITHIN = 3_000;
const SHIFT_STEP = 15_000;

/** The knob above the box is dragged: the whole selection turns about the middle of the box. */
export function rotating(context: EditorContext, start: PointerInput, { layers, box }: Held): ToolState {
  const { store } = context;
  const centre = toScreen(store.get().camera, box);
  const angleOf = (input: PointerInput) => Math.atan2(input.at.y - centre.y, input.at.x - centre.x);
  const first = angleOf(start);
  return {
    name: "rotating",
    move(input) {
      const turned = box.rotation + ((angleOf(input) - first) * 180_000) / Math.PI;
      const rotation = wholeRotation(settled(turned, input));
      store.draft({
        kind: "rotate",
        layers: layers.map((layer) => turnedLayer(layer, box, rotation - box.rotation)),
        from: layers,
        guides: [],
        frame: { ...box, rotation },
      });
      return undefined;
    },
    up() {
      store.commitDraft("回転");
      return "done";
    },
    cancel: () => store.draft(undefined),
  };
}

/** Snaps to right angles; Shift steps by 15°; Ctrl allows every tenth of a degree. */
export function settled(rotation: number, input: Pick<PointerInput, "shift" | "mod">): number {
  if (input.shift) return Math.round(rotation / SHIFT_STEP) * SHIFT_STEP;
  const straight = Math.round(rotation / QUARTER) * QUARTER;
  if (!input.mod && Math.abs(rotation - straight) < STICKS_WITHIN) return straight;
  return Math.round(rotation / 100) * 100;
}
