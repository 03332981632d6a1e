import { type Point, wholeRotation } from "../geometry/box.ts";
import { turnedLayer } from "../model/transform-layer.ts";
import { spanOf, turnBetween } from "./finger-span.ts";
import type { Held } from "./resizing.ts";
import { settled } from "./rotating.ts";
import type { EditorContext, ToolState } from "./tool.ts";

/** Two fingers rotate the selection about its middle, as far as the line between them turns. */
export function twisting(context: EditorContext, { layers, box }: Held, held: ReadonlyMap<number, Point>): ToolState {
  const { store } = context;
  const fingers = new Map(held);
  let { angle } = spanOf(fingers);
  let turned = 0;
  return {
    name: "twisting",
    move(input) {
      if (!fingers.has(input.id)) return undefined;
      fingers.set(input.id, input.at);
      const now = spanOf(fingers).angle;
      turned += turnBetween(angle, now);
      angle = now;
      const rotation = wholeRotation(settled(box.rotation + turned * 1000, input));
      store.draft({
        kind: "rotate",
        layers: layers.map((layer) => turnedLayer(layer, box, rotation - box.rotation)),
        from: layers,
        guides: [],
        frame: { ...box, rotation },
      });
      return undefined;
    },
    up(input) {
      if (!fingers.has(input.id)) return undefined;
      store.commitDraft("回転");
      return "done";
    },
    cancel: () => store.draft(undefined),
  };
}
